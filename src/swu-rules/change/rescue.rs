//! Rescue: a captured card comes back (rule 19.5).

use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::table::cache::Stats;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::frame::Frame;
use crate::table::memory::Happening;
use swu_language::word::Arena;
use swu_view::DecisionKind;

impl Rules<'_> {
    /// A captured card returns to its arena under its owner's control. One that may enter play as a copy is free, but
    /// waits for its owner's choice: the next state check asks.
    pub(crate) fn rescue(&mut self, captive: Uid) {
        if self.has_copies(self.table.obj(captive), self.table.card(captive).owner) {
            self.table.card_mut(captive).host = Uid::NONE;
            self.table.cache.forget();
        } else {
            self.enter_rescued(captive, None);
        }
    }

    /// A freed captive that waits for the choice of what it copies.
    pub(super) fn freed(&self) -> Option<Uid> {
        self.table.captives.iter().copied().find(|uid| self.table.card(*uid).host == Uid::NONE)
    }

    /// Its owner chooses what it copies, or nothing (rule 22.4); then it enters play.
    pub(crate) fn rescue_copy(&mut self, captive: Uid, choice: Option<Choice>) {
        let card = *self.table.card(captive);
        if card.zone != Zone::Captured || card.host != Uid::NONE {
            return;
        }
        let obj = self.table.obj(captive);
        let mut options = self.list();
        if choice.is_none() {
            self.copies_for(obj, card.owner, &mut options);
        }
        if options.is_empty() {
            self.table.scratch.spare = options;
            let copied = match choice {
                Some(Choice::Card(uid)) => Some(self.table.obj(uid)),
                _ => None,
            };
            self.enter_rescued(captive, copied);
            self.check();
            return;
        }
        options.push(Choice::Skip);
        self.table.frames.push(Frame::Rescue { card: captive });
        let asked = self.decider(card.owner);
        self.ask(asked, DecisionKind::Target, obj, Prompt::Copy, false, options);
    }

    /// It enters play exhausted (rule 19.5), unless it says that it enters play ready (rule 2.6).
    fn enter_rescued(&mut self, captive: Uid, copied: Option<Obj>) {
        let owner = self.table.card(captive).owner;
        let def = self.book.def(self.table.card(copied.map_or(captive, |of| of.uid)).def);
        self.relocate(captive, if def.arena == Arena::Ground { Zone::Ground } else { Zone::Space }, owner);
        let obj = self.table.obj(captive);
        if let Some(of) = copied {
            self.become_copy(obj, self.table.card(of.uid).def, of);
        }
        self.refresh();
        let ready = self.stats(captive).is_some_and(|stats| stats.has(Stats::RESCUED_READY));
        self.arrive(obj, ready);
        self.note(Happening::Entered, owner, obj, Obj::NONE, 0);
        self.fact(What::Rescued, owner, captive, Uid::NONE, 0);
    }
}
