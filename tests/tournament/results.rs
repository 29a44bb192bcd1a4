//! Results, time, corrections (formats.md R, M).

use super::support::{list, must, op, refused, registered, round};
use crate::protocol::support::Client;
use crate::rules::support::Dice;
use serde_json::{Value, json};

#[test]
fn r_2_results_that_can_be() {
    let mut client = Client::new();
    registered(&mut client, 4, 1);
    must(&mut client, "start", json!({}));
    must(&mut client, "pair", json!({}));
    let at = must(&mut client, "begin", json!({}));
    let pair = at["pairs"][0].clone();
    let by = pair[1].clone();
    for (games, end, legal) in [
        (json!([2, 0, 0]), "played", true),
        (json!([1, 2, 3]), "played", true),
        (json!([1, 0, 0]), "played", false),
        (json!([2, 2, 0]), "played", false),
        (json!([3, 0, 0]), "played", false),
        (json!([1, 1, 1]), "played", false),
        (json!([1, 0, 1]), "time", true),
        (json!([1, 1, 0]), "time", true),
        (json!([0, 0, 0]), "agreed", true),
        (json!([1, 1, 0]), "agreed", false),
        (json!([0, 1, 0]), "conceded", true),
        (json!([0, 2, 0]), "conceded", false),
        (json!([0, 0, 0]), "no-show", true),
        (json!([2]), "played", false),
    ] {
        let asked = json!({"players": pair, "games": games, "end": end, "by": by});
        match legal {
            true => drop(must(&mut client, "result", asked)),
            false => assert_eq!(refused(&mut client, "result", asked), "illegal-result", "{games} {end}"),
        }
    }
    let strangers = json!({"players": [pair[0], at["pairs"][1][0]], "games": [2, 0, 0]});
    assert_eq!(refused(&mut client, "result", strangers), "not-paired");
    assert_eq!(refused(&mut client, "result", json!({"players": ["X", "Y"], "games": [2, 0, 0]})), "unknown-player");
    assert_eq!(refused(&mut client, "pair", json!({})), "wrong-stage", "S-9");
}

#[test]
fn m_9_to_m_12_time() {
    let mut client = Client::new();
    let mut result = |stage: &str, wins: [u32; 2], game: Value, holder: Value| {
        let when = if game.is_null() { "between" } else { "during" };
        must(
            &mut client,
            "resolve",
            json!({"best_of": 3, "stage": stage, "wins": wins, "when": when, "game": game, "next_holder": holder}),
        )["result"]
            .take()
    };
    let open = |hp: [u32; 2], initiative: &str| json!({"winner": null, "hp": hp, "initiative": initiative});
    let none = Value::Null;
    assert_eq!(result("swiss", [1, 0], open([3, 9], "b"), none.clone()), "a", "edge case 79");
    assert_eq!(
        result("swiss", [1, 0], json!({"winner": "b", "hp": [0, 4], "initiative": "a"}), none.clone()),
        "draw",
        "80"
    );
    assert_eq!(result("swiss", [1, 1], open([3, 9], "b"), none.clone()), "draw", "81");
    assert_eq!(result("swiss", [1, 1], none.clone(), json!("a")), "draw", "82");
    assert_eq!(result("swiss", [1, 0], none.clone(), none.clone()), "a", "83");
    assert_eq!(result("elim", [1, 1], open([7, 9], "a"), none.clone()), "b", "85");
    assert_eq!(result("elim", [1, 1], open([9, 9], "a"), none.clone()), "a", "86");
    assert_eq!(result("elim", [1, 1], none.clone(), json!("b")), "b", "90");
    assert_eq!(
        result("elim", [1, 0], json!({"winner": "b", "hp": [0, 30], "initiative": "a"}), none.clone()),
        "b",
        "91"
    );
    assert_eq!(
        result("elim", [1, 1], json!({"winner": "draw", "hp": [0, 0], "initiative": "b"}), none.clone()),
        "b",
        "93"
    );
    let over = op(&mut client, "resolve", json!({"best_of": 3, "stage": "swiss", "wins": [2, 0], "when": "between"}));
    assert_eq!(over["error"]["code"], "illegal-result");
}

#[test]
fn r_4_r_5_r_6_corrections() {
    let mut client = Client::new();
    let mut dice = Dice::new(2);
    registered(&mut client, 8, 3);
    must(&mut client, "start", json!({}));
    let at = round(&mut client, &mut dice, true);
    let wrong = at["history"]["rounds"][0][0].clone();
    let players = json!([wrong["p1"], wrong["p2"]]);
    // Before pairing.
    let fixed = must(&mut client, "result", json!({"players": players, "games": [0, 2, 0], "round": 1}));
    assert_eq!((&fixed["corrected"], &fixed["repaired"]), (&json!(true), &json!([])));
    assert_eq!(fixed["history"]["rounds"][0][0]["g2"], 2);
    // After pairing: the pairing is optimal again, and tables that can stay do.
    let paired = must(&mut client, "pair", json!({}));
    let fixed = must(&mut client, "result", json!({"players": players, "games": [2, 0, 0], "round": 1}));
    let checked = must(&mut client, "check", json!({"history": fixed["history"], "pairs": fixed["pairs"]}));
    assert_eq!(checked["optimal"], true);
    let new: Vec<&Value> = list(&fixed["pairs"]).iter().filter(|pair| !same(pair, &paired["pairs"])).collect();
    assert_eq!(list(&fixed["repaired"]).len(), new.len());
    assert!((1..4).contains(&new.len()), "{new:?}");
    // During the round: the matches stand.
    let begun = must(&mut client, "begin", json!({}));
    let fixed = must(&mut client, "result", json!({"players": players, "games": [0, 2, 0], "round": 1}));
    assert_eq!((&fixed["pairs"], &fixed["repaired"]), (&begun["pairs"], &json!([])));
}

fn same(pair: &Value, pairs: &Value) -> bool {
    list(pairs).iter().any(|other| other == pair || (other[0] == pair[1] && other[1] == pair[0]))
}
