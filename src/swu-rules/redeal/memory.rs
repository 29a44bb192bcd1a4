//! What one seat was shown of cards that are hidden now.

use crate::clone_in_place::clone_in_place;
use crate::fact::{Fact, Seen, What};
use crate::table::card::{CardState, DefId, Uid, Zone};
use seats::Seat;

/// The hidden cards that a seat can follow: looked at, revealed, returned, put back. A card is followed as long as its
/// name lasts, and no longer than the seat can tell where it went: when cards of that player move unseen, those that
/// might be among them are forgotten.
#[derive(PartialEq, Eq, Debug)]
pub struct Memory {
    eyes: Seat,
    known: Vec<Known>,
}

clone_in_place!(Memory { eyes, known });

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Known {
    uid: Uid,
    handle: u16,
    def: DefId,
    whose: Seat,
    /// It is among the resources, which are never shuffled.
    resource: bool,
}

impl Memory {
    /// A seat that has been shown nothing yet.
    pub fn new(eyes: Seat) -> Memory {
        Memory { eyes, known: Vec::new() }
    }

    /// Whose memory it is.
    pub fn eyes(&self) -> Seat {
        self.eyes
    }

    /// What happened, in order, one pick at a time.
    pub fn witness(&mut self, facts: &[Fact]) {
        let mut now: Vec<Uid> = Vec::new();
        for fact in facts {
            let Some(card) = fact.card else { continue };
            match (fact.what, fact.witnesses.has(self.eyes)) {
                (What::Looked | What::Revealed, true) => {
                    now.push(card.uid);
                    if !self.known.iter().any(|known| known.uid == card.uid) {
                        self.forget_copy(card, &now);
                    }
                    self.learn(card, false);
                }
                (What::Topped | What::Returned, true) => self.learn(card, false),
                (What::Resourced, true) => self.learn(card, true),
                (What::Drew | What::ResourcedTop, false) => self.follow(card, fact.what == What::ResourcedTop),
                (What::Looked | What::Topped | What::Bottomed | What::Resourced, false) => {
                    self.known.retain(|known| known.whose != card.controller || known.resource);
                }
                // It may have been any of the resources, too.
                (What::Returned, false) => self.known.retain(|known| known.whose != card.controller),
                (What::Played | What::Discarded | What::Attached, true) => self.spend(card),
                _ => {}
            }
        }
    }

    /// Does the seat know this card where it lies?
    pub(super) fn knows(&self, uid: Uid, card: &CardState) -> bool {
        let same = |known: &&Known| known.uid == uid && known.handle == card.handle;
        self.known.iter().find(same).is_some_and(|known| known.resource == (card.zone == Zone::Resource))
    }

    fn learn(&mut self, card: Seen, resource: bool) {
        self.known.retain(|known| known.uid != card.uid);
        let Seen { uid, def, handle, controller, .. } = card;
        self.known.push(Known { uid, handle, def, whose: controller, resource });
    }

    /// A card with a known position went where everybody saw it go.
    fn follow(&mut self, card: Seen, resource: bool) {
        if self.known.iter().any(|known| known.uid == card.uid) {
            self.learn(card, resource);
        }
    }

    /// A card left its hidden zone face up: it may be the one that was known.
    fn spend(&mut self, card: Seen) {
        match self.known.iter().position(|known| known.uid == card.uid) {
            Some(place) => {
                self.known.remove(place);
            }
            None => self.forget_copy(card, &[]),
        }
    }

    /// Nobody can say which of several equal cards it was.
    fn forget_copy(&mut self, card: Seen, but: &[Uid]) {
        let copy = |known: &Known| known.def == card.def && known.whose == card.controller;
        if let Some(place) = self.known.iter().position(|known| copy(known) && !but.contains(&known.uid)) {
            self.known.remove(place);
        }
    }
}
