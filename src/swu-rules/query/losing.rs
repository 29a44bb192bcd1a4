//! What is lost, before anything is gained (rule 17.4).
//!
//! An effect that takes abilities away may itself be taken away, so this decides who is silent, rather than the order
//! on the table: a loss that nothing takes away stands, what it silences takes nothing away, and so on. Losses that
//! only silence each other in a circle all stand: each was there before it could be lost.

use crate::book::{comes_first, is_nature};
use crate::engine::Rules;
use crate::table::card::Uid;
use crate::table::effect::Lasts;
use crate::table::stages::Stages;
use swu_language::ability::Give;

impl Rules<'_> {
    /// What units are and what they lose.
    pub(super) fn take_away(&mut self) {
        let traced = self.table.cache.trace.as_ref().map_or(0, Vec::len);
        self.effects_take();
        if self.table.cache.stages.has(Stages::TAKES) {
            self.constants_take(&[]);
            if !self.silent_takers().is_empty() {
                self.agree_who_takes(traced);
            }
        }
        self.silence();
    }

    /// Determines whose losses stand although others take from them: those certainly silent grow round by round, and
    /// with them those that certainly take.
    fn agree_who_takes(&mut self, traced: usize) {
        let mut silent = Vec::new();
        loop {
            let possible = self.silent_takers();
            if possible == silent {
                return;
            }
            let certain = self.taken_without(&possible, traced);
            let more = certain.into_iter().filter(|taker| !silent.contains(taker)).collect::<Vec<_>>();
            silent.extend(&more);
            silent.sort_unstable();
            self.taken_without(&silent, traced);
            if more.is_empty() {
                return;
            }
        }
    }

    /// Takes everything away again, except by these; returns who is then silent.
    fn taken_without(&mut self, silent: &[Uid], traced: usize) -> Vec<Uid> {
        self.table.cache.lose_nothing();
        if let Some(trace) = &mut self.table.cache.trace {
            trace.truncate(traced);
        }
        self.effects_take();
        self.constants_take(silent);
        self.silent_takers()
    }

    /// The cards that take something away and have now lost that ability, in order.
    fn silent_takers(&self) -> Vec<Uid> {
        let takers = self.table.cache.work.iter().filter(|item| item.stages.has(Stages::TAKES));
        let mut silent: Vec<Uid> = takers.filter(|item| self.is_silent(**item)).map(|item| item.source.uid).collect();
        silent.sort_unstable();
        silent.dedup();
        silent
    }

    fn effects_take(&mut self) {
        for index in 0..self.table.lasting.len() {
            let lasting = self.table.lasting[index];
            self.table.cache.cause = lasting.source;
            if let Lasts::Gift { gift, amount } = lasting.what
                && comes_first(&self.book.gift(gift).give)
                && self.is_unit(lasting.on)
            {
                self.apply(lasting.on, gift, amount);
            }
        }
    }

    /// First what units are, for effects on leader units or by trait; then the rest.
    fn constants_take(&mut self, silent: &[Uid]) {
        self.constants_take_what(silent, is_nature);
        self.constants_take_what(silent, |give| comes_first(give) && !is_nature(give));
    }

    fn constants_take_what(&mut self, silent: &[Uid], what: fn(&Give) -> bool) {
        for index in 0..self.table.cache.work.len() {
            let item = self.table.cache.work[index];
            if item.stages.has(Stages::TAKES) && !silent.contains(&item.source.uid) {
                self.speak(item, what);
            }
        }
    }

    /// Abilities that were lost wait for nothing.
    fn silence(&mut self) {
        let cache = &mut self.table.cache;
        if !cache.muted.is_empty() || cache.stats.iter().any(|stats| stats.blank) {
            let (place, stats, muted) = (&cache.place, &cache.stats, &cache.muted);
            let blank = |card: Uid| {
                muted.contains(&card) || stats.get(place[card.index()] as usize).is_some_and(|stats| stats.blank)
            };
            cache.listeners.retain(|listener| !blank(listener.card.uid));
            cache.listening = cache.listeners.iter().fold(0, |all, listener| all | listener.mask);
            cache.thin();
        }
    }
}
