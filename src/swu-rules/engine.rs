//! The rules at work on one table: what every part of them needs.

use super::book::Book;
use super::decision::{Choice, Decision, Prompt};
use super::fact::{Fact, Log, Seen, What};
use super::table::Table;
use super::table::batch::Batch;
use super::table::card::{Obj, Uid};
use super::table::frame::Frame;
use crate::reading::Reading;
use seats::{Seat, SeatSet};
use swu_view::DecisionKind;

/// The rules at work on one table.
pub(crate) struct Rules<'a> {
    /// All cards.
    pub book: &'a Book,
    /// The game.
    pub table: &'a mut Table,
    /// What happens is written here.
    pub log: &'a mut Log,
    /// What several programs do at once is collected here.
    pub(crate) batch: Option<Batch>,
    /// Does somebody look at the game after every step, who may have to stop there?
    pub(crate) stepwise: bool,
}

impl Rules<'_> {
    /// What can be read of them. Nothing can be changed through it.
    pub(crate) fn read(&self) -> Reading<'_> {
        Reading { book: self.book, table: self.table }
    }

    /// Puts a frame back where it was; frames pushed meanwhile stay above it.
    pub(super) fn put_back(&mut self, at: usize, frame: Frame) {
        if self.table.over.is_none() && at <= self.table.frames.len() {
            self.table.frames.insert(at, frame);
        }
    }

    /// An empty list for options, reusing memory.
    pub(super) fn list(&mut self) -> Vec<Choice> {
        let mut list = std::mem::take(&mut self.table.scratch.spare);
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
        self.table.decision = Some(Decision { seat, kind, source, prompt, private, options });
    }

    /// Writes down a fact that everybody may see.
    #[inline]
    pub(super) fn fact(&mut self, what: What, seat: Seat, card: Uid, other: Uid, amount: i16) {
        if self.log.on || turns_up(what) {
            let everyone = SeatSet::everyone(self.table.seats());
            self.fact_for(what, seat, card, other, amount, everyone);
        }
    }

    /// Writes down a fact whose faces only some seats may see.
    pub(super) fn fact_for(&mut self, what: What, seat: Seat, card: Uid, other: Uid, amount: i16, witnesses: SeatSet) {
        // A card turned up where it lies gets a name that does not give away how long it has been there.
        if turns_up(what) && self.table.cards.get(card.index()).is_some_and(|card| card.zone.hidden()) {
            self.rename(card);
        }
        if self.log.on {
            let fact =
                Fact { what, seat, card: self.seen(card), other: self.seen(other), amount, witnesses, change: None };
            self.log.facts.push(fact);
        }
    }

    fn seen(&self, uid: Uid) -> Option<Seen> {
        let card = self.table.cards.get(uid.index())?;
        let flipped = self.book.is_turned(card);
        Some(Seen { uid, def: card.def, handle: card.handle, controller: card.controller, flipped })
    }

    /// Takes a buffer for objects.
    pub(super) fn take_buffer(&mut self) -> Vec<Obj> {
        let mut buffer = self.table.scratch.buffers.pop().unwrap_or_default();
        buffer.clear();
        buffer
    }

    /// Gives a buffer back.
    pub(super) fn give_buffer(&mut self, buffer: Vec<Obj>) {
        self.table.scratch.buffers.push(buffer);
    }

    /// A new handle: the card's earlier name is forgotten by everybody.
    pub(super) fn rename(&mut self, uid: Uid) {
        self.table.next_handle = self.table.next_handle.wrapping_add(1);
        let handle = self.table.next_handle;
        self.table.card_mut(uid).handle = handle;
    }
}

/// Does somebody see a card where it lies hidden?
const fn turns_up(what: What) -> bool {
    matches!(what, What::Looked | What::Revealed)
}
