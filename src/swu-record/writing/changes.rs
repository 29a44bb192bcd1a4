//! What changed between two views of one game, as records.

use super::super::fold::HIDDEN;
use super::super::locations::{Location, hidden, is_token, locations, number};
use super::numbers::Ids;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use swu_language::ability::Token;
use swu_view::{UnitView, View};

/// Shields, Experience, and other tokens by their names.
pub(super) fn tokens(unit: &UnitView) -> (i32, i32, BTreeMap<String, i32>) {
    let (mut shields, mut experience, mut others) = (0, 0, BTreeMap::new());
    for upgrade in &unit.upgrades {
        match upgrade.token {
            Some(Token::Shield) => shields += 1,
            Some(Token::Experience) => experience += 1,
            Some(_) => *others.entry(upgrade.name.clone()).or_default() += 1,
            None => {}
        }
    }
    (shields, experience, others)
}

/// The records between two views; `source` is the card that acts.
pub(super) fn changes(before: &View, after: &View, source: &str, ids: &mut Ids) -> Vec<Value> {
    let mut records = Vec::new();
    moves(before, after, ids, &mut records);
    unseen(before, after, &mut records);
    for (seat, (was, is)) in before.seats.iter().zip(&after.seats).enumerate() {
        let (was, is) = (was.base.remaining(), is.base.remaining());
        if was != is {
            records.push(harm(source, &format!("base@{}", number(seat)), was - is, is));
        }
    }
    units(before, after, source, ids, &mut records);
    records
}

fn harm(source: &str, target: &str, amount: i16, hp: i16) -> Value {
    if amount < 0 {
        return json!({"t": "HEAL", "tgt": target, "amt": -amount, "hp": hp});
    }
    json!({"t": "DAMAGE", "src": source, "tgt": target, "amt": amount, "damageType": "damage", "hp": hp})
}

/// Cards that are elsewhere now.
fn moves(before: &View, after: &View, ids: &mut Ids, records: &mut Vec<Value>) {
    let (was, is) = (locations(before), locations(after));
    let deck = |view: &View, player: u8| {
        view.seats.get(usize::from(player).saturating_sub(1)).map_or(0, |side| side.deck.len())
    };
    let same =
        |others: &BTreeMap<u16, Location>, uid: &u16, id: &str| others.get(uid).filter(|at| at.id == id).cloned();
    for (uid, gone) in was.iter().filter(|(uid, gone)| same(&is, uid, &gone.id).is_none()) {
        let grew = deck(after, gone.player) > deck(before, gone.player);
        let to = match (gone.leader, grew && !is_token(&gone.id)) {
            (true, _) => "base",
            (false, true) => "deck",
            (false, false) => "outsideTheGame",
        };
        records.push(move_of(&ids.of(*uid, &gone.id), gone.zone, to, gone.player));
    }
    for (uid, here) in &is {
        let name = ids.of(*uid, &here.id);
        match same(&was, uid, &here.id) {
            Some(there) if (there.player, there.zone, there.host) == (here.player, here.zone, here.host) => {}
            there => {
                let shrank = deck(after, here.player) < deck(before, here.player);
                let host = here.host.and_then(|host| Some(ids.of(host, &is.get(&host)?.id)));
                arrives(&name, there.as_ref(), here, (shrank, host), records);
            }
        }
    }
}

/// A card that came to a place: from where, and as what.
fn arrives(
    name: &str,
    there: Option<&Location>,
    here: &Location,
    how: (bool, Option<String>),
    records: &mut Vec<Value>,
) {
    let (shrank, host) = how;
    let p = here.player;
    let mut from = there.map_or(if shrank { "deck" } else { "outsideTheGame" }, |there| there.zone);
    if let Some(there) = there.filter(|there| there.player != p && !matches!(there.zone, "ground" | "space")) {
        records.push(move_of(name, there.zone, "outsideTheGame", there.player));
        from = "outsideTheGame";
    }
    match (host, there) {
        (Some(host), there) => {
            if there.is_some_and(|there| matches!(there.zone, "ground" | "space")) {
                records.push(move_of(name, from, "outsideTheGame", p));
                from = "outsideTheGame";
            }
            records.push(json!({"t": "PLAY_UPGRADE", "p": p, "card": name, "target": host, "zone": here.zone}));
            if !here.leader {
                records.push(move_of(name, from, here.zone, p));
            }
        }
        (None, None) if here.leader => {
            records.push(json!({"t": "DEPLOY_LEADER", "p": p, "card": name, "zone": here.zone}));
        }
        (None, None) if is_token(&here.id) && matches!(here.zone, "ground" | "space") => {
            records.push(json!({"t": "CREATE_TOKEN", "p": p, "token": name, "zone": here.zone}));
        }
        (None, there) => {
            // What was an upgrade leaves its unit before it is a unit itself.
            if there.is_some_and(|there| there.host.is_some()) {
                records.push(move_of(name, from, "outsideTheGame", p));
                from = "outsideTheGame";
            }
            records.push(move_of(name, from, here.zone, p));
        }
    }
}

/// The handle of a card with this id that came onto the table or into a discard pile between two views.
pub(super) fn arrived(before: &View, after: &View, id: &str) -> Option<u16> {
    let (was, is) = (locations(before), locations(after));
    let lies = |zone| matches!(zone, "ground" | "space" | "discard");
    let came = |uid: &u16, here: &Location| {
        let there = was.get(uid).filter(|there| there.id == here.id);
        here.id == id && lies(here.zone) && there.is_none_or(|there| !lies(there.zone) || here.zone != there.zone)
    };
    is.iter().find(|(uid, here)| came(uid, here)).map(|(uid, _)| *uid)
}

pub(super) fn move_of(card: &str, from: &str, to: &str, player: u8) -> Value {
    json!({"t": "MOVE", "p": player, "card": card, "from": from, "to": to})
}

/// Cards that came or went without being seen.
fn unseen(before: &View, after: &View, records: &mut Vec<Value>) {
    for (seat, (was, is)) in hidden(before).into_iter().zip(hidden(after)).enumerate() {
        for ((zone, was), (_, is)) in was.into_iter().zip(is) {
            (was..is).for_each(|_| records.push(move_of(HIDDEN, "deck", zone, number(seat))));
            (is..was).for_each(|_| records.push(move_of(HIDDEN, zone, "outsideTheGame", number(seat))));
        }
    }
}

/// What changed on units: damage, readiness, tokens. A unit that has just arrived had nothing.
fn units(before: &View, after: &View, source: &str, ids: &mut Ids, records: &mut Vec<Value>) {
    let old: BTreeMap<u16, &UnitView> =
        before.seats.iter().flat_map(|side| &side.units).map(|unit| (unit.uid, unit)).collect();
    for unit in after.seats.iter().flat_map(|side| &side.units) {
        let name = ids.of(unit.uid, &unit.id);
        let old = old.get(&unit.uid).filter(|old| old.id == unit.id);
        let damage = old.map_or(0, |old| old.damage);
        if damage != unit.damage {
            records.push(harm(source, &name, unit.damage - damage, unit.remaining()));
        }
        if old.is_some_and(|old| old.exhausted) != unit.exhausted {
            records.push(json!({"t": if unit.exhausted { "EXHAUST" } else { "READY" }, "card": name}));
        }
        let ((shields, experience, others), had) = (tokens(unit), old.map(|old| tokens(old)).unwrap_or_default());
        match shields - had.0 {
            0 => {}
            more if more > 0 => records.push(json!({"t": "SHIELD_GAIN", "card": name, "count": more})),
            less => records.push(json!({"t": "SHIELD_USE", "card": name, "count": -less})),
        }
        if experience != had.1 {
            records.push(json!({"t": "EXPERIENCE_GAIN", "card": name, "count": experience - had.1}));
        }
        let every = others.keys().chain(had.2.keys().filter(|token| !others.contains_key(*token)));
        for token in every {
            let count = others.get(token).unwrap_or(&0) - had.2.get(token).unwrap_or(&0);
            if count != 0 {
                records.push(json!({"t": "STATUS_TOKEN", "card": name, "token": token, "count": count}));
            }
        }
    }
}
