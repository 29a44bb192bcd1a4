//! An event driven through the protocol, and made-up histories.

use crate::protocol::support::Client;
use crate::rules::support::Dice;
use serde_json::{Value, json};

pub(super) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub(super) fn op(client: &mut Client, op: &str, more: Value) -> Value {
    let mut request = more;
    request["do"] = json!("tournament");
    request["op"] = json!(op);
    client.ask(&request)
}

#[track_caller]
pub(super) fn must(client: &mut Client, name: &str, more: Value) -> Value {
    let answer = op(client, name, more.clone());
    assert_eq!(answer["ok"], true, "{name} {more} gives {answer}");
    answer
}

#[track_caller]
pub(super) fn refused(client: &mut Client, name: &str, more: Value) -> String {
    let before = op(client, "save", json!({}));
    let answer = op(client, name, more.clone());
    assert_eq!(answer["ok"], false, "{name} {more} gives {answer}");
    assert_eq!(op(client, "save", json!({})), before, "a refusal changes nothing");
    answer["error"]["code"].as_str().expect("a code").to_owned()
}

/// A casual event with this many players present, not started.
pub(super) fn registered(client: &mut Client, players: usize, seed: u64) {
    must(
        client,
        "new",
        json!({"event": {"name": "Test", "format": "premier", "tier": "casual", "match": "bo3", "seed": seed}}),
    );
    for player in 0..players {
        must(client, "player", json!({"name": format!("P{player}")}));
        must(client, "check-in", json!({"player": format!("P{player}"), "present": true}));
    }
}

/// A competitive event up to its start; its lists are `deck`.
pub(super) fn competitive(client: &mut Client, players: usize, seed: u64, deck: &Value) -> Value {
    must(
        client,
        "new",
        json!({"event": {"name": "Test", "format": "premier", "tier": "competitive", "match": "bo3", "seed": seed}}),
    );
    for player in 0..players {
        let name = format!("P{player}");
        must(client, "player", json!({"name": name, "uid": format!("u{player}"), "first": "A", "last": "B"}));
        must(client, "check-in", json!({"player": name, "present": true}));
        must(client, "list", json!({"player": name, "deck": deck}));
    }
    must(client, "start", json!({}))
}

/// Pairs and begins the next round, and enters results until all are in: the first of each pair wins 2-0 if `first`.
pub(super) fn round(client: &mut Client, dice: &mut Dice, first: bool) -> Value {
    must(client, "pair", json!({}));
    let mut at = must(client, "begin", json!({}));
    for pair in list(&at["pairs"].clone()) {
        if !pair[1].is_null() {
            let games = if first || dice.below(2) == 0 { [2, dice.below(2), 0] } else { [1, 2, 0] };
            at = must(client, "result", json!({"players": pair, "games": games}));
        }
    }
    at
}

/// A history without rounds.
pub(super) fn history(players: usize) -> Value {
    let names: Vec<String> = (0..players).map(|player| format!("P{player}")).collect();
    json!({"best_of": 3, "players": names, "rounds": []})
}

/// A match of a history.
pub(super) fn one(first: &str, second: &str, games: [u32; 3]) -> Value {
    json!({"p1": first, "p2": second, "g1": games[0], "g2": games[1], "gd": games[2]})
}

/// A made-up result of two players.
pub(super) fn any(dice: &mut Dice, first: &str, second: &str) -> Value {
    match dice.below(8) {
        0 => json!({"p1": first, "p2": second, "id": true}),
        1 => json!({"p1": first, "p2": second, "conceded": second, "g1": 0, "g2": 1}),
        2 => one(first, second, [1, 1, 1]),
        3 | 4 => one(first, second, [1, 2, 0]),
        _ => one(first, second, [2, 0, 0]),
    }
}
