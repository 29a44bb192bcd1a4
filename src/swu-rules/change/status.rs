//! Exhausting and readying (rule 2.6).

use super::moment::Moment;
use crate::engine::Rules;
use crate::fact::What;
use crate::table::cache::Stats;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::depends::Depends;
use seats::Seat;

/// The values that change when a card there is exhausted or readied.
fn readiness(zone: Zone) -> Depends {
    if zone == Zone::Resource { Depends::SPENT } else { Depends::READY }
}

impl Rules<'_> {
    /// Turns over a leader with another leader side; its status stays (rule 4.2d). True if it did.
    pub(crate) fn flip(&mut self, leader: Obj) -> bool {
        if self.table.live(leader).is_none() || self.def(leader).back.is_none() {
            return false;
        }
        // The log names the side that was up.
        self.fact(What::Flipped, self.table.card(leader.uid).controller, leader.uid, Uid::NONE, 0);
        let card = self.table.card_mut(leader.uid);
        card.set(CardState::FLIPPED, !card.has(CardState::FLIPPED));
        self.table.cache.forget();
        true
    }

    /// Exhausts a card; true if it was ready.
    pub(crate) fn exhaust(&mut self, obj: Obj) -> bool {
        let Some(card) = self.table.live(obj) else { return false };
        if card.exhausted() {
            return false;
        }
        let (seat, zone) = (card.controller, card.zone);
        self.table.card_mut(obj.uid).set(CardState::EXHAUSTED, true);
        self.table.cache.changed(readiness(zone));
        // Everybody sees that a resource turns, but not which card it is.
        let named = if zone == Zone::Resource { Uid::NONE } else { obj.uid };
        self.fact(What::Exhausted, seat, named, Uid::NONE, 0);
        true
    }

    /// A unit that is just entering play is exhausted, unless it enters ready by some text (rule 2.6).
    pub fn arrive(&mut self, unit: Obj, ready: bool) {
        self.refresh();
        let ready = ready || self.stats(unit.uid).is_some_and(|stats| stats.has(Stats::ENTERS_READY));
        self.table.card_mut(unit.uid).set(CardState::EXHAUSTED, !ready);
        self.table.cache.changed(Depends::READY);
    }

    /// Is the card exhausted, and does nothing keep it from readying?
    pub(crate) fn can_ready(&self, obj: Obj) -> bool {
        self.table.live(obj).is_some_and(|card| card.exhausted())
            && !self.stats(obj.uid).is_some_and(|stats| stats.has(Stats::CANT_READY))
    }

    /// Readies a card; true if it was exhausted and could ready.
    pub fn ready(&mut self, obj: Obj) -> bool {
        let Some(card) = self.table.live(obj).filter(|_| self.can_ready(obj)) else { return false };
        let (seat, zone) = (card.controller, card.zone);
        self.table.card_mut(obj.uid).set(CardState::EXHAUSTED, false);
        self.table.cache.changed(readiness(zone));
        if zone == Zone::Resource {
            self.fact(What::Readied, seat, Uid::NONE, Uid::NONE, 0);
        } else {
            self.fact(What::Readied, seat, obj.uid, Uid::NONE, 0);
            self.moment(Moment::Readied(obj));
        }
        true
    }

    /// Exhausts that many ready resources (rule 5.1), or as many as there are.
    pub(crate) fn exhaust_resources(&mut self, seat: Seat, amount: i16) {
        let mut left = amount;
        self.table.cache.changed(Depends::SPENT);
        for place in 0..self.table.sides[seat].resources.len() {
            if left == 0 {
                break;
            }
            let uid = self.table.sides[seat].resources[place];
            if !self.table.card(uid).exhausted() {
                self.table.card_mut(uid).set(CardState::EXHAUSTED, true);
                left -= 1;
            }
        }
    }

    /// The player arranges which resources are ready until an opponent picks among them without knowing which is which
    /// (rule 3.3): then chance arranges them, and their names do not give away where they lay.
    pub(crate) fn mix_ready(&mut self, seat: Seat) {
        self.arrange_ready(seat);
        let mut shown = self.table.sides[seat].resources.clone();
        shown.sort_by_key(|uid| (self.table.card(*uid).exhausted(), self.table.card(*uid).owner));
        shown.into_iter().for_each(|uid| self.rename(uid));
    }

    fn arrange_ready(&mut self, seat: Seat) {
        let resources = self.table.sides[seat].resources.clone();
        let mut exhausted: Vec<bool> = resources.iter().map(|uid| self.table.card(*uid).exhausted()).collect();
        if exhausted.iter().all(|one| *one) || !exhausted.contains(&true) {
            return;
        }
        self.table.chance.shuffle(&mut exhausted);
        for (uid, exhausted) in resources.into_iter().zip(exhausted) {
            self.table.card_mut(uid).set(CardState::EXHAUSTED, exhausted);
        }
        self.table.cache.changed(Depends::SPENT);
    }

    /// Ready and exhausted do not stick to a resource card (rule 3.3): among the resources a player gives up, exhausted
    /// ones go first.
    pub(crate) fn give_exhausted_first(&mut self, seat: Seat, given: &[Obj]) {
        for obj in given {
            let ready = |card: &CardState| card.zone == Zone::Resource && card.controller == seat && !card.exhausted();
            if !self.table.live(*obj).is_some_and(ready) {
                continue;
            }
            let stays = |uid: &&Uid| !given.iter().any(|other| other.uid == **uid);
            let tired = |uid: &&Uid| self.table.card(**uid).exhausted();
            let Some(other) = self.table.sides[seat].resources.iter().filter(stays).find(tired).copied() else {
                return;
            };
            self.table.card_mut(other).set(CardState::EXHAUSTED, false);
            self.table.card_mut(obj.uid).set(CardState::EXHAUSTED, true);
            self.table.cache.changed(Depends::SPENT);
        }
    }
}
