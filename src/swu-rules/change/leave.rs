//! Leaving play: defeat, return, capture (rules 15 and 19).

use super::moment::Moment;
use crate::book::{BOUNTY, WHEN_DEFEATED};
use crate::change::{delayed, lasting, moment, move_card, rescue};
use crate::engine::Rules;
use crate::fact::What;
use crate::query::{permission, predicate, stats};
use crate::reading::Reading;
use crate::table::PhaseNow;
use crate::table::batch::Leaving;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::depends::Depends;
use crate::table::effect::{Lasting, Lasts, Moment as Due};
use crate::table::memory::{Gone, Happening};
use crate::values;
use seats::Seat;
use swu_language::ability::Grant;
use swu_language::ability::Until;

/// Units leave play together (rule 15.4). If several programs do their parts, they leave when all have.
pub(crate) fn leave(rules: &mut Rules<'_>, units: &[Obj], how: Leaving) {
    if let Some(batch) = &mut rules.batch {
        batch.leave(units, how);
        return;
    }
    let units: Vec<(Obj, Leaving)> = units.iter().map(|unit| (*unit, how)).collect();
    leave_each(rules, &units);
}

/// The same, each in its own way.
pub(crate) fn leave_each(rules: &mut Rules<'_>, units: &[(Obj, Leaving)]) {
    values::refresh(rules);
    let units: Vec<(Obj, Leaving)> =
        units.iter().map(|(unit, how)| (*unit, how_it_leaves(rules.read(), *unit, *how))).collect();
    let units = units.as_slice();
    for (unit, how) in units {
        // A leader that would leave play is defeated instead (rule 3.2).
        let by = if let Leaving::Defeated(Some(seat)) = how { Some(*seat) } else { last_hurt_by(rules.read(), *unit) };
        let card = rules.table.card(unit.uid);
        let defeated = matches!(how, Leaving::Defeated(_)) || card.has(CardState::DEPLOYED);
        let in_combat = *how == Leaving::Defeated(None) && rules.table.hurt_in_combat.contains(unit);
        remember(rules, *unit, defeated.then_some(in_combat), by);
    }
    for (unit, how) in units {
        let defeated = rules.table.gone(*unit).is_some_and(|gone| gone.defeated);
        moment::announce(rules, Moment::Leaves(*unit, defeated));
        bounties(rules, *unit, defeated, *how);
        upgrades_leave(rules, unit.uid);
    }
    for (unit, _) in units {
        part_from_attacks(rules, *unit);
    }
    for (unit, how) in units {
        strip(rules, unit.uid);
        go(rules, unit.uid, *how);
    }
    // They see a table without those that left (rule 15.5).
    for (unit, _) in units {
        free_captives(rules, unit.uid);
    }
    drop_bound_effects(rules);
    for (unit, _) in units {
        delayed::start_due(rules, Due::Leaves(*unit));
    }
}

/// A unit that is a leader unit through an upgrade is defeated, wherever else it would go (rules 3.2, 38.6).
fn how_it_leaves(reading: Reading<'_>, unit: Obj, how: Leaving) -> Leaving {
    let deployed = reading.table.card(unit.uid).has(CardState::DEPLOYED);
    match how {
        Leaving::Defeated(_) => how,
        _ if !deployed && predicate::is_leader_unit(reading, unit) => Leaving::Defeated(last_hurt_by(reading, unit)),
        _ => how,
    }
}

/// The upgrades of a unit that is leaving play are defeated with it (rule 4.5c).
fn upgrades_leave(rules: &mut Rules<'_>, unit: Uid) {
    for place in 0..rules.table.upgrades.len() {
        let upgrade = rules.table.upgrades[place];
        if rules.table.card(upgrade).host == unit {
            let upgrade = rules.table.obj(upgrade);
            moment::announce(rules, Moment::Leaves(upgrade, true));
            moment::announce(rules, Moment::UpgradeDefeated(upgrade));
        }
    }
}

/// The Bounties of a unit leaving play are remembered; if it is defeated or captured, the responsible opponent may
/// collect them (rules 15.8, 18.9). If its own controller or nobody is responsible, the controller chooses an
/// opponent.
fn bounties(rules: &mut Rules<'_>, unit: Obj, defeated: bool, how: Leaving) {
    let owner = rules.table.card(unit.uid).controller;
    let responsible = match how {
        Leaving::Captured(guard) => Some(rules.table.card(guard).controller),
        _ if !defeated => None,
        _ => rules.table.notes.iter().rev().find(|note| note.card == unit).and_then(|note| note.by),
    };
    let opponents = rules.table.opponents(owner);
    let collector = match responsible.filter(|seat| opponents.has(*seat)) {
        Some(seat) => seat,
        None if opponents.len() == 1 => opponents.iter().next().unwrap_or(owner),
        None => owner,
    };
    for index in 0..rules.table.cache.listeners.len() {
        let listener = rules.table.cache.listeners[index];
        if listener.card == unit && listener.mask & (BOUNTY | WHEN_DEFEATED) != 0 {
            rules.table.bounties.push((unit, listener.ability));
        }
        let collected = defeated || matches!(how, Leaving::Captured(_));
        if collected && listener.card == unit && listener.mask & BOUNTY != 0 {
            moment::wait_bounty(rules, listener.ability, unit, collector);
        }
    }
}

/// Last known information and this round's memory; for a defeated unit, also whether combat damage did it.
fn remember(rules: &mut Rules<'_>, unit: Obj, defeat: Option<bool>, by: Option<Seat>) {
    let defeated = defeat.is_some();
    let card = *rules.table.card(unit.uid);
    let Some(stats) = rules.table.stats(unit.uid).copied() else { return };
    let upgraded = rules.table.upgrades_on(unit.uid).next().is_some();
    rules.table.gone.push(Gone {
        obj: unit,
        def: card.def,
        owner: card.owner,
        controller: card.controller,
        zone: card.zone,
        power: stats.power,
        hp: stats.hp,
        damage: card.damage,
        traits: stats.traits,
        keywords: stats.keywords,
        flags: card.flags | if predicate::is_leader_unit(rules.read(), unit) { CardState::DEPLOYED } else { 0 },
        upgraded,
        defeated,
        host: Obj::NONE,
        in_combat: defeat == Some(true),
    });
    moment::note(rules, Happening::LeftPlay, card.controller, unit, Obj::NONE, 0);
    if defeated {
        if rules.table.attacks.iter().any(|attack| attack.live && attack.attacker == unit) {
            moment::note(rules, Happening::FellAttacking, card.controller, unit, Obj::NONE, 0);
        }
        moment::note(rules, Happening::Defeated, card.controller, unit, Obj::NONE, 0);
        moment::blame(rules, by);
        rules.fact(What::Defeated, card.controller, unit.uid, Uid::NONE, 0);
    }
}

fn part_from_attacks(rules: &mut Rules<'_>, unit: Obj) {
    let defeated = rules.table.gone(unit).is_some_and(|gone| gone.defeated);
    for attack in &mut rules.table.attacks {
        if attack.live && defeated {
            attack
                .defenders_mut()
                .filter(|defender| defender.unit == unit)
                .for_each(|defender| defender.defeated = true);
        }
    }
}

/// Upgrades are defeated as the unit leaves (rule 15.3).
fn strip(rules: &mut Rules<'_>, unit: Uid) {
    loop {
        let upgrade = rules.table.upgrades_on(unit).next();
        let Some(upgrade) = upgrade else { break };
        discard_upgrade(rules, upgrade);
    }
}

/// Captives are rescued right after their guard has left (rule 15.3).
fn free_captives(rules: &mut Rules<'_>, unit: Uid) {
    let captives: Vec<Uid> = rules.table.captives_of(unit).collect();
    captives.into_iter().for_each(|captive| rescue::rescue(rules, captive));
}

/// A card of the table goes to a discard pile, or out of use if it is a token.
fn discard_upgrade(rules: &mut Rules<'_>, upgrade: Uid) {
    let card = *rules.table.card(upgrade);
    remember_upgrade(rules, upgrade, true);
    let obj = rules.table.obj(upgrade);
    moment::note(rules, Happening::UpgradeDefeated, card.controller, obj, Obj::NONE, 0);
    rules.fact(What::Defeated, card.controller, upgrade, card.host, 0);
    send_upgrade(rules, upgrade, Zone::Discard);
}

/// The state of an upgrade that leaves its unit.
pub(super) fn remember_upgrade(rules: &mut Rules<'_>, upgrade: Uid, defeated: bool) {
    let card = *rules.table.card(upgrade);
    rules.table.gone.push(Gone {
        obj: rules.table.obj(upgrade),
        def: card.def,
        owner: card.owner,
        controller: card.controller,
        zone: card.zone,
        power: 0,
        hp: 0,
        damage: 0,
        traits: rules.book.def(card.def).traits,
        keywords: 0,
        flags: card.flags,
        upgraded: false,
        defeated,
        host: rules.table.obj(card.host),
        in_combat: false,
    });
}

/// An upgrade leaves play: to that zone, out of use if it is a token, back to the base zone if it is a leader
/// (rules 3.2, 25.2). Anything it guarded is free.
fn send_upgrade(rules: &mut Rules<'_>, upgrade: Uid, zone: Zone) {
    let card = *rules.table.card(upgrade);
    if card.has(CardState::LEADER) {
        send_leader(rules, upgrade);
    } else {
        move_card::take_off(rules, upgrade, if card.token() { Zone::Aside } else { zone });
    }
    free_captives(rules, upgrade);
}

/// A leader leaves the arenas: back to its owner's base zone, exhausted (rules 3.2, 4.2c).
pub(crate) fn send_leader(rules: &mut Rules<'_>, leader: Uid) {
    move_card::relocate(rules, leader, Zone::Base, rules.table.card(leader).owner);
    rules.table.card_mut(leader).set(CardState::EXHAUSTED, true);
}

fn go(rules: &mut Rules<'_>, unit: Uid, how: Leaving) {
    let card = *rules.table.card(unit);
    if card.has(CardState::DEPLOYED) {
        send_leader(rules, unit);
        return;
    }
    if card.token() {
        move_card::relocate(rules, unit, Zone::Aside, card.owner);
        return;
    }
    match how {
        Leaving::Defeated(_) => move_card::relocate(rules, unit, Zone::Discard, card.owner),
        Leaving::ToHand => {
            move_card::relocate(rules, unit, Zone::Hand, card.owner);
            rules.fact(What::Returned, card.owner, unit, Uid::NONE, 0);
        }
        Leaving::ToBottom => {
            move_card::to_bottom(rules, unit);
            rules.fact(What::Bottomed, card.owner, unit, Uid::NONE, 0);
        }
        Leaving::ToTop => {
            move_card::relocate(rules, unit, Zone::Deck, card.owner);
            rules.fact(What::Topped, card.owner, unit, Uid::NONE, 0);
        }
        Leaving::Captured(guard) => capture_card(rules, unit, guard),
        Leaving::ToResources(seat) => {
            move_card::to_resources(rules, unit, seat, false);
            rules.fact(What::Resourced, seat, unit, Uid::NONE, 1);
        }
    }
}

/// A card goes under the unit that captures it (rule 19).
pub(crate) fn capture_card(rules: &mut Rules<'_>, card: Uid, guard: Uid) {
    let before = *rules.table.card(card);
    move_card::relocate(rules, card, Zone::Captured, before.owner);
    rules.table.card_mut(card).host = guard;
    rules.fact(What::Captured, before.controller, card, guard, 0);
}

/// Units are defeated together, by that player; see [`Leaving::Defeated`].
pub(crate) fn defeat_units(rules: &mut Rules<'_>, units: &[Obj], by: Option<Seat>) {
    leave(rules, units, Leaving::Defeated(by));
}

/// A base is defeated: it has no remaining HP, and the state check does the rest (rule 51.2).
pub(crate) fn defeat_base(rules: &mut Rules<'_>, base: Obj) {
    let hp = stats::base_hp(rules.read(), base).max(0) as u16;
    let card = rules.table.card_mut(base.uid);
    card.damage = card.damage.max(hp);
    let controller = card.controller;
    rules.table.cache.changed(Depends::DAMAGE);
    rules.fact(What::Defeated, controller, base.uid, Uid::NONE, 0);
}

/// Upgrades are defeated together.
pub(crate) fn remove_upgrades(rules: &mut Rules<'_>, upgrades: &[Uid]) {
    detach(rules, upgrades, true, discard_upgrade);
}

/// Upgrades return to their owners' hands together.
pub(crate) fn return_upgrades(rules: &mut Rules<'_>, upgrades: &[Uid]) {
    detach(rules, upgrades, false, |rules, upgrade| {
        let card = *rules.table.card(upgrade);
        send_upgrade(rules, upgrade, Zone::Hand);
        let what = if card.has(CardState::LEADER) { What::Defeated } else { What::Returned };
        rules.fact(what, card.owner, upgrade, Uid::NONE, 0);
    });
}

fn detach(rules: &mut Rules<'_>, upgrades: &[Uid], defeated: bool, away: impl Fn(&mut Rules<'_>, Uid)) {
    for upgrade in upgrades {
        let obj = rules.table.obj(*upgrade);
        let host = rules.table.obj(rules.table.card(*upgrade).host);
        let defeated = defeated || rules.table.card(*upgrade).has(CardState::LEADER);
        moment::announce(rules, Moment::Leaves(obj, defeated));
        if defeated {
            moment::announce(rules, Moment::UpgradeDefeated(obj));
        }
        moment::announce(rules, Moment::Detaches(obj, host));
    }
    for upgrade in upgrades {
        if rules.table.card(*upgrade).zone == Zone::Attached {
            away(rules, *upgrade);
        }
    }
}

/// Effects on cards that are gone end, and so do those that last while their source is in play (rules 15.3, 16.1).
pub(crate) fn drop_bound_effects(rules: &mut Rules<'_>) {
    use swu_language::ability::Until;
    let sourced = |rules: &Rules<'_>, effect: &Lasting| {
        effect.until != Until::SourceLeaves || rules.table.live(effect.source).is_some_and(|card| card.zone.in_play())
    };
    let ended = lasting::end(rules, |rules, effect| {
        let there = |card: &CardState| card.zone.in_play() || permission::reaches_outside(rules.read(), effect.what);
        let alive = !effect.on.is_some() || rules.table.live(effect.on).is_some_and(there);
        !alive || !sourced(rules, effect)
    });
    for effect in ended {
        if !sourced(rules, &effect) {
            nobody_hurts(rules, &effect);
        }
    }
}

/// Whoever dealt the damage or lowered the HP that defeats a unit; nobody if an effect ended, or in the regroup
/// phase; otherwise the active player (rule 15.8).
fn last_hurt_by(reading: Reading<'_>, unit: Obj) -> Option<Seat> {
    let mut latest = reading.table.hurt.iter().rev();
    match latest.find(|(hurt, _)| *hurt == unit || !hurt.is_some()) {
        Some((_, by)) => *by,
        None => (reading.table.phase == PhaseNow::Action).then_some(reading.table.active),
    }
}

/// An effect ends: nobody is responsible for HP lost that way.
pub(crate) fn nobody_hurts(rules: &mut Rules<'_>, ended: &Lasting) {
    let more = match ended.what {
        Lasts::Stats { hp, .. } => hp > 0,
        Lasts::Gift { gift, amount } => {
            matches!(rules.book.gift(gift).give, Grant::Hp(_) if amount > 0)
                || rules.book.gift(gift).give == Grant::NotDefeatedByDamage
        }
        Lasts::Rule(_) => true,
        Lasts::Waits(_)
        | Lasts::Keyword(..)
        | Lasts::Ability(_)
        | Lasts::Constant(_)
        | Lasts::Lost(_)
        | Lasts::Silent => false,
    };
    if more {
        rules.table.hurt.push((ended.on, None));
    }
}

/// A resource goes to its owner's discard pile; nothing triggers (rule 3.7).
pub(crate) fn defeat_resource(rules: &mut Rules<'_>, uid: Uid) {
    let card = *rules.table.card(uid);
    let zone = if card.token() { Zone::Aside } else { Zone::Discard };
    move_card::relocate(rules, uid, zone, card.owner);
    rules.fact(What::Defeated, card.controller, uid, Uid::NONE, 1);
}

/// Effects ending now end together (rule 16.1b).
pub(crate) fn expire(rules: &mut Rules<'_>, ends: impl Fn(Until) -> bool) {
    for effect in lasting::end(rules, |_, effect| ends(effect.until)) {
        nobody_hurts(rules, &effect);
    }
}
