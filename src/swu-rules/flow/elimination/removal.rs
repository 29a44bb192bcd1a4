//! The cards and counters of players who are out (multiplayer.md E3 to E7). Silent: nothing is defeated, nothing
//! leaves play, nothing triggers.

use crate::change::{leave, move_card, rescue};
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::elimination::unwinding;
use crate::table::card::{CardState, Uid, Zone};
use crate::table::options::ElimCounter;
use seats::{Seat, SeatSet};

/// Their cards leave the game, other players' cards in their area go home, captives are free (E3 to E6).
pub(super) fn remove_cards(rules: &mut Rules<'_>, out: SeatSet) {
    unwinding::stop_attacks(rules, out);
    let theirs = |rules: &Rules<'_>, uid: &Uid| out.has(rules.table.card(*uid).owner);
    let leaving: Vec<Uid> =
        rules.table.units().filter(|uid| theirs(rules, uid) || out.has(rules.table.card(*uid).controller)).collect();
    let upgrades: Vec<Uid> = rules
        .table
        .upgrades
        .iter()
        .copied()
        .filter(|upgrade| {
            let host = rules.table.card(*upgrade).host;
            theirs(rules, upgrade) || leaving.contains(&host) || theirs(rules, &host)
        })
        .collect();
    // Under a unit, a unit that became an upgrade, or a base.
    let guarded = |rules: &Rules<'_>, captive: &Uid| {
        let guard = rules.table.card(*captive).host;
        leaving.contains(&guard) || upgrades.contains(&guard) || guard != Uid::NONE && theirs(rules, &guard)
    };
    let freed: Vec<Uid> = (rules.table.captives.iter().copied())
        .filter(|captive| !theirs(rules, captive) && guarded(rules, captive))
        .collect();
    let resources: Vec<Uid> = out.iter().flat_map(|seat| rules.table.sides[seat].resources.clone()).collect();
    for uid in upgrades.into_iter().chain(leaving).chain(resources) {
        go_home(rules, uid, out);
    }
    remove_owned(rules, out);
    for captive in freed {
        rescue::rescue(rules, captive);
    }
    give_back_upgrades(rules, out);
    leave::drop_bound_effects(rules);
    rules.table.cache.forget();
}

/// One card of a player's area: out of the game with its owner, or to its owner's discard pile; tokens out of use,
/// leaders back to the base zone, exhausted (rules 3.2, 4.2c).
fn go_home(rules: &mut Rules<'_>, uid: Uid, out: SeatSet) {
    let card = *rules.table.card(uid);
    if card.token() {
        move_card::relocate(rules, uid, Zone::Aside, card.owner);
    } else if out.has(card.owner) {
        move_card::relocate(rules, uid, Zone::Removed, card.owner);
    } else if card.has(CardState::LEADER) {
        leave::send_leader(rules, uid);
        rules.fact(What::WentHome, card.owner, uid, Uid::NONE, 1);
    } else {
        move_card::relocate(rules, uid, Zone::Discard, card.owner);
        rules.fact(What::WentHome, card.owner, uid, Uid::NONE, 0);
    }
}

/// Everything else they own, wherever it is: hand, deck, discard pile, captured, a resource of others.
fn remove_owned(rules: &mut Rules<'_>, out: SeatSet) {
    for index in 0..rules.table.cards.len() {
        let card = rules.table.cards[index];
        if out.has(card.owner) && !card.token() && card.zone != Zone::Removed {
            move_card::relocate(rules, Uid(index as u16), Zone::Removed, card.owner);
            // The damage that defeated a base stays visible.
            rules.table.cards[index].damage = if card.zone == Zone::Base { card.damage } else { 0 };
        }
    }
    for seat in out.iter() {
        rules.table.sides[seat].base = None;
        rules.table.sides[seat].leaders.clear();
    }
}

/// An upgrade of a living player that one of them controlled in another's area returns to its owner's control.
fn give_back_upgrades(rules: &mut Rules<'_>, out: SeatSet) {
    for place in 0..rules.table.upgrades.len() {
        let uid = rules.table.upgrades[place];
        let card = rules.table.card_mut(uid);
        if out.has(card.controller) {
            card.controller = card.owner;
        }
    }
}

/// Counters they held lie in the centre (E7). Who acts first without the initiative is the next living seat.
pub(super) fn return_counters(rules: &mut Rules<'_>, out: SeatSet) {
    let next = |rules: &Rules<'_>, seat: Seat| rules.table.living_from(seat).next().unwrap_or(seat);
    if let Some(holder) = rules.table.initiative.filter(|seat| out.has(*seat)) {
        rules.table.initiative = None;
        rules.table.taken = false;
        rules.table.first = next(rules, holder);
        rules.fact(What::CounterBack, holder, Uid::NONE, Uid::NONE, 0);
    }
    rules.table.first = next(rules, rules.table.first);
    if rules.table.options.elim_counter == ElimCounter::Available {
        for held in [&mut rules.table.blast, &mut rules.table.plan] {
            if held.is_some_and(|seat| out.has(seat)) {
                *held = None;
            }
        }
    }
}
