//! Attaching upgrades (rule 4.5).

use super::moment::Moment;
use crate::change::{leave, moment, move_card};
use crate::engine::Rules;
use crate::fact::What;
use crate::table::card::{CardState, Obj, Uid, Zone};
use seats::Seat;
use swu_language::word::{Arena, Kind};

/// An upgrade arrives on a unit.
pub(crate) fn attach(rules: &mut Rules<'_>, upgrade: Uid, unit: Obj, controller: Seat) {
    move_card::put_on(rules, upgrade, unit.uid, controller);
    settle_on(rules, upgrade, unit);
}

/// An upgrade in play already affects its unit.
pub(crate) fn settle_on(rules: &mut Rules<'_>, upgrade: Uid, unit: Obj) {
    let controller = rules.table.card(upgrade).controller;
    rules.table.card_mut(upgrade).host = unit.uid;
    rules.fact(What::Attached, controller, upgrade, unit.uid, 0);
    let obj = rules.table.obj(upgrade);
    moment::announce(rules, Moment::Attaches(obj, unit));
    moment::announce(rules, Moment::Equipped(unit));
}

/// A unit or a leader becomes an upgrade on a unit (rule 25.3). A unit neither leaves play nor enters it: its
/// damage and its upgrades go. An undeployed leader turns over and enters play. True if it could be done.
pub(crate) fn become_upgrade(rules: &mut Rules<'_>, card: Obj, unit: Obj) -> bool {
    let Some(state) = rules.table.live(card).copied() else { return false };
    if !rules.table.is_unit(unit) || card == unit {
        return false;
    }
    if state.zone == Zone::Base && state.has(CardState::LEADER) {
        move_card::relocate(rules, card.uid, Zone::Attached, state.controller);
        rules.table.card_mut(card.uid).set(CardState::DEPLOYED, true);
    } else if state.zone.is_arena() {
        let loaded: Vec<Uid> = rules.table.upgrades_on(card.uid).collect();
        leave::remove_upgrades(rules, &loaded);
        rules.table.sides[state.controller].units.retain(|uid| *uid != card.uid);
        rules.table.upgrades.push(card.uid);
        let state = rules.table.card_mut(card.uid);
        state.zone = Zone::Attached;
        state.damage = 0;
        state.set(CardState::EXHAUSTED, false);
    } else {
        return false;
    }
    rules.table.cache.forget();
    settle_on(rules, card.uid, unit);
    true
}

/// A card moves to an arena: a unit from the other one, or an upgrade that becomes a unit there (rules 25.3, 25.11).
/// It neither leaves play nor enters it.
pub(crate) fn move_to(rules: &mut Rules<'_>, card: Obj, arena: Arena) -> bool {
    let Some(state) = rules.table.live(card).copied() else { return false };
    let zone = if arena == Arena::Ground { Zone::Ground } else { Zone::Space };
    let kind = rules.read().def(card).kind;
    let host = rules.table.cards.get(state.host.index()).map(|_| rules.table.obj(state.host));
    match state.zone {
        Zone::Ground | Zone::Space if state.zone != zone => {}
        Zone::Attached if !matches!(kind, Kind::Upgrade | Kind::TokenUpgrade) => {
            leave::remember_upgrade(rules, card.uid, false);
            rules.table.upgrades.retain(|uid| *uid != card.uid);
            rules.table.sides[state.controller].units.push(card.uid);
        }
        _ => return false,
    }
    let moved = rules.table.card_mut(card.uid);
    moved.zone = zone;
    moved.host = Uid::NONE;
    rules.table.cache.forget();
    rules.fact(What::Moved, state.controller, card.uid, Uid::NONE, 1 + arena as i16);
    if let Some(host) = host.filter(|_| state.zone == Zone::Attached) {
        moment::announce(rules, Moment::Detaches(card, host));
    }
    true
}

/// An upgrade moves from one unit to another and stays the same card (rule 4.5b).
pub(crate) fn move_upgrade(rules: &mut Rules<'_>, upgrade: Obj, unit: Obj) {
    let from = rules.table.obj(rules.table.card(upgrade.uid).host);
    let controller = rules.table.card(unit.uid).controller;
    let card = rules.table.card_mut(upgrade.uid);
    card.host = unit.uid;
    // A token upgrade belongs to whoever controls its unit (rule 2.1).
    if card.token() {
        card.owner = controller;
        card.controller = controller;
    }
    rules.table.cache.forget();
    rules.fact(What::Attached, rules.table.card(upgrade.uid).controller, upgrade.uid, unit.uid, 0);
    moment::announce(rules, Moment::Detaches(upgrade, from));
    moment::announce(rules, Moment::Attaches(upgrade, unit));
}
