//! Drawing and discarding (rule 23).

use super::moment::{About, Moment};
use crate::book::DISCARDED;
use crate::engine::Rules;
use crate::fact::What;
use crate::table::batch::Hit;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::memory::{FROM_HAND, Happening};
use seats::{Seat, SeatSet};
use swu_language::ability::Give;

impl Rules<'_> {
    /// Several players draw at once; each missing card is 3 damage to that player's base (rule 23.3).
    pub fn draw(&mut self, seats: SeatSet, count: i16) {
        let mut hits: Vec<Hit> = Vec::new();
        for seat in self.table.active.clockwise(self.table.seats()).filter(|seat| seats.has(*seat)) {
            let missing = self.draw_what_is_there(seat, count);
            if missing > 0
                && let Some(base) = self.table.sides[seat].base
            {
                let to = self.table.obj(base);
                hits.push(self.ability_hit(to, 3 * missing, Obj::NONE, seat));
            }
        }
        if !hits.is_empty() {
            self.deal(&hits);
        }
    }

    fn draw_what_is_there(&mut self, seat: Seat, count: i16) -> i16 {
        let mut drawn = 0;
        let mut cards = self.take_buffer();
        while drawn < count {
            let Some(uid) = self.table.sides[seat].deck.last().copied() else { break };
            self.relocate(uid, Zone::Hand, seat);
            self.fact_for(What::Drew, seat, uid, Uid::NONE, 1, SeatSet::one(seat));
            cards.push(self.table.obj(uid));
            drawn += 1;
        }
        self.note_drawn(seat, &cards);
        self.give_buffer(cards);
        count - drawn
    }

    /// Remembers how many cards a player drew.
    pub(crate) fn note_drawn(&mut self, seat: Seat, cards: &[Obj]) {
        let count = cards.len() as i16;
        if count > 0
            && let Some(base) = self.table.sides[seat].base
        {
            self.note(Happening::Drew, seat, self.table.obj(base), Obj::NONE, count);
            self.moment(Moment::Drew(seat));
            self.drew_these(seat, cards);
        }
    }

    /// Cards are discarded from a hand at once.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, cards: &[Uid]) {
        for uid in cards {
            self.relocate(*uid, Zone::Discard, seat);
            let obj = self.table.obj(*uid);
            self.note(Happening::Discarded, seat, obj, Obj::NONE, FROM_HAND);
            self.fact(What::Discarded, seat, *uid, Uid::NONE, 1);
        }
        for uid in cards {
            self.moment(Moment::DiscardsFromHand(self.table.obj(*uid), seat));
            self.was_discarded(self.table.obj(*uid), seat);
        }
        if !cards.is_empty() {
            self.moment(Moment::Shown(seat));
        }
    }

    /// A player who may look at the top card of their deck at any time has seen it as soon as it is there (rule 42.12).
    #[inline]
    pub(crate) fn show_tops(&mut self) {
        if !self.table.cache.player_rules.is_empty() || !self.table.tops.is_empty() {
            self.show_new_tops();
        }
    }

    fn show_new_tops(&mut self) {
        let seeing: SeatSet = self.table.living().filter(|seat| self.sees_top(*seat)).collect();
        self.table.tops.retain(|(seat, _)| seeing.has(*seat));
        for seat in seeing.iter() {
            let Some(top) = self.table.sides[seat].deck.last().copied() else { continue };
            let now = (seat, self.table.card(top).handle);
            if !self.table.tops.contains(&now) {
                self.table.tops.retain(|(other, _)| *other != seat);
                self.table.tops.push(now);
                self.fact_for(What::Looked, seat, top, Uid::NONE, 0, SeatSet::one(seat));
            }
        }
    }

    /// May the player look at the top card of their deck at any time?
    pub(crate) fn sees_top(&self, seat: Seat) -> bool {
        let sees = |gift| self.book.gift(gift).give == Give::SeesTopOfDeck;
        self.table.cache.player_rules.iter().any(|(whose, _, gift)| *whose == seat && sees(*gift))
    }

    /// A card goes from a deck to the discard pile.
    pub(crate) fn discard_from_deck(&mut self, uid: Uid) {
        let owner = self.table.card(uid).owner;
        self.relocate(uid, Zone::Discard, owner);
        let obj = self.table.obj(uid);
        self.note(Happening::Discarded, owner, obj, Obj::NONE, 0);
        self.fact(What::Discarded, owner, uid, Uid::NONE, 1);
        self.moment(Moment::DiscardsFromDeck(obj, owner));
        self.was_discarded(obj, owner);
    }

    /// A card's text about being discarded from a hand or a deck (rule 42.3): its owner resolves it.
    fn was_discarded(&mut self, card: Obj, owner: Seat) {
        let book = self.book;
        let side = &book.def(self.table.card(card.uid).def).front;
        if side.mask & DISCARDED == 0 || self.silent(self.from_hand(card.uid, owner)) {
            return;
        }
        for waiting in side.triggers.iter().filter(|waiting| waiting.mask & DISCARDED != 0) {
            self.wait(waiting.ability, card, Obj::NONE, owner, About::card(card));
        }
    }
}
