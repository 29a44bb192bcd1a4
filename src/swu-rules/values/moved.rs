//! Cards that came or went are added to what was gathered, or taken from it, as if everything had been gathered again.

use crate::book::{Book, Def, Waiting};
use crate::engine::Rules;
use crate::table::Table;
use crate::table::cache::{Cache, Constantly, Listener, Moved, Voice};
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::depends::Depends;
use crate::table::links::Links;
use crate::table::stages::Stages;
use crate::values::gather;
use seats::Seat;

/// Gathers what moved, with the values of units that came and the numbers of upgrades. False if the values of a unit
/// have to be computed again.
pub(super) fn gather_moved(rules: &mut Rules<'_>) -> bool {
    let Table { cache, cards, .. } = &mut *rules.table;
    gather::look_at_new_cards(cache, rules.book, cards);
    let mut known = true;
    let mut moved = std::mem::take(&mut cache.moved);
    for one in moved.drain(..) {
        let def = rules.book.def(one.def);
        if one.came {
            known &= enter(cache, rules.book, cards, &one, def);
        } else {
            known &= leave(cache, rules.book, &one, def);
        }
    }
    cache.moved = moved;
    known
}

fn enter(cache: &mut Cache, book: &Book, cards: &[CardState], came: &Moved, def: &Def) -> bool {
    cache.see_unique(came.seat, def.unique, def.copy);
    cache.rare_in_play = cache.rare_in_play.with(def.rare, true);
    let known = if came.is_upgrade() {
        cache.add_numbers(came.host, (def.power, def.hp))
    } else {
        cache.add_unit(came.seat, gather::printed(came.card.uid, def, &def.front, def.traits));
        true
    };
    if def.front.speaks() {
        hear(cache, book, cards, came, def);
    }
    known
}

/// The texts of a card stand where they would have been gathered.
fn hear(cache: &mut Cache, book: &Book, cards: &[CardState], came: &Moved, def: &Def) {
    let Moved { card, seat, .. } = *came;
    let host = if came.is_upgrade() { object(cards, came.host) } else { Obj::NONE };
    let voice = if came.is_upgrade() { Voice::Card } else { Voice::Unit };
    let later = |controller: Seat, host: Obj, uid: Uid| is_later(cards, came, controller, host, uid);
    let gathered = cache.gathered_listeners();
    let place = gathered.iter().position(|other| later(other.seat, other.host, other.card.uid));
    let place = place.unwrap_or(gathered.len());
    for (nth, waiting) in def.front.triggers.iter().enumerate() {
        let Waiting { ability, mask, own } = *waiting;
        cache.add_listener(place + nth, Listener { card, host, ability, seat, mask, own });
    }
    let gathered = cache.gathered_constants();
    let place = gathered.iter().position(|other| later(other.controller, other.host, other.source.uid));
    let place = place.unwrap_or(gathered.len());
    for (nth, constant) in def.front.constants.iter().enumerate() {
        let (constant, source, controller, name) = (*constant, card, seat, u16::MAX);
        let stages = book.constant(constant).stages;
        let item = Constantly { constant, source, host, controller, voice, name, stages, held: false };
        cache.add_constant(place + nth, item);
    }
    if !def.front.constants.is_empty() {
        sum_up(cache, book);
    }
}

/// Is the text of another card gathered after those of the card that came? Units come first, seat by seat, each seat's
/// base and leaders follow, and upgrades come last. What came is the latest of its kind.
fn is_later(cards: &[CardState], came: &Moved, controller: Seat, host: Obj, uid: Uid) -> bool {
    let based = cards[uid.index()].zone == Zone::Base;
    let unit_first = host.is_some() || controller > came.seat || controller == came.seat && based;
    !came.is_upgrade() && unit_first
}

fn object(cards: &[CardState], uid: Uid) -> Obj {
    Obj { uid, serial: cards[uid.index()].serial }
}

fn leave(cache: &mut Cache, book: &Book, went: &Moved, def: &Def) -> bool {
    if def.front.speaks() && cache.remove_texts(went.card.uid) {
        sum_up(cache, book);
    }
    if went.is_upgrade() {
        return cache.add_numbers(went.host, (-def.power, -def.hp));
    }
    cache.remove_unit(went.seat, went.card.uid);
    true
}

/// What the gathered constants are about, and what they depend on.
fn sum_up(cache: &mut Cache, book: &Book) {
    let (mut stages, mut depends, mut links) = (Stages::default(), Depends::default(), Links::default());
    for item in cache.gathered_constants() {
        stages = stages.with(item.stages, true);
        if !item.stages.has(Stages::PLAYS) {
            let def = book.constant(item.constant);
            depends = depends.and(def.depends);
            links = links.and(def.links);
        }
    }
    cache.sum_up(stages, depends, links);
}
