//! What is lost, before anything is gained (rule 17.4).
//!
//! An effect that takes abilities away may itself be taken away, so this decides who is silent, rather than the order
//! on the table: a loss that nothing takes away stands, what it silences takes nothing away, and so on. Losses that
//! only silence each other in a circle all stand: each was there before it could be lost.

use crate::book::{comes_first, is_nature, is_other_loss};
use crate::engine::Rules;
use crate::query::stats;
use crate::reading::Reading;
use crate::table::card::Uid;
use crate::table::effect::Lasts;
use crate::table::stages::Stages;
use crate::values::{constants, giving};
use swu_language::ability::Grant;

/// What units are and what they lose.
pub(super) fn take_away(rules: &mut Rules<'_>) {
    let traced = rules.table.cache.trace.as_ref().map_or(0, Vec::len);
    effects_take(rules);
    if rules.table.cache.stages.has(Stages::TAKES) {
        constants_take(rules, &[]);
        if !silent_takers(rules.read()).is_empty() {
            agree_who_takes(rules, traced);
        }
    }
    silence(rules);
}

/// Determines whose losses stand although others take from them: those certainly silent grow round by round, and
/// with them those that certainly take.
fn agree_who_takes(rules: &mut Rules<'_>, traced: usize) {
    let mut silent = Vec::new();
    loop {
        let possible = silent_takers(rules.read());
        if possible == silent {
            return;
        }
        let certain = taken_without(rules, &possible, traced);
        let more = certain.into_iter().filter(|taker| !silent.contains(taker)).collect::<Vec<_>>();
        silent.extend(&more);
        silent.sort_unstable();
        taken_without(rules, &silent, traced);
        if more.is_empty() {
            return;
        }
    }
}

/// Takes everything away again, except by these; returns who is then silent.
fn taken_without(rules: &mut Rules<'_>, silent: &[Uid], traced: usize) -> Vec<Uid> {
    rules.table.cache.lose_nothing();
    if let Some(trace) = &mut rules.table.cache.trace {
        trace.truncate(traced);
    }
    effects_take(rules);
    constants_take(rules, silent);
    silent_takers(rules.read())
}

/// The cards that take something away and have now lost that ability, in order.
fn silent_takers(reading: Reading<'_>) -> Vec<Uid> {
    let takers = reading.table.cache.work.iter().filter(|item| item.stages.has(Stages::TAKES));
    let mut silent: Vec<Uid> =
        takers.filter(|item| stats::is_silent(reading, **item)).map(|item| item.source.uid).collect();
    silent.sort_unstable();
    silent.dedup();
    silent
}

fn effects_take(rules: &mut Rules<'_>) {
    for index in 0..rules.table.lasting.len() {
        let lasting = rules.table.lasting[index];
        rules.table.cache.cause = lasting.source;
        match lasting.what {
            Lasts::Gift { gift, amount }
                if comes_first(&rules.book.gift(gift).give) && rules.table.is_unit(lasting.on) =>
            {
                giving::apply(rules, lasting.on, gift, amount);
            }
            Lasts::Lost(keyword) => giving::take(rules, lasting.on, Some(keyword)),
            Lasts::Silent => giving::take(rules, lasting.on, None),
            _ => {}
        }
    }
}

/// First what units are, for effects on leader units or by trait; then the rest.
fn constants_take(rules: &mut Rules<'_>, silent: &[Uid]) {
    if rules.table.cache.stages.has(Stages::NATURE) {
        constants_take_what(rules, Stages::NATURE, silent, is_nature);
    }
    if rules.table.cache.stages.has(Stages::LOSSES) {
        constants_take_what(rules, Stages::LOSSES, silent, is_other_loss);
    }
}

fn constants_take_what(rules: &mut Rules<'_>, stage: Stages, silent: &[Uid], what: fn(&Grant) -> bool) {
    for index in 0..rules.table.cache.work.len() {
        let item = rules.table.cache.work[index];
        if item.stages.has(stage) && !silent.contains(&item.source.uid) {
            let held = constants::speak(rules, item, what);
            rules.table.cache.work[index].held |= held;
        }
    }
}

/// Abilities that were lost wait for nothing.
fn silence(rules: &mut Rules<'_>) {
    let cache = &mut rules.table.cache;
    let blank = cache.stats.iter().filter(|stats| stats.blank).map(|stats| stats.uid);
    let silent: Vec<Uid> = cache.muted.iter().copied().chain(blank).collect();
    if !silent.is_empty() {
        cache.silence(|listener| silent.contains(&listener.card.uid));
    }
}
