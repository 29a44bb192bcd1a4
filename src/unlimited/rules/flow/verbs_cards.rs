//! Verbs about hands and decks (rule 23).

use super::effect::Flow;
use crate::seats::{Seat, SeatSet};
use crate::unlimited::cards::ability::{Is, Qty, Ref, Set, Who};
use crate::unlimited::rules::book::op::{Op, SearchOp};
use crate::unlimited::rules::decision::Choice;
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::fact::What;
use crate::unlimited::rules::table::card::{Obj, Uid, Zone};
use crate::unlimited::rules::table::effect::{Effect, Span, slot};
use crate::unlimited::rules::view::DecisionKind;

const CARDS: usize = 5;

impl Rules<'_> {
    /// Verbs about cards outside play that need no choice of their own.
    pub(in crate::unlimited::rules) fn card_verb(&mut self, e: &mut Effect, it: &[Obj], op: &Op) {
        match op {
            Op::Draw(who, count) => {
                let count = self.qty(e, count);
                let seats = self.players(e, *who);
                self.draw(seats, count);
                e.much = count;
                e.did = !seats.is_empty() && count > 0;
            }
            Op::DiscardRandom(who, count) => {
                let count = self.qty(e, count);
                let mut done = 0;
                for seat in self.players(e, *who).iter() {
                    let mut hand = self.t.sides[seat].hand.clone();
                    self.t.chance.shuffle(&mut hand);
                    hand.truncate(count.max(0) as usize);
                    done += hand.len();
                    self.discard_from_hand(seat, &hand);
                }
                e.much = done as i16;
                e.did = done > 0;
            }
            Op::DiscardHand(who) => {
                let mut done = 0;
                for seat in self.players(e, *who).iter() {
                    let hand = self.t.sides[seat].hand.clone();
                    done += hand.len();
                    self.discard_from_hand(seat, &hand);
                }
                e.much = done as i16;
                // An empty hand counts as discarded (rule 23.2).
                e.did = true;
            }
            Op::Mill(who, count) => self.mill(e, *who, count),
            Op::LookAtHand(who) => self.see_hand(e, *who, What::Looked, SeatSet::one(e.controller)),
            Op::RevealHand(who) => self.see_hand(e, *who, What::Revealed, SeatSet::everyone(self.t.seats())),
            Op::Reveal => {
                for obj in it {
                    self.fact(What::Revealed, self.controller(*obj), obj.uid, Uid::NONE, 0);
                }
                e.much = it.len() as i16;
                e.did = !it.is_empty();
            }
            Op::LookAtTop(who, count) => {
                e.secret = true;
                self.top_cards(e, *who, count, What::Looked, SeatSet::one(e.controller));
            }
            Op::RevealTop(who, count) => {
                e.secret = false;
                self.top_cards(e, *who, count, What::Revealed, SeatSet::everyone(self.t.seats()));
            }
            Op::Pay(amount) => {
                let amount = self.qty(e, amount);
                let payer = self.payer(e);
                e.did = self.pay(payer, amount);
                e.much = if e.did { amount } else { 0 };
                if e.did {
                    self.fact(What::Paid, payer, Uid::NONE, Uid::NONE, amount);
                }
            }
            _ => e.did = false,
        }
    }

    fn mill(&mut self, e: &mut Effect, who: Who, count: &Qty) {
        let count = self.qty(e, count);
        let mut gone: Vec<Obj> = Vec::new();
        for seat in self.players(e, who).iter() {
            for _ in 0..count {
                let Some(uid) = self.t.sides[seat].deck.last().copied() else { break };
                self.discard_from_deck(uid);
                gone.push(self.t.obj(uid));
            }
        }
        e.much = gone.len() as i16;
        e.did = !gone.is_empty();
        e.secret = false;
        self.fill(e, CARDS, &gone);
    }

    fn see_hand(&mut self, e: &mut Effect, who: Who, what: What, witnesses: SeatSet) {
        for seat in self.players(e, who).iter() {
            for uid in self.spread_out(seat) {
                let by = if what == What::Looked { e.controller } else { seat };
                self.fact_for(what, by, uid, Uid::NONE, 0, witnesses);
            }
        }
        e.did = true;
    }

    /// A hand laid open: in the order of the cards' numbers and under new names, so that neither tells how long a card
    /// has been held.
    fn spread_out(&mut self, seat: Seat) -> Vec<Uid> {
        let mut hand = self.t.sides[seat].hand.clone();
        hand.sort_by_key(|uid| (self.t.card(*uid).def, *uid));
        for uid in &hand {
            self.rename(*uid);
        }
        hand
    }

    fn top_cards(&mut self, e: &mut Effect, who: Who, count: &Qty, what: What, witnesses: SeatSet) {
        let count = self.qty(e, count).max(0) as usize;
        let mut cards: Vec<Obj> = Vec::new();
        for seat in self.players(e, who).iter() {
            let deck = &self.t.sides[seat].deck;
            cards.extend(deck.iter().rev().take(count).map(|uid| self.t.obj(*uid)));
        }
        for obj in &cards {
            let by = if what == What::Looked { e.controller } else { self.t.card(obj.uid).owner };
            self.fact_for(what, by, obj.uid, Uid::NONE, 0, witnesses);
        }
        e.much = cards.len() as i16;
        e.did = !cards.is_empty();
        self.fill(e, CARDS, &cards);
    }

    /// A player discards cards of their own choice (rule 23.2).
    pub(in crate::unlimited::rules) fn discard_chosen(
        &mut self,
        e: &mut Effect,
        who: Who,
        count: &Qty,
        choice: Option<Choice>,
    ) -> Flow {
        let Some(seat) = self.one_of(e, who) else {
            e.did = false;
            return Flow::Next;
        };
        let wanted = self.qty(e, count).max(0);
        let list: Vec<Uid> = self.t.sides[seat].hand.clone();
        self.pick_and_discard(e, seat, seat, wanted, &list, choice)
    }

    /// The controller chooses what a player discards.
    pub(in crate::unlimited::rules) fn discard_from(
        &mut self,
        e: &mut Effect,
        who: Who,
        count: &Qty,
        list: &[Is],
        choice: Option<Choice>,
    ) -> Flow {
        let Some(seat) = self.one_of(e, who) else {
            e.did = false;
            return Flow::Next;
        };
        let wanted = self.qty(e, count).max(0);
        let mut hand: Vec<Uid> =
            self.t.sides[seat].hand.iter().copied().filter(|uid| self.all(e, self.t.obj(*uid), list)).collect();
        hand.sort_by_key(|uid| self.t.card(*uid).handle);
        self.pick_and_discard(e, e.controller, seat, wanted, &hand, choice)
    }

    fn pick_and_discard(
        &mut self,
        e: &mut Effect,
        by: Seat,
        seat: Seat,
        wanted: i16,
        from: &[Uid],
        choice: Option<Choice>,
    ) -> Flow {
        if e.progress == 0 && choice.is_none() {
            e.progress2 = self.t.pool.len() as i16;
        }
        if let Some(Choice::Card(uid)) = choice {
            self.t.pool.push(self.t.obj(uid));
            e.progress += 1;
        }
        let start = e.progress2 as usize;
        let chosen: Vec<Uid> = self.t.pool[start..start + e.progress as usize].iter().map(|obj| obj.uid).collect();
        let mut options = self.list();
        options.extend(from.iter().filter(|uid| !chosen.contains(uid)).map(|uid| Choice::Card(*uid)));
        if e.progress < wanted && !options.is_empty() {
            let by = self.decider(by);
            self.ask(by, DecisionKind::Target, e.source, self.prompt(e), true, options);
            return Flow::Again;
        }
        self.t.cache.spare = options;
        self.discard_from_hand(seat, &chosen);
        let gone: Vec<Obj> = chosen.iter().map(|uid| self.t.obj(*uid)).collect();
        self.fill(e, CARDS, &gone);
        e.much = gone.len() as i16;
        e.did = wanted > 0 && e.much == wanted;
        self.sentence_end(e);
        Flow::Next
    }

    /// Reveals cards one at a time until the player stops.
    pub(in crate::unlimited::rules) fn reveal_one_by_one(
        &mut self,
        e: &mut Effect,
        most: &Qty,
        choice: Option<Choice>,
    ) -> Flow {
        let most = self.qty(e, most);
        if e.progress == 0 {
            e.progress2 = self.t.pool.len() as i16;
        } else if choice.is_none() {
            // Somebody left the table meanwhile: the same question again.
            return self.ask_for_more(e);
        }
        let stop = matches!(choice, Some(Choice::Done));
        let deck = &self.t.sides[e.controller].deck;
        let next = deck.len().checked_sub(1 + e.progress as usize).map(|place| deck[place]);
        if let Some(uid) = next
            && !stop
            && e.progress < most
        {
            self.t.pool.push(self.t.obj(uid));
            e.progress += 1;
            self.fact(What::Revealed, e.controller, uid, Uid::NONE, 0);
            let more = self.t.sides[e.controller].deck.len() > e.progress as usize;
            if e.progress < most && more {
                return self.ask_for_more(e);
            }
        }
        e.slots[CARDS] = Span { start: e.progress2 as u16, len: e.progress as u16 };
        e.much = e.progress;
        e.did = e.progress > 0;
        e.secret = false;
        Flow::Next
    }

    fn ask_for_more(&mut self, e: &Effect) -> Flow {
        let mut options = self.list();
        options.extend([Choice::Yes, Choice::Done]);
        self.ask(e.controller, DecisionKind::May, e.source, self.prompt(e), false, options);
        Flow::Again
    }

    /// Searches the deck (rule 23.4): found cards become It, the others go away by themselves.
    pub(in crate::unlimited::rules) fn search(
        &mut self,
        e: &mut Effect,
        search: &SearchOp,
        choice: Option<Choice>,
    ) -> Flow {
        let seat = e.controller;
        if e.progress2 == 0 {
            let depth = match &search.top {
                Some(depth) => self.qty(e, depth).max(0) as usize,
                None => usize::MAX,
            };
            let cards: Vec<Obj> =
                self.t.sides[seat].deck.iter().rev().take(depth).map(|uid| self.t.obj(*uid)).collect();
            self.fact(What::Searched, seat, Uid::NONE, Uid::NONE, cards.len() as i16);
            for obj in &cards {
                self.fact_for(What::Looked, seat, obj.uid, Uid::NONE, 0, SeatSet::one(seat));
            }
            self.fill(e, CARDS, &cards);
            e.secret = true;
            e.progress2 = self.t.pool.len() as i16 + 1;
        }
        if let Some(Choice::Card(uid)) = choice {
            self.t.pool.push(self.t.obj(uid));
            e.progress += 1;
        }
        let start = e.progress2 as usize - 1;
        let found: Vec<Obj> = self.t.pool[start..start + e.progress as usize].to_vec();
        let most = search.up_to.as_ref().map_or(i16::MAX, |most| self.qty(e, most));
        let cost_left = search
            .total_cost
            .as_ref()
            .map(|most| self.qty(e, most) - found.iter().map(|obj| self.def(*obj).cost).sum::<i16>());
        if choice != Some(Choice::Done) && e.progress < most {
            let mut options = self.list();
            for obj in self.slot_list(e, CARDS) {
                if !found.contains(obj)
                    && self.all(e, *obj, &search.find)
                    && cost_left.is_none_or(|left| self.def(*obj).cost <= left)
                {
                    options.push(Choice::Card(obj.uid));
                }
            }
            // Whether anything was found is hidden: the question is asked all the same.
            if !options.is_empty() || e.progress == 0 && !self.slot_list(e, CARDS).is_empty() {
                options.push(Choice::Done);
                self.ask(seat, DecisionKind::Pick, e.source, self.prompt(e), true, options);
                return Flow::Again;
            }
            self.t.cache.spare = options;
        }
        self.end_search(e, search, &found);
        Flow::Next
    }

    fn end_search(&mut self, e: &mut Effect, search: &SearchOp, found: &[Obj]) {
        let seat = e.controller;
        let mut others: Vec<Obj> =
            self.slot_list(e, CARDS).iter().copied().filter(|obj| !found.contains(obj)).collect();
        let witnesses = if search.reveal { SeatSet::everyone(self.t.seats()) } else { SeatSet::one(seat) };
        let mut aside: Vec<Obj> = Vec::new();
        for obj in found {
            if search.reveal {
                self.fact_for(What::Revealed, seat, obj.uid, Uid::NONE, 0, witnesses);
            }
            self.relocate(obj.uid, Zone::Aside, seat);
            aside.push(self.t.obj(obj.uid));
        }
        if search.top.is_none() {
            self.shuffle(seat);
            self.fact(What::Shuffled, seat, Uid::NONE, Uid::NONE, 0);
        } else {
            self.t.chance.shuffle(&mut others);
            for obj in &others {
                self.to_bottom(obj.uid);
            }
        }
        if let Some(it) = slot(Ref::It) {
            self.fill(e, it, &aside);
        }
        e.much = aside.len() as i16;
        e.did = !aside.is_empty();
    }

    /// Several cards go on top in the order chosen: the first pick ends up topmost.
    pub(in crate::unlimited::rules) fn put_on_top(&mut self, e: &mut Effect, choice: Option<Choice>) -> Flow {
        if e.progress == 0 && choice.is_none() {
            e.progress2 = self.t.pool.len() as i16;
        }
        if let Some(Choice::Top(uid)) = choice {
            self.t.pool.push(self.t.obj(uid));
            e.progress += 1;
        }
        let start = e.progress2 as usize;
        let mut order: Vec<Obj> = self.t.pool[start..start + e.progress as usize].to_vec();
        let mut left = self.take_buffer();
        self.collect(e, &Set::The(Ref::It), &mut left);
        left.retain(|obj| !order.contains(obj) && self.t.live(*obj).is_some());
        if left.len() > 1 {
            let mut options = self.list();
            options.extend(left.iter().map(|obj| Choice::Top(obj.uid)));
            self.give_buffer(left);
            let seat = self.chooser_of(e);
            self.ask(seat, DecisionKind::Arrange, e.source, self.prompt(e), true, options);
            return Flow::Again;
        }
        order.extend(&left);
        self.give_buffer(left);
        for obj in order.iter().rev() {
            if self.is_unit(*obj) {
                self.leave(&[*obj], crate::unlimited::rules::change::leave::Leaving::ToTop);
            } else if let Some(card) = self.t.live(*obj).copied() {
                self.relocate(obj.uid, Zone::Deck, card.owner);
                self.fact_for(What::Topped, card.owner, obj.uid, Uid::NONE, 0, SeatSet::one(e.controller));
            }
        }
        e.much = order.len() as i16;
        e.did = !order.is_empty();
        self.sentence_end(e);
        Flow::Next
    }
}
