//! The ranking and the number of rounds (formats.md T, N).

use super::support::{must, one, op};
use crate::protocol::support::Client;
use serde_json::{Value, json};

fn ranked(history: Value) -> Vec<Value> {
    let mut answer = must(&mut Client::new(), "rank", json!({"history": history, "seed": 1}));
    answer["standings"].as_array_mut().map(std::mem::take).unwrap_or_default()
}

fn of<'a>(standings: &'a [Value], player: &str) -> &'a Value {
    let has = |class: &&Value| class["players"].as_array().is_some_and(|all| all.contains(&json!(player)));
    standings.iter().find(has).expect("it is ranked")
}

#[test]
fn t_3_games_and_t_6_the_floor() {
    let rounds = json!([[one("A", "B", [2, 1, 0])], [one("A", "B", [0, 2, 0])], [one("A", "B", [1, 0, 1])]]);
    let standings = ranked(json!({"best_of": 3, "players": ["A", "B"], "rounds": rounds}));
    assert_eq!(of(&standings, "A")["points"], 6);
    assert_eq!(of(&standings, "A")["pgw"], "10/21");
    assert_eq!(of(&standings, "B")["omw"], "2/3");
    // Edge case 157: all games lost count as 33/100, edge case 156: 1/3 stays.
    let lost = json!([[one("A", "B", [2, 0, 0])], [one("A", "B", [2, 0, 0])], [one("A", "B", [1, 2, 0])]]);
    let standings = ranked(json!({"best_of": 3, "players": ["A", "B"], "rounds": lost}));
    assert_eq!(of(&standings, "A")["omw"], "1/3");
    let never = json!([[one("A", "B", [2, 0, 0])]]);
    let standings = ranked(json!({"best_of": 3, "players": ["A", "B"], "rounds": never}));
    assert_eq!((&of(&standings, "B")["pgw"], &of(&standings, "A")["omw"]), (&json!("33/100"), &json!("33/100")));
    assert_eq!(of(&standings, "A")["pgw"], "1");
}

#[test]
fn t_4_byes_and_t_5_agreed_and_conceded() {
    let players = json!(["A", "B", "C"]);
    let rounds = json!([[one("A", "B", [1, 2, 0]), {"bye": "C"}]]);
    let standings = ranked(json!({"best_of": 3, "players": players, "rounds": rounds}));
    let bye = of(&standings, "C");
    assert_eq!((&bye["points"], &bye["pgw"], &bye["omw"]), (&json!(3), &json!("1"), &json!("33/100")), "edge case 159");
    let agreed = json!([[{"p1": "A", "p2": "B", "id": true}, {"loss": "C"}]]);
    let standings = ranked(json!({"best_of": 3, "players": players, "rounds": agreed}));
    assert_eq!((&of(&standings, "A")["points"], &of(&standings, "A")["pgw"]), (&json!(1), &json!("33/100")));
    assert_eq!(of(&standings, "C")["points"], 0);
    let conceded = json!([[{"p1": "A", "p2": "B", "conceded": "A", "g1": 1, "g2": 1}]]);
    let standings = ranked(json!({"best_of": 3, "players": players, "rounds": conceded}));
    assert_eq!((&of(&standings, "B")["points"], &of(&standings, "B")["pgw"]), (&json!(3), &json!("2/3")));
}

#[test]
fn t_8_each_opponent_once_and_pooled_is_something_else() {
    // Edge case 158: one opponent 1-0 then dropped, one 0-3.
    let rounds = json!([
        [one("X", "A", [2, 0, 0]), one("W", "Y", [2, 0, 0])],
        [one("A", "Y", [2, 0, 0])],
        [one("W", "Y", [2, 0, 0])]
    ]);
    let so_far = json!({"best_of": 3, "players": ["A", "W", "X", "Y"], "rounds": rounds, "dropped": {"X": 1}});
    assert_eq!(of(&ranked(so_far.clone()), "A")["omw"], "133/200");
    let mut pooled = so_far;
    pooled["policy"] = json!({"omw": "pooled"});
    assert_eq!(of(&ranked(pooled), "A")["omw"], "33/100");
}

#[test]
fn t_7_players_level_in_everything_are_one_class_by_lot() {
    let so_far = json!({"best_of": 3, "players": ["A", "B", "C", "D"], "rounds": [[one("A", "B", [2, 0, 0]), one("C", "D", [2, 0, 0])]]});
    let standings = ranked(so_far.clone());
    assert_eq!(standings.len(), 2);
    assert_eq!((&standings[0]["rank"], &standings[1]["rank"]), (&json!(1), &json!(3)));
    assert_eq!(ranked(so_far), standings, "edge case 161");
}

#[test]
fn n_1_rounds_and_cut() {
    let mut client = Client::new();
    for (players, swiss, cut) in [
        (3, 2, 0),
        (4, 2, 0),
        (5, 3, 0),
        (8, 3, 0),
        (9, 4, 4),
        (16, 4, 4),
        (17, 5, 4),
        (32, 5, 4),
        (33, 6, 8),
        (64, 6, 8),
        (65, 7, 8),
        (128, 7, 8),
        (129, 8, 8),
        (227, 8, 8),
        (228, 9, 8),
        (409, 9, 8),
        (410, 10, 8),
    ] {
        let table = must(&mut client, "table", json!({"players": players, "tier": "competitive"}));
        assert_eq!((&table["swiss"], &table["cut"]), (&json!(swiss), &json!(cut)), "{players}");
        let casual = must(&mut client, "table", json!({"players": players, "tier": "casual"}));
        assert_eq!((&casual["swiss"], &casual["cut"]), (&json!(swiss), &json!(0)), "N-2");
    }
    assert_eq!(op(&mut client, "table", json!({"players": 2}))["error"]["code"], "too-few", "N-4");
    assert_eq!(op(&mut client, "table", json!({"players": "x"}))["error"]["code"], "bad-count");
}
