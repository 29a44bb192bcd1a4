//! Moving one physical card between zones.

use crate::change::lasting;
use crate::engine::Rules;
use crate::table::cache::Moved;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::depends::Depends;
use seats::Seat;

/// What values may depend on in a zone outside play; `None` for zones in play, on which everything may depend.
fn values_of(zone: Zone) -> Option<Depends> {
    match zone {
        Zone::Hand => Some(Depends::HAND),
        Zone::Discard => Some(Depends::DISCARD),
        Zone::Resource => Some(Depends::RESOURCES.and(Depends::SPENT)),
        Zone::Deck | Zone::Aside => Some(Depends::default()),
        Zone::Ground | Zone::Space | Zone::Base | Zone::Attached | Zone::Captured | Zone::Removed => None,
    }
}

/// Takes the card out of the list of the zone it is in.
fn take_out(rules: &mut Rules<'_>, uid: Uid) {
    let card = *rules.table.card(uid);
    let side = &mut rules.table.sides;
    let list = match card.zone {
        Zone::Deck => &mut side[card.owner].deck,
        Zone::Hand => &mut side[card.owner].hand,
        Zone::Discard => &mut side[card.owner].discard,
        Zone::Resource => &mut side[card.controller].resources,
        Zone::Ground | Zone::Space => &mut side[card.controller].units,
        Zone::Attached => &mut rules.table.upgrades,
        Zone::Captured => &mut rules.table.captives,
        Zone::Base | Zone::Aside | Zone::Removed => return,
    };
    if let Some(place) = list.iter().rposition(|other| *other == uid) {
        list.remove(place);
    }
}

/// Puts the card into another zone as a new object (rule 2.8). Cards go to their owner's deck (on top), hand and
/// discard pile (rule 3.1), otherwise to `controller`. The card arrives ready, undamaged, with nothing remembered.
pub(crate) fn relocate(rules: &mut Rules<'_>, uid: Uid, zone: Zone, controller: Seat) {
    let before = *rules.table.card(uid);
    let was = rules.table.obj(uid);
    shift(rules, uid, zone, controller);
    match (values_of(before.zone), values_of(zone)) {
        (Some(from), Some(to)) => rules.table.cache.changed(from.and(to)),
        (Some(from), None) if zone.is_arena() => came(rules, uid, Uid::NONE, from),
        (None, Some(to)) if before.zone.is_arena() => went(rules, was, &before, to),
        _ => rules.table.cache.forget(),
    }
}

/// The same for an upgrade that comes to a unit or a base.
pub(crate) fn put_on(rules: &mut Rules<'_>, upgrade: Uid, host: Uid, controller: Seat) {
    let from = values_of(rules.table.card(upgrade).zone);
    shift(rules, upgrade, Zone::Attached, controller);
    rules.table.card_mut(upgrade).host = host;
    match from {
        Some(from) => came(rules, upgrade, host, from),
        None => rules.table.cache.forget(),
    }
}

/// The same for an upgrade that leaves what it is on.
pub(crate) fn take_off(rules: &mut Rules<'_>, upgrade: Uid, zone: Zone) {
    let before = *rules.table.card(upgrade);
    let was = rules.table.obj(upgrade);
    shift(rules, upgrade, zone, before.owner);
    match values_of(zone) {
        Some(to) => went(rules, was, &before, to),
        None => rules.table.cache.forget(),
    }
}

/// A unit or an upgrade came into play from a zone on which these values depend.
fn came(rules: &mut Rules<'_>, uid: Uid, host: Uid, from: Depends) {
    let card = *rules.table.card(uid);
    let moved = Moved { card: rules.table.obj(uid), def: card.def, host, seat: card.controller, came: true };
    note_moved(rules, moved, &card, from);
}

/// The card left play for such a zone; it was like this before.
fn went(rules: &mut Rules<'_>, was: Obj, before: &CardState, to: Depends) {
    let (def, host, seat) = (before.def, before.host, before.controller);
    note_moved(rules, Moved { card: was, def, host, seat, came: false }, before, to);
}

/// Only ordinary cards without actions can be added to what was gathered, or taken from it.
fn note_moved(rules: &mut Rules<'_>, moved: Moved, card: &CardState, outside: Depends) {
    let def = rules.book.def(card.def);
    let ordinary = !card.has(CardState::LEADER) && card.original.is_none() && !def.is_converted(card);
    if ordinary && def.front.actions.is_empty() {
        rules.table.cache.card_moved(moved, def.front.constants.is_empty());
        rules.table.cache.changed(outside);
    } else {
        rules.table.cache.forget();
    }
}

/// Moves the card; values are not looked at.
fn shift(rules: &mut Rules<'_>, uid: Uid, zone: Zone, controller: Seat) {
    let from = rules.table.card(uid).zone;
    take_out(rules, uid);
    if !from.in_play() {
        // The permission to play the card from there was for the object it was (rule 2.8).
        let was = rules.table.obj(uid);
        lasting::end(rules, |_, effect| effect.on == was);
    }
    let round = rules.table.round;
    let card = rules.table.card_mut(uid);
    let owner = card.owner;
    card.serial = card.serial.wrapping_add(1);
    card.zone = zone;
    card.host = Uid::NONE;
    card.damage = 0;
    card.used = 0;
    card.played = None;
    if let Some(original) = card.original.take() {
        card.def = original;
    }
    card.entered = round;
    if zone != Zone::Discard {
        card.paid = 0;
        card.credits = 0;
    }
    card.flags &= CardState::TOKEN | CardState::LEADER | CardState::EPIC;
    card.controller = if matches!(zone, Zone::Deck | Zone::Hand | Zone::Discard) { owner } else { controller };
    let controller = card.controller;
    match zone {
        Zone::Deck => rules.table.sides[owner].deck.push(uid),
        Zone::Hand => rules.table.sides[owner].hand.push(uid),
        Zone::Discard => rules.table.sides[owner].discard.push(uid),
        Zone::Resource => rules.table.sides[controller].resources.push(uid),
        Zone::Ground | Zone::Space => rules.table.sides[controller].units.push(uid),
        Zone::Attached => rules.table.upgrades.push(uid),
        Zone::Captured => rules.table.captives.push(uid),
        Zone::Base | Zone::Aside | Zone::Removed => {}
    }
    if from.hidden() || zone.hidden() {
        rules.rename(uid);
    }
}

/// Puts the card on the bottom of its owner's deck.
#[allow(clippy::wrong_self_convention)]
pub(crate) fn to_bottom(rules: &mut Rules<'_>, uid: Uid) {
    let owner = rules.table.card(uid).owner;
    relocate(rules, uid, Zone::Deck, owner);
    let deck = &mut rules.table.sides[owner].deck;
    if let Some(top) = deck.pop() {
        deck.insert(0, top);
    }
}

/// Puts the card into play as a resource of that player (rule 23.6).
#[allow(clippy::wrong_self_convention)]
pub(crate) fn to_resources(rules: &mut Rules<'_>, uid: Uid, controller: Seat, ready: bool) {
    relocate(rules, uid, Zone::Resource, controller);
    rules.table.card_mut(uid).set(CardState::EXHAUSTED, !ready);
}

/// Shuffles a deck.
pub(crate) fn shuffle(rules: &mut Rules<'_>, seat: Seat) {
    let mut deck = std::mem::take(&mut rules.table.sides[seat].deck);
    rules.table.chance.shuffle(&mut deck);
    // Nobody can follow a card through a shuffle: handles are dealt again in the order of positions.
    rules.table.sides[seat].deck = deck;
    for place in 0..rules.table.sides[seat].deck.len() {
        let uid = rules.table.sides[seat].deck[place];
        rules.rename(uid);
    }
}
