//! Adding up records: what the table looks like after them.

use super::document::Document;
use super::state::{CardState, State};
use serde_json::Value;

/// The name of a card that may not be seen.
pub(super) const HIDDEN: &str = "hidden";

/// Adds up the events of a record, up to the first with this number and including it, or all of them.
pub fn fold(document: &Document, until: Option<&str>) -> State {
    let mut state = State::default();
    for record in document.records("EVENTS") {
        apply(&mut state, record);
        if until.is_some() && record["seq"].as_str() == until {
            break;
        }
    }
    state
}

/// What the keyframes of a record say, and its other events do not add up to: a sentence for each difference.
pub fn differences(document: &Document) -> Vec<String> {
    let mut state = State::default();
    let mut found = Vec::new();
    let mut first = true;
    for record in document.records("EVENTS") {
        if let Some(keyframe) = keyframe(record)
            && !std::mem::take(&mut first)
        {
            found.extend(differ(&state, &keyframe).map(|what| format!("{}: {what}", record["seq"])));
        }
        apply(&mut state, record);
    }
    found
}

fn keyframe(record: &Value) -> Option<State> {
    record.get("keyframe").and_then(|keyframe| serde_json::from_value(keyframe.clone()).ok())
}

/// What records can say, compared: spent resources, credits, the Force and the order of cards are left out.
fn differ(state: &State, keyframe: &State) -> Option<String> {
    let reduced = |state: &State| {
        let mut state = state.clone();
        state.phase.clear();
        for player in state.players.values_mut() {
            player.resources_ready += std::mem::take(&mut player.resources_exhausted);
            (player.credits, player.has_force, player.base_max_hp) = Default::default();
            player.hand.sort();
            player.discard.sort();
            player.cards.sort_by(|one, other| one.id.cmp(&other.id));
            player.cards.iter_mut().for_each(|card| card.upgrades.sort());
        }
        state
    };
    let (state, keyframe) = (reduced(state), reduced(keyframe));
    (state.players != keyframe.players || state.initiative != keyframe.initiative)
        .then(|| format!("{:?} and not {:?}", state.players, keyframe.players))
}

/// Applies one record. Kinds that change nothing, and unknown ones, leave the table as it is.
pub(super) fn apply(state: &mut State, record: &Value) {
    let text = |field: &str| record[field].as_str().unwrap_or_default();
    let number = |field: &str| record[field].as_i64().unwrap_or_default() as i16;
    let count = i32::from(if record["count"].is_null() { 1 } else { number("count") });
    let player = record["p"].as_u64().unwrap_or_default() as u8;
    match text("t") {
        "ROUND_START" | "ROUND_END" => match keyframe(record) {
            Some(keyframe) => *state = keyframe,
            None if text("t") == "ROUND_START" => state.round = number("round") as u16,
            None => {}
        },
        "PHASE_START" => state.phase = text("phase").to_owned(),
        "CLAIM_INITIATIVE" => state.initiative = Some(player),
        "PLAY" | "PLAY_SMUGGLE" | "DEPLOY_LEADER" => arrive(state, player, text("card"), text("zone")),
        "CREATE_TOKEN" => arrive(state, player, text("token"), text("zone")),
        "PLAY_UPGRADE" => match state.card(text("target")) {
            Some(host) => attach(host, text("card")),
            None => arrive(state, player, text("card"), text("zone")),
        },
        "PLAY_EVENT" => discard(state, player, text("card")),
        "MOVE" => go(state, player, text("card"), text("from"), text("to")),
        "DAMAGE" | "HEAL" | "OVERWHELM" => harm(state, text("t"), text("tgt"), number("amt"), number("hp")),
        "EXHAUST" | "READY" => change(state, text("card"), |card| card.exhausted = text("t") == "EXHAUST"),
        "SHIELD_GAIN" => change(state, text("card"), |card| card.shields += count),
        "SHIELD_USE" => change(state, text("card"), |card| card.shields -= count),
        "EXPERIENCE_GAIN" => change(state, text("card"), |card| card.experience += count),
        "STATUS_TOKEN" => change(state, text("card"), |card| {
            let left = card.status_tokens.entry(text("token").to_owned()).or_default();
            *left += count;
            card.status_tokens.retain(|_, left| *left != 0);
        }),
        "DEFEAT" => {
            state.take(text("card"));
        }
        _ => {}
    }
}

fn change(state: &mut State, id: &str, how: impl FnOnce(&mut CardState)) {
    if let Some(card) = state.card(id) {
        how(card);
    }
}

fn attach(host: &mut CardState, id: &str) {
    if !host.upgrades.iter().any(|upgrade| upgrade == id) {
        host.upgrades.push(id.to_owned());
    }
}

fn discard(state: &mut State, player: u8, id: &str) {
    let pile = &mut state.player(player).discard;
    if !pile.iter().any(|other| other == id) {
        pile.push(id.to_owned());
    }
}

fn arrive(state: &mut State, player: u8, id: &str, zone: &str) {
    if state.card(id).is_none() && !state.is_attached(id) {
        let zone = if zone.is_empty() { "ground" } else { zone };
        let card = CardState { id: id.to_owned(), zone: zone.to_owned(), ..CardState::default() };
        state.player(player).cards.push(card);
    }
}

/// A base by its name, `base@1`; otherwise a unit.
fn harm(state: &mut State, kind: &str, target: &str, amount: i16, hp: i16) {
    match target.strip_prefix("base@").and_then(|number| number.parse().ok()) {
        Some(number) => state.player(number).base_hp = hp,
        None => change(state, target, |card| match kind {
            "HEAL" => card.damage = (card.damage - amount).max(0),
            _ => card.damage += amount,
        }),
    }
}

fn go(state: &mut State, player: u8, id: &str, from: &str, to: &str) {
    if to != "discard" {
        state.players.values_mut().for_each(|side| side.discard.retain(|other| other != id));
    }
    let side = state.player(player);
    match from {
        "hand" => {
            side.hand_size -= 1;
            side.hand.retain(|other| other != id);
        }
        "resource" if side.resources_exhausted > 0 => side.resources_exhausted -= 1,
        "resource" => side.resources_ready -= 1,
        _ => {}
    }
    match to {
        "ground" | "space" => {
            if state.is_attached(id) {
                return;
            }
            let moved = state.take(id);
            let card = CardState { id: id.to_owned(), zone: to.to_owned(), ..moved.unwrap_or_default() };
            state.player(player).cards.push(card);
            return;
        }
        "hand" => {
            let side = state.player(player);
            side.hand_size += 1;
            side.hand.extend((id != HIDDEN).then(|| id.to_owned()));
        }
        "resource" => state.player(player).resources_ready += 1,
        "discard" => discard(state, player, id),
        _ => {}
    }
    state.take(id);
}
