//! Drawing and discarding (rule 23).

use super::moment::{About, Moment};
use crate::book::DISCARDED;
use crate::change::{damage, drawn, moment, move_card};
use crate::engine::Rules;
use crate::fact::What;
use crate::ids::GiftId;
use crate::query::{costs, plays};
use crate::reading::Reading;
use crate::table::batch::Hit;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::memory::{FROM_HAND, Happening};
use seats::{Seat, SeatSet};
use swu_language::ability::Grant;

/// Several players draw at once; each missing card is 3 damage to that player's base (rule 23.3).
pub(crate) fn draw(rules: &mut Rules<'_>, seats: SeatSet, count: i16) {
    let mut hits: Vec<Hit> = Vec::new();
    for seat in rules.table.active.clockwise(rules.table.seats()).filter(|seat| seats.has(*seat)) {
        let missing = draw_what_is_there(rules, seat, count);
        if missing > 0
            && let Some(base) = rules.table.sides[seat].base
        {
            let to = rules.table.obj(base);
            hits.push(damage::ability_hit(to, 3 * missing, Obj::NONE, seat));
        }
    }
    if !hits.is_empty() {
        damage::deal(rules, &hits);
    }
}

fn draw_what_is_there(rules: &mut Rules<'_>, seat: Seat, count: i16) -> i16 {
    let mut drawn = 0;
    let mut cards = rules.take_buffer();
    while drawn < count {
        let Some(uid) = rules.table.sides[seat].deck.last().copied() else { break };
        move_card::relocate(rules, uid, Zone::Hand, seat);
        rules.fact_for(What::Drew, seat, uid, Uid::NONE, 1, SeatSet::one(seat));
        cards.push(rules.table.obj(uid));
        drawn += 1;
    }
    note_drawn(rules, seat, &cards);
    rules.give_buffer(cards);
    count - drawn
}

/// Remembers how many cards a player drew.
pub(crate) fn note_drawn(rules: &mut Rules<'_>, seat: Seat, cards: &[Obj]) {
    let count = cards.len() as i16;
    if count > 0
        && let Some(base) = rules.table.sides[seat].base
    {
        moment::note(rules, Happening::Drew, seat, rules.table.obj(base), Obj::NONE, count);
        moment::announce(rules, Moment::Drew(seat));
        drawn::drew_these(rules, seat, cards);
    }
}

/// Cards are discarded from a hand at once.
pub(crate) fn discard_from_hand(rules: &mut Rules<'_>, seat: Seat, cards: &[Uid]) {
    for uid in cards {
        move_card::relocate(rules, *uid, Zone::Discard, seat);
        let obj = rules.table.obj(*uid);
        moment::note(rules, Happening::Discarded, seat, obj, Obj::NONE, FROM_HAND);
        rules.fact(What::Discarded, seat, *uid, Uid::NONE, 1);
    }
    for uid in cards {
        moment::announce(rules, Moment::DiscardsFromHand(rules.table.obj(*uid), seat));
        was_discarded(rules, rules.table.obj(*uid), seat);
    }
    if !cards.is_empty() {
        moment::announce(rules, Moment::Shown(seat));
    }
}

/// A player who may look at the top card of their deck at any time has seen it as soon as it is there (rule 42.12).
#[inline(always)]
pub(crate) fn show_tops(rules: &mut Rules<'_>) {
    if !rules.table.cache.player_rules.is_empty() || !rules.table.tops.is_empty() {
        show_new_tops(rules);
    }
}

fn show_new_tops(rules: &mut Rules<'_>) {
    let reading = rules.read();
    let told = reading.table.cache.player_rules.iter().filter(|(_, _, gift)| shows_top(reading, *gift));
    let seeing: SeatSet = told.map(|(seat, ..)| *seat).filter(|seat| !reading.table.sides[*seat].eliminated).collect();
    rules.table.tops.retain(|(seat, _)| seeing.has(*seat));
    for seat in seeing.iter() {
        let Some(top) = rules.table.sides[seat].deck.last().copied() else { continue };
        if !rules.table.tops.contains(&(seat, rules.table.card(top).handle)) {
            rules.fact_for(What::Looked, seat, top, Uid::NONE, 0, SeatSet::one(seat));
            // Looking gives it a new name: that one is known.
            let known = (seat, rules.table.card(top).handle);
            rules.table.tops.retain(|(other, _)| *other != seat);
            rules.table.tops.push(known);
        }
    }
}

/// May the player look at the top card of their deck at any time?
pub(crate) fn sees_top(reading: Reading<'_>, seat: Seat) -> bool {
    reading.table.cache.player_rules.iter().any(|(whose, _, gift)| *whose == seat && shows_top(reading, *gift))
}

fn shows_top(reading: Reading<'_>, gift: GiftId) -> bool {
    matches!(reading.book.gift(gift).give, Grant::SeesTopOfDeck)
}

/// A card goes from a deck to the discard pile.
pub(crate) fn discard_from_deck(rules: &mut Rules<'_>, uid: Uid) {
    let owner = rules.table.card(uid).owner;
    move_card::relocate(rules, uid, Zone::Discard, owner);
    let obj = rules.table.obj(uid);
    moment::note(rules, Happening::Discarded, owner, obj, Obj::NONE, 0);
    rules.fact(What::Discarded, owner, uid, Uid::NONE, 1);
    moment::announce(rules, Moment::DiscardsFromDeck(obj, owner));
    was_discarded(rules, obj, owner);
}

/// A card's text about being discarded from a hand or a deck (rule 42.3): its owner resolves it.
fn was_discarded(rules: &mut Rules<'_>, card: Obj, owner: Seat) {
    let book = rules.book;
    let side = &book.def(rules.table.card(card.uid).def).front;
    if side.mask & DISCARDED == 0 || costs::silent(rules.read(), plays::from_hand(rules.read(), card.uid, owner)) {
        return;
    }
    for waiting in side.triggers.iter().filter(|waiting| waiting.mask & DISCARDED != 0) {
        moment::wait(rules, waiting.ability, card, Obj::NONE, owner, About::card(card));
    }
}
