//! What a judge decides at the tables: time, penalties, an event that ends early (formats.md M-16, M-17, B-6, S-18).

use super::support::{list, must, op, refused, registered, round};
use crate::protocol::support::Client;
use crate::rules::support::Dice;
use serde_json::{Value, json};

/// An event with this many players in its first round.
fn playing(client: &mut Client, players: usize) -> Value {
    registered(client, players, 3);
    must(client, "start", json!({}));
    must(client, "pair", json!({}));
    must(client, "begin", json!({}))
}

#[test]
fn m_16_m_17_time_is_called_once_and_granted_before() {
    let mut client = Client::new();
    registered(&mut client, 4, 3);
    assert_eq!(refused(&mut client, "time", json!({})), "wrong-stage");
    let at = playing(&mut client, 5);
    assert_eq!(at["minutes"], 55);
    let table = at["pairs"][0].clone();
    let at = must(&mut client, "extra", json!({"minutes": 5, "players": table}));
    assert_eq!((&at["calls"][0]["extra"], &at["calls"][1]["extra"]), (&json!(5), &json!(0)));
    let at = must(&mut client, "extra", json!({"minutes": 3}));
    assert_eq!((&at["calls"][0]["extra"], &at["calls"][1]["extra"]), (&json!(8), &json!(3)));
    let at = must(&mut client, "time", json!({"players": [table[1]]}));
    assert_eq!((&at["calls"][0]["called"], &at["calls"][1]["called"]), (&json!(true), &json!(false)));
    assert_eq!(refused(&mut client, "extra", json!({"minutes": 5, "players": table})), "locked");
    let again = must(&mut client, "time", json!({"players": table}));
    assert_eq!(again["calls"], at["calls"], "a second call is ignored");
    let at = must(&mut client, "time", json!({}));
    assert_eq!(at["calls"][1]["called"], true);
    for minutes in [json!(0), json!(61), json!(-1), json!("5"), Value::Null] {
        assert_eq!(refused(&mut client, "extra", json!({"minutes": minutes})), "bad-count");
    }
    assert_eq!(refused(&mut client, "time", json!({"players": ["Zed"]})), "unknown-player");
    assert_eq!(refused(&mut client, "time", json!({"players": [at["pairs"][2][0]]})), "not-paired", "a bye");
}

#[test]
fn b_6_a_game_lost_by_a_penalty_counts_for_the_opponent() {
    let mut client = Client::new();
    registered(&mut client, 4, 3);
    must(&mut client, "start", json!({}));
    let at = must(&mut client, "pair", json!({}));
    let (ann, bob) = (at["pairs"][0][0].clone(), at["pairs"][0][1].clone());
    let at = must(&mut client, "penalty", json!({"player": ann, "kind": "game-loss", "note": "late"}));
    assert_eq!(at["calls"][0]["losses"], json!([1, 0]));
    must(&mut client, "begin", json!({}));
    assert_eq!(refused(&mut client, "result", json!({"players": [ann, bob], "games": [2, 0, 0]})), "illegal-result");
    let at = must(&mut client, "result", json!({"players": [ann, bob], "games": [2, 1, 0]}));
    assert_eq!(at["results"][0], json!([2, 1, 0]));
    assert_eq!(refused(&mut client, "penalty", json!({"player": ann, "kind": "game-loss"})), "not-paired");
    // Two of them are the match, and the last of a round closes it.
    let other = at["pairs"][1][1].clone();
    must(&mut client, "penalty", json!({"player": other, "kind": "game-loss"}));
    let at = must(&mut client, "penalty", json!({"player": other, "kind": "game-loss"}));
    assert_eq!(at["stage"], "ready");
    let last = &at["history"]["rounds"][0][1];
    assert_eq!((&last["conceded"], &last["g1"], &last["g2"]), (&other, &json!(2), &json!(0)));
    must(&mut client, "undo", json!({}));
    must(&mut client, "undo", json!({}));
    let at = must(&mut client, "state", json!({}));
    assert_eq!((&at["stage"], &at["calls"][1]["losses"]), (&json!("playing"), &json!([0, 0])));
}

#[test]
fn penalties_of_all_kinds() {
    let mut client = Client::new();
    let at = playing(&mut client, 6);
    let name = |table: usize, seat: usize| at["pairs"][table][seat].clone();
    must(&mut client, "penalty", json!({"player": name(0, 0), "kind": "warning"}));
    let lost = must(&mut client, "penalty", json!({"player": name(1, 0), "kind": "match-loss"}));
    assert_eq!(lost["results"][1], json!([0, 2, 0]));
    let out = must(&mut client, "penalty", json!({"player": name(2, 1), "kind": "disqualified"}));
    assert_eq!(list(&out["players"]).iter().filter(|player| !player["dropped"].is_null()).count(), 1);
    assert_eq!(refused(&mut client, "penalty", json!({"player": name(2, 1), "kind": "warning"})), "not-active");
    assert_eq!(refused(&mut client, "penalty", json!({"player": name(0, 1), "kind": "stern look"})), "illegal-result");
    assert_eq!(refused(&mut client, "penalty", json!({"player": "Zed", "kind": "warning"})), "unknown-player");
}

#[test]
fn what_was_said_at_a_table_stays_with_it_in_a_repair() {
    let mut client = Client::new();
    registered(&mut client, 8, 5);
    must(&mut client, "start", json!({}));
    let at = must(&mut client, "pair", json!({}));
    must(&mut client, "penalty", json!({"player": at["pairs"][0][1], "kind": "game-loss"}));
    let at = must(&mut client, "drop", json!({"player": at["pairs"][3][0]}));
    assert_eq!(at["calls"][0]["losses"], json!([0, 1]));
}

#[test]
fn s_16_players_change_places_before_a_round_and_what_breaks_rules_is_confirmed() {
    let mut client = Client::new();
    registered(&mut client, 7, 3);
    assert_eq!(refused(&mut client, "swap", json!({"players": ["P0", "P1"]})), "wrong-stage");
    must(&mut client, "start", json!({}));
    let at = must(&mut client, "pair", json!({}));
    let (first, second) = (at["pairs"][0].clone(), at["pairs"][1].clone());
    // In the first round everybody is equal: no rule is broken.
    must(&mut client, "penalty", json!({"player": first[1], "kind": "game-loss"}));
    let swapped = must(&mut client, "swap", json!({"players": [first[1], second[0]]}));
    assert_eq!(swapped["pairs"][0], json!([first[0], second[0]]));
    assert_eq!(swapped["pairs"][1], json!([first[1], second[1]]));
    assert_eq!((&swapped["calls"][0]["losses"], &swapped["calls"][1]["losses"]), (&json!([0, 0]), &json!([1, 0])));
    let bye = swapped["pairs"][3][0].clone();
    let with_bye = must(&mut client, "swap", json!({"players": [bye, first[0]]}));
    assert_eq!(with_bye["pairs"][3], json!([first[0], null]));
    let why = must(&mut client, "why", json!({}));
    assert_eq!(list(&why["why"]).iter().filter(|why| why["rule"] == "S-16").count(), 3, "{}", why["why"]);
    must(&mut client, "undo", json!({}));
    must(&mut client, "undo", json!({}));
    assert_eq!(must(&mut client, "state", json!({}))["pairs"], at["pairs"]);
    for (players, code) in [
        (json!([first[0], first[1]]), "illegal-pairing"),
        (json!([first[0], "Zed"]), "unknown-player"),
        (json!([first[0]]), "unknown-player"),
        (json!("P0"), "unknown-player"),
    ] {
        assert_eq!(refused(&mut client, "swap", json!({"players": players})), code);
    }
    assert_eq!(refused(&mut client, "swap", json!({"players": ["P0", "P1"], "anyway": 1})), "bad-request");
    must(&mut client, "begin", json!({}));
    assert_eq!(refused(&mut client, "swap", json!({"players": [first[0], second[0]]})), "wrong-stage");
    for pair in &list(&at["pairs"])[..3] {
        must(&mut client, "result", json!({"players": pair, "games": [2, 0, 0]}));
    }
    // Two players who have met are paired only if that is confirmed; so are different points.
    let at = must(&mut client, "pair", json!({}));
    let seat = |name: &Value| {
        let place = list(&at["pairs"]).iter().position(|pair| list(pair).contains(name)).expect("seated");
        (place, list(&at["pairs"][place]).iter().find(|other| *other != name).cloned().unwrap_or_default())
    };
    let (_, partner) = seat(&first[0]);
    let players = json!([partner, first[1]]);
    let answer = op(&mut client, "swap", json!({"players": players}));
    assert_eq!(answer["error"]["code"], "illegal-pairing");
    assert!(answer["error"]["message"].as_str().is_some_and(|text| text.contains("have met before [S-7]")), "{answer}");
    assert_eq!(refused(&mut client, "swap", json!({"players": players})), "illegal-pairing");
    let at = must(&mut client, "swap", json!({"players": players, "anyway": true}));
    assert!(list(&at["pairs"]).iter().any(|pair| list(pair).contains(&first[0]) && list(pair).contains(&first[1])));
    let save = must(&mut client, "save", json!({}))["save"].clone();
    let loaded = must(&mut client, "load", json!({"save": save}));
    assert_eq!(loaded["pairs"], at["pairs"], "a save holds it");
}

#[test]
fn s_18_an_event_can_end_between_two_rounds() {
    let mut client = Client::new();
    registered(&mut client, 6, 3);
    assert_eq!(refused(&mut client, "end", json!({})), "wrong-stage");
    must(&mut client, "start", json!({}));
    assert_eq!(refused(&mut client, "end", json!({})), "wrong-stage", "before the first round");
    let at = round(&mut client, &mut Dice::new(4), true);
    assert_eq!(at["stage"], "ready");
    let over = must(&mut client, "end", json!({}));
    assert_eq!((&over["stage"], list(&over["final"]).len()), (&json!("over"), 6));
    must(&mut client, "undo", json!({}));
    must(&mut client, "pair", json!({}));
    assert_eq!(refused(&mut client, "end", json!({})), "wrong-stage", "while a round is paired");
}

#[test]
fn a26_with_two_players_left_no_pod_can_be_seated_and_the_event_ends() {
    let mut client = Client::new();
    must(&mut client, "new", json!({"event": {"name": "Suns", "format": "twin-suns", "match": "single", "seed": 2}}));
    for player in ["A", "B", "C"] {
        must(&mut client, "player", json!({"name": player}));
        must(&mut client, "check-in", json!({"player": player, "present": true}));
    }
    must(&mut client, "start", json!({}));
    must(&mut client, "pair", json!({}));
    let at = must(&mut client, "drop", json!({"player": "B"}));
    assert_eq!(at["stage"], "over");
    assert_eq!(op(&mut client, "undo", json!({}))["stage"], "paired");
}
