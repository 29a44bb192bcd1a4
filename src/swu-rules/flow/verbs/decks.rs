//! Verbs about hands and decks that need no choice of their own (rule 23).

use crate::book::op::CardVerb;
use crate::change::moment::Moment;
use crate::change::{cards, moment};
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::{effect, payment};
use crate::query::{condition, decider, selector};
use crate::reading::Reading;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::effect::{CARDS, Effect};
use seats::{Seat, SeatSet};
use swu_language::ability::{Amount, PlayerRef, Ref, Selector};

/// Verbs about cards outside play that need no choice of their own.
pub(crate) fn card_verb(rules: &mut Rules<'_>, e: &mut Effect, verb: &CardVerb) {
    match verb {
        CardVerb::Draw(who, count) => {
            let count = condition::number(rules.read(), e, count);
            let seats = selector::players(rules.read(), e, *who);
            cards::draw(rules, seats, count);
            e.amount_done = count;
            e.done_in_full = !seats.is_empty() && count > 0;
        }
        CardVerb::DiscardRandom(who, count) => {
            let count = condition::number(rules.read(), e, count);
            let mut done = 0;
            for seat in selector::players(rules.read(), e, *who).iter() {
                let mut hand = rules.table.sides[seat].hand.clone();
                rules.table.chance.shuffle(&mut hand);
                hand.truncate(count.max(0) as usize);
                done += hand.len();
                cards::discard_from_hand(rules, seat, &hand);
            }
            e.amount_done = done as i16;
            e.done_in_full = done > 0;
        }
        CardVerb::DiscardHand(who) => {
            let mut done = 0;
            for seat in selector::players(rules.read(), e, *who).iter() {
                let hand = rules.table.sides[seat].hand.clone();
                done += hand.len();
                cards::discard_from_hand(rules, seat, &hand);
            }
            e.amount_done = done as i16;
            // An empty hand counts as discarded (rule 23.2).
            e.done_in_full = true;
        }
        CardVerb::Mill(who, count) => mill(rules, e, *who, count),
        CardVerb::LookAtHand(who) => see_hand(rules, e, *who, What::Looked, SeatSet::one(e.controller)),
        CardVerb::RevealHand(who) => see_hand(rules, e, *who, What::Revealed, SeatSet::everyone(rules.table.seats())),
        CardVerb::Reveal => {
            let mut it = rules.take_buffer();
            selector::collect(rules.read(), e, &Selector::The(Ref::It), &mut it);
            let mut shown = SeatSet::EMPTY;
            for obj in &it {
                rules.fact(What::Revealed, rules.table.controller(*obj), obj.uid, Uid::NONE, 0);
                if rules.table.card(obj.uid).zone == Zone::Hand {
                    shown.insert(rules.table.card(obj.uid).owner);
                }
            }
            shown.iter().for_each(|seat| moment::announce(rules, Moment::Shown(seat)));
            e.amount_done = it.len() as i16;
            e.done_in_full = !it.is_empty();
            rules.give_buffer(it);
        }
        CardVerb::LookAt => {
            let mut it = rules.take_buffer();
            selector::collect(rules.read(), e, &Selector::The(Ref::It), &mut it);
            for obj in &it {
                rules.fact_for(What::Looked, e.controller, obj.uid, Uid::NONE, 2, SeatSet::one(e.controller));
            }
            e.secret = true;
            e.amount_done = it.len() as i16;
            e.done_in_full = !it.is_empty();
            effect::fill(rules, e, CARDS, &it);
            rules.give_buffer(it);
        }
        CardVerb::LookAtTop(who, count) => {
            e.secret = true;
            top_cards(rules, e, *who, count, What::Looked, SeatSet::one(e.controller));
        }
        CardVerb::RevealTop(who, count) => {
            e.secret = false;
            top_cards(rules, e, *who, count, What::Revealed, SeatSet::everyone(rules.table.seats()));
        }
        CardVerb::Pay(amount) => {
            let payer = decider::payer(e);
            let amount = condition::number(rules.read(), e, amount);
            e.done_in_full = payment::pay(rules, payer, amount);
            e.amount_done = if e.done_in_full { amount } else { 0 };
            if e.done_in_full {
                rules.fact(What::Paid, payer, Uid::NONE, Uid::NONE, amount);
            }
        }
    }
}

fn mill(rules: &mut Rules<'_>, e: &mut Effect, who: PlayerRef, count: &Amount) {
    let count = condition::number(rules.read(), e, count);
    let mut gone: Vec<Obj> = Vec::new();
    for seat in selector::players(rules.read(), e, who).iter() {
        gone.extend(mill_deck(rules, seat, count));
    }
    e.amount_done = gone.len() as i16;
    e.done_in_full = !gone.is_empty();
    e.secret = false;
    effect::fill(rules, e, CARDS, &gone);
}

/// Discards the top cards of a deck, as many as there are (rule 42.3).
pub(in crate::flow) fn mill_deck(rules: &mut Rules<'_>, seat: Seat, count: i16) -> Vec<Obj> {
    let mut gone: Vec<Obj> = Vec::new();
    for _ in 0..count {
        let Some(uid) = rules.table.sides[seat].deck.last().copied() else { break };
        cards::discard_from_deck(rules, uid);
        gone.push(rules.table.obj(uid));
    }
    gone
}

fn see_hand(rules: &mut Rules<'_>, e: &mut Effect, who: PlayerRef, what: What, witnesses: SeatSet) {
    for seat in selector::players(rules.read(), e, who).iter() {
        for uid in spread_out(rules.read(), seat) {
            let by = if what == What::Looked { e.controller } else { seat };
            let amount = i16::from(what == What::Looked);
            rules.fact_for(what, by, uid, Uid::NONE, amount, witnesses);
        }
        if what == What::Revealed && !rules.table.sides[seat].hand.is_empty() {
            moment::announce(rules, Moment::Shown(seat));
        }
    }
    e.done_in_full = true;
}

/// A hand laid open, in the order of the cards' numbers, which does not give away how long a card has been held.
fn spread_out(reading: Reading<'_>, seat: Seat) -> Vec<Uid> {
    let mut hand = reading.table.sides[seat].hand.clone();
    hand.sort_by_key(|uid| (reading.table.card(*uid).def, *uid));
    hand
}

fn top_cards(rules: &mut Rules<'_>, e: &mut Effect, who: PlayerRef, count: &Amount, what: What, witnesses: SeatSet) {
    let count = condition::number(rules.read(), e, count).max(0) as usize;
    let mut cards: Vec<Obj> = Vec::new();
    for seat in selector::players(rules.read(), e, who).iter() {
        let deck = &rules.table.sides[seat].deck;
        cards.extend(deck.iter().rev().take(count).map(|uid| rules.table.obj(*uid)));
    }
    for obj in &cards {
        let by = if what == What::Looked { e.controller } else { rules.table.card(obj.uid).owner };
        rules.fact_for(what, by, obj.uid, Uid::NONE, 0, witnesses);
    }
    e.amount_done = cards.len() as i16;
    e.done_in_full = !cards.is_empty();
    effect::fill(rules, e, CARDS, &cards);
}
