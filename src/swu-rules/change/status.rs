//! Exhausting and readying (rule 2.6).

use super::moment::Moment;
use crate::change::moment;
use crate::engine::Rules;
use crate::fact::What;
use crate::query::stats;
use crate::table::cache::Stats;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::depends::Depends;
use crate::values;
use seats::Seat;

/// The values that change when a card there is exhausted or readied.
fn readiness(zone: Zone) -> Depends {
    if zone == Zone::Resource { Depends::SPENT } else { Depends::READY }
}

/// Turns over a leader with another leader side; its status stays (rule 4.2d). True if it did.
pub(crate) fn flip(rules: &mut Rules<'_>, leader: Obj) -> bool {
    if rules.table.live(leader).is_none() || rules.read().def(leader).back.is_none() {
        return false;
    }
    // The log names the side that was up.
    rules.fact(What::Flipped, rules.table.card(leader.uid).controller, leader.uid, Uid::NONE, 0);
    let card = rules.table.card_mut(leader.uid);
    card.set(CardState::FLIPPED, !card.has(CardState::FLIPPED));
    rules.table.cache.forget();
    true
}

/// Exhausts a card; true if it was ready.
pub(crate) fn exhaust(rules: &mut Rules<'_>, obj: Obj) -> bool {
    let Some(card) = rules.table.live(obj) else { return false };
    if card.exhausted() {
        return false;
    }
    let (seat, zone) = (card.controller, card.zone);
    rules.table.card_mut(obj.uid).set(CardState::EXHAUSTED, true);
    rules.table.cache.changed(readiness(zone));
    // Everybody sees that a resource turns, but not which card it is.
    let named = if zone == Zone::Resource { Uid::NONE } else { obj.uid };
    rules.fact(What::Exhausted, seat, named, Uid::NONE, 0);
    true
}

/// A unit that is just entering play is exhausted, unless it enters ready by some text (rule 2.6).
pub(crate) fn arrive(rules: &mut Rules<'_>, unit: Obj, ready: bool) {
    values::refresh(rules);
    let ready = ready || rules.table.stats(unit.uid).is_some_and(|stats| stats.has(Stats::ENTERS_READY));
    rules.table.card_mut(unit.uid).set(CardState::EXHAUSTED, !ready);
    rules.table.cache.changed(Depends::READY);
}

/// Readies a card; true if it was exhausted and could ready.
pub(crate) fn ready(rules: &mut Rules<'_>, obj: Obj) -> bool {
    let Some(card) = rules.table.live(obj).filter(|card| card.exhausted()) else { return false };
    let (seat, zone) = (card.controller, card.zone);
    // Nothing keeps a resource from readying.
    if zone != Zone::Resource && !stats::can_ready(rules.read(), obj) {
        return false;
    }
    rules.table.card_mut(obj.uid).set(CardState::EXHAUSTED, false);
    rules.table.cache.changed(readiness(zone));
    if zone == Zone::Resource {
        rules.fact(What::Readied, seat, Uid::NONE, Uid::NONE, 0);
    } else {
        rules.fact(What::Readied, seat, obj.uid, Uid::NONE, 0);
        moment::announce(rules, Moment::Readied(obj));
    }
    true
}

/// Exhausts that many ready resources (rule 5.1), or as many as there are.
pub(crate) fn exhaust_resources(rules: &mut Rules<'_>, seat: Seat, amount: i16) {
    let mut left = amount;
    rules.table.cache.changed(Depends::SPENT);
    for place in 0..rules.table.sides[seat].resources.len() {
        if left == 0 {
            break;
        }
        let uid = rules.table.sides[seat].resources[place];
        if !rules.table.card(uid).exhausted() {
            rules.table.card_mut(uid).set(CardState::EXHAUSTED, true);
            left -= 1;
        }
    }
}

/// The player arranges which resources are ready until an opponent picks among them without knowing which is which
/// (rule 3.3): then chance arranges them, and their names do not give away where they lay.
pub(crate) fn mix_ready(rules: &mut Rules<'_>, seat: Seat) {
    arrange_ready(rules, seat);
    let mut shown = rules.table.sides[seat].resources.clone();
    shown.sort_by_key(|uid| (rules.table.card(*uid).exhausted(), rules.table.card(*uid).owner));
    shown.into_iter().for_each(|uid| rules.rename(uid));
}

fn arrange_ready(rules: &mut Rules<'_>, seat: Seat) {
    let resources = rules.table.sides[seat].resources.clone();
    let mut exhausted: Vec<bool> = resources.iter().map(|uid| rules.table.card(*uid).exhausted()).collect();
    if exhausted.iter().all(|one| *one) || !exhausted.contains(&true) {
        return;
    }
    rules.table.chance.shuffle(&mut exhausted);
    for (uid, exhausted) in resources.into_iter().zip(exhausted) {
        rules.table.card_mut(uid).set(CardState::EXHAUSTED, exhausted);
    }
    rules.table.cache.changed(Depends::SPENT);
}

/// Ready and exhausted do not stick to a resource card (rule 3.3): among the resources a player gives up, exhausted
/// ones go first.
pub(crate) fn give_exhausted_first(rules: &mut Rules<'_>, seat: Seat, given: &[Obj]) {
    for obj in given {
        let ready = |card: &CardState| card.zone == Zone::Resource && card.controller == seat && !card.exhausted();
        if !rules.table.live(*obj).is_some_and(ready) {
            continue;
        }
        let stays = |uid: &&Uid| !given.iter().any(|other| other.uid == **uid);
        let tired = |uid: &&Uid| rules.table.card(**uid).exhausted();
        let Some(other) = rules.table.sides[seat].resources.iter().filter(stays).find(tired).copied() else {
            return;
        };
        rules.table.card_mut(other).set(CardState::EXHAUSTED, false);
        rules.table.card_mut(obj.uid).set(CardState::EXHAUSTED, true);
        rules.table.cache.changed(Depends::SPENT);
    }
}
