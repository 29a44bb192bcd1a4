//! Verbs about hands and decks that need no choice of their own (rule 23).

use crate::book::op::CardVerb;
use crate::change::moment::Moment;
use crate::engine::Rules;
use crate::fact::What;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::effect::{CARDS, Effect};
use seats::{Seat, SeatSet};
use swu_language::ability::{Qty, Ref, Selector, Who};

impl Rules<'_> {
    /// Verbs about cards outside play that need no choice of their own.
    pub(crate) fn card_verb(&mut self, e: &mut Effect, verb: &CardVerb) {
        match verb {
            CardVerb::Draw(who, count) => {
                let count = self.qty(e, count);
                let seats = self.players(e, *who);
                self.draw(seats, count);
                e.amount_done = count;
                e.done_in_full = !seats.is_empty() && count > 0;
            }
            CardVerb::DiscardRandom(who, count) => {
                let count = self.qty(e, count);
                let mut done = 0;
                for seat in self.players(e, *who).iter() {
                    let mut hand = self.table.sides[seat].hand.clone();
                    self.table.chance.shuffle(&mut hand);
                    hand.truncate(count.max(0) as usize);
                    done += hand.len();
                    self.discard_from_hand(seat, &hand);
                }
                e.amount_done = done as i16;
                e.done_in_full = done > 0;
            }
            CardVerb::DiscardHand(who) => {
                let mut done = 0;
                for seat in self.players(e, *who).iter() {
                    let hand = self.table.sides[seat].hand.clone();
                    done += hand.len();
                    self.discard_from_hand(seat, &hand);
                }
                e.amount_done = done as i16;
                // An empty hand counts as discarded (rule 23.2).
                e.done_in_full = true;
            }
            CardVerb::Mill(who, count) => self.mill(e, *who, count),
            CardVerb::LookAtHand(who) => self.see_hand(e, *who, What::Looked, SeatSet::one(e.controller)),
            CardVerb::RevealHand(who) => self.see_hand(e, *who, What::Revealed, SeatSet::everyone(self.table.seats())),
            CardVerb::Reveal => {
                let mut it = self.take_buffer();
                self.collect(e, &Selector::The(Ref::It), &mut it);
                let mut shown = SeatSet::EMPTY;
                for obj in &it {
                    self.fact(What::Revealed, self.controller(*obj), obj.uid, Uid::NONE, 0);
                    if self.table.card(obj.uid).zone == Zone::Hand {
                        shown.insert(self.table.card(obj.uid).owner);
                    }
                }
                shown.iter().for_each(|seat| self.moment(Moment::Shown(seat)));
                e.amount_done = it.len() as i16;
                e.done_in_full = !it.is_empty();
                self.give_buffer(it);
            }
            CardVerb::LookAt => {
                let mut it = self.take_buffer();
                self.collect(e, &Selector::The(Ref::It), &mut it);
                for obj in &it {
                    self.fact_for(What::Looked, e.controller, obj.uid, Uid::NONE, 2, SeatSet::one(e.controller));
                }
                e.secret = true;
                e.amount_done = it.len() as i16;
                e.done_in_full = !it.is_empty();
                self.fill(e, CARDS, &it);
                self.give_buffer(it);
            }
            CardVerb::LookAtTop(who, count) => {
                e.secret = true;
                self.top_cards(e, *who, count, What::Looked, SeatSet::one(e.controller));
            }
            CardVerb::RevealTop(who, count) => {
                e.secret = false;
                self.top_cards(e, *who, count, What::Revealed, SeatSet::everyone(self.table.seats()));
            }
            CardVerb::Pay(amount) => {
                let payer = self.payer(e);
                let amount = self.qty(e, amount);
                e.done_in_full = self.pay(payer, amount);
                e.amount_done = if e.done_in_full { amount } else { 0 };
                if e.done_in_full {
                    self.fact(What::Paid, payer, Uid::NONE, Uid::NONE, amount);
                }
            }
        }
    }

    fn mill(&mut self, e: &mut Effect, who: Who, count: &Qty) {
        let count = self.qty(e, count);
        let mut gone: Vec<Obj> = Vec::new();
        for seat in self.players(e, who).iter() {
            gone.extend(self.mill_deck(seat, count));
        }
        e.amount_done = gone.len() as i16;
        e.done_in_full = !gone.is_empty();
        e.secret = false;
        self.fill(e, CARDS, &gone);
    }

    /// Discards the top cards of a deck, as many as there are (rule 42.3).
    pub(in crate::flow) fn mill_deck(&mut self, seat: Seat, count: i16) -> Vec<Obj> {
        let mut gone: Vec<Obj> = Vec::new();
        for _ in 0..count {
            let Some(uid) = self.table.sides[seat].deck.last().copied() else { break };
            self.discard_from_deck(uid);
            gone.push(self.table.obj(uid));
        }
        gone
    }

    fn see_hand(&mut self, e: &mut Effect, who: Who, what: What, witnesses: SeatSet) {
        for seat in self.players(e, who).iter() {
            for uid in self.spread_out(seat) {
                let by = if what == What::Looked { e.controller } else { seat };
                let amount = i16::from(what == What::Looked);
                self.fact_for(what, by, uid, Uid::NONE, amount, witnesses);
            }
            if what == What::Revealed && !self.table.sides[seat].hand.is_empty() {
                self.moment(Moment::Shown(seat));
            }
        }
        e.done_in_full = true;
    }

    /// A hand laid open, in the order of the cards' numbers, which does not give away how long a card has been held.
    fn spread_out(&self, seat: Seat) -> Vec<Uid> {
        let mut hand = self.table.sides[seat].hand.clone();
        hand.sort_by_key(|uid| (self.table.card(*uid).def, *uid));
        hand
    }

    fn top_cards(&mut self, e: &mut Effect, who: Who, count: &Qty, what: What, witnesses: SeatSet) {
        let count = self.qty(e, count).max(0) as usize;
        let mut cards: Vec<Obj> = Vec::new();
        for seat in self.players(e, who).iter() {
            let deck = &self.table.sides[seat].deck;
            cards.extend(deck.iter().rev().take(count).map(|uid| self.table.obj(*uid)));
        }
        for obj in &cards {
            let by = if what == What::Looked { e.controller } else { self.table.card(obj.uid).owner };
            self.fact_for(what, by, obj.uid, Uid::NONE, 0, witnesses);
        }
        e.amount_done = cards.len() as i16;
        e.done_in_full = !cards.is_empty();
        self.fill(e, CARDS, &cards);
    }
}
