//! A pod driven through the protocol.

use crate::protocol::support::Client;
use crate::rules::support::Dice;
use serde_json::{Value, json};

/// People with these bots among them.
pub(super) fn seats(count: usize, bots: &[usize]) -> Value {
    (0..count).map(|seat| json!({"name": format!("P{seat}"), "bot": bots.contains(&seat)})).collect()
}

/// A new draft of Spark of Rebellion.
pub(super) fn draft(client: &mut Client, count: usize, bots: &[usize], ahead: bool, seed: u64) -> Value {
    client.must(json!({"do": "pod-new", "kind": "draft", "set": "SOR", "seats": seats(count, bots), "seed": seed,
                       "options": {"ahead": ahead}}))
}

pub(super) fn state(client: &mut Client) -> Value {
    client.must(json!({"do": "pod-state"}))["state"].take()
}

pub(super) fn pick(client: &mut Client, seat: &Value, option: usize) -> Value {
    client.must(json!({"do": "pod-pick", "seat": seat, "option": option}))
}

pub(super) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Picks at random until the condition holds or the draft is over; `each` sees every choice before it is made.
pub(super) fn play(
    client: &mut Client,
    mut at: Value,
    dice: &mut Dice,
    mut each: impl FnMut(&mut Client, &Value) -> bool,
) -> Value {
    while let [first, ..] = list(&at["awaits"]) {
        let choices = list(&at["awaits"]);
        let choice = choices.get(dice.below(choices.len())).unwrap_or(first).clone();
        if !each(client, &choice) {
            break;
        }
        let option = dice.below(list(&choice["options"]).len());
        at = pick(client, &choice["seat"], option);
    }
    at
}

/// Every uid of a state.
pub(super) fn uids(state: &Value) -> Vec<u64> {
    let mut found: Vec<&Value> = list(&state["middle"]).iter().collect();
    for seat in list(&state["seats"]) {
        for zone in ["facing", "waiting", "passing", "leaders", "picks"] {
            found.extend(list(&seat[zone]));
        }
        list(&seat["boosters"]).iter().for_each(|booster| found.extend(list(booster)));
    }
    let mut uids: Vec<u64> = found.iter().map(|card| card["uid"].as_u64().expect("a uid")).collect();
    uids.sort_unstable();
    uids
}
