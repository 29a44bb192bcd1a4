//! The rules at work on one table: what every part of them needs.

use super::book::Book;
use super::decision::{Choice, Decision, Prompt};
use super::fact::{Fact, Log, Seen, What};
use super::table::Table;
use super::table::batch::Batch;
use super::table::card::{Obj, Uid, Zone};
use super::table::frame::Frame;
use seats::{Seat, SeatSet};
use swu_language::ability::Until;
use swu_view::{DecisionKind, EndReason, Over};

/// The rules at work on one table.
pub struct Rules<'a> {
    /// All cards.
    pub book: &'a Book,
    /// The game.
    pub t: &'a mut Table,
    /// What happens is written here.
    pub log: &'a mut Log,
    /// What several programs do at once is collected here.
    pub(crate) batch: Option<Batch>,
}

impl Rules<'_> {
    /// Puts a frame back where it was; frames pushed meanwhile stay above it.
    pub(super) fn put_back(&mut self, at: usize, frame: Frame) {
        if self.t.over.is_none() && at <= self.t.frames.len() {
            self.t.frames.insert(at, frame);
        }
    }

    /// An empty list for options, reusing memory.
    pub(super) fn list(&mut self) -> Vec<Choice> {
        let mut list = std::mem::take(&mut self.t.scratch.spare);
        list.clear();
        list
    }

    /// Asks a seat to pick one of a list.
    pub(super) fn ask(
        &mut self,
        seat: Seat,
        kind: DecisionKind,
        source: Obj,
        prompt: Prompt,
        private: bool,
        options: Vec<Choice>,
    ) {
        debug_assert!(!options.is_empty(), "a decision needs options: {prompt:?}");
        self.t.decision = Some(Decision { seat, kind, source, prompt, private, options });
    }

    /// The game ends.
    pub(super) fn end(&mut self, winners: Vec<Seat>, reason: EndReason) {
        if self.t.over.is_some() {
            return;
        }
        if winners.is_empty() {
            self.fact(What::Draw, Seat(0), Uid::NONE, Uid::NONE, 0);
        }
        for winner in &winners {
            self.fact(What::Won, *winner, Uid::NONE, Uid::NONE, 0);
        }
        self.t.over = Some(Over { winners, reason });
        self.t.decision = None;
        self.t.frames.clear();
        self.t.runs.clear();
        self.t.pending.clear();
        self.t.attacks.clear();
        self.t.pool.clear();
        self.t.gone.clear();
        self.t.bounties.clear();
        self.t.declined.clear();
        self.t.saved.clear();
        self.t.dealing.clear();
        self.t.extra = None;
        self.t.cache.forget();
        self.expire(|until| until == Until::EndOfAttack);
        self.t.hurt.clear();
        self.t.hurt_in_combat.clear();
    }

    /// Writes down a fact that everybody may see.
    pub(super) fn fact(&mut self, what: What, seat: Seat, card: Uid, other: Uid, amount: i16) {
        let everyone = SeatSet::everyone(self.t.seats());
        self.fact_for(what, seat, card, other, amount, everyone);
    }

    /// Writes down a fact whose faces only some seats may see.
    pub(super) fn fact_for(&mut self, what: What, seat: Seat, card: Uid, other: Uid, amount: i16, witnesses: SeatSet) {
        // A card turned up where it lies gets a name that does not give away how long it has been there.
        if matches!(what, What::Looked | What::Revealed)
            && self.t.cards.get(card.index()).is_some_and(|card| card.zone.hidden())
        {
            self.rename(card);
        }
        if self.log.on {
            let fact =
                Fact { what, seat, card: self.seen(card), other: self.seen(other), amount, witnesses, change: None };
            self.log.facts.push(fact);
        }
    }

    fn seen(&self, uid: Uid) -> Option<Seen> {
        let card = self.t.cards.get(uid.index())?;
        let flipped = self.book.is_turned(card);
        Some(Seen { uid, def: card.def, handle: card.handle, controller: card.controller, flipped })
    }

    /// Takes a buffer for objects.
    pub(super) fn take_buffer(&mut self) -> Vec<Obj> {
        let mut buffer = self.t.scratch.buffers.pop().unwrap_or_default();
        buffer.clear();
        buffer
    }

    /// Gives a buffer back.
    pub(super) fn give_buffer(&mut self, buffer: Vec<Obj>) {
        self.t.scratch.buffers.push(buffer);
    }

    /// A new handle: the card's earlier name is forgotten by everybody.
    pub(super) fn rename(&mut self, uid: Uid) {
        self.t.next_handle = self.t.next_handle.wrapping_add(1);
        let handle = self.t.next_handle;
        self.t.card_mut(uid).handle = handle;
    }

    /// Is the object a unit in play now?
    pub(super) fn is_unit(&self, obj: Obj) -> bool {
        self.t.live(obj).is_some_and(|card| card.zone.is_arena())
    }

    /// Is the object a base?
    pub(super) fn is_base(&self, obj: Obj) -> bool {
        self.t.live(obj).is_some_and(|card| card.zone == Zone::Base && !card.has(super::table::card::CardState::LEADER))
    }
}
