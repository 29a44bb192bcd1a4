//! How lists are judged, what a mode requires, and bounds.

use super::support::{Client, new_duel, refusal};
use serde_json::{Value, json};

/// A duel whose second list has four copies of a card and is too small.
fn illegal(lists: Option<&str>) -> Value {
    let mut new = new_duel(3);
    if let Some(word) = lists {
        new["lists"] = json!(word);
    }
    new["seats"][1]["deck"]["deck"] = json!([{"id": "SOR_095", "count": 4}, {"id": "SOR_237", "count": 20}]);
    new
}

#[test]
fn whatever_can_be_dealt_is_played_unless_lists_are_strict() {
    let mut client = Client::new();
    let any = client.must(illegal(None));
    assert_eq!(any["marks"], Value::Null);
    let friendly = client.must(illegal(Some("friendly")));
    let marks = friendly["marks"].as_array().expect("marks by seat");
    assert_eq!(marks[0], json!([]));
    let said = marks[1].to_string();
    for code in ["E_COPIES", "E_DECK_MIN"] {
        assert!(said.contains(code), "{said}");
    }
    let state = client.state();
    let (code, message) = refusal(&client.ask(&illegal(Some("strict"))));
    assert_eq!(code, "bad-deck");
    for part in ["seat 1: ", "E_COPIES", "E_DECK_MIN"] {
        assert!(message.contains(part), "{message}");
    }
    assert_eq!(client.state(), state);
    let mut legal = new_duel(3);
    legal["lists"] = json!("strict");
    client.must(legal);
}

#[test]
fn an_option_that_the_mode_does_not_have_is_refused() {
    let mut client = Client::new();
    for (mode, seats, name, value) in [
        ("duel", 2, "elim_heal", json!(5)),
        ("duel", 2, "official", json!(true)),
        ("multiplayer", 3, "ts_min_deck", json!(80)),
    ] {
        let mut new = new_duel(1);
        let one = new["seats"][0].clone();
        new["mode"] = json!(mode);
        new["seats"] = json!(vec![one; seats]);
        new["options"] = json!({name: value});
        let (code, message) = refusal(&client.ask(&new));
        assert_eq!(code, "unknown-option", "{message}");
        assert!(message.contains(&format!("{mode} game has no option {name}")), "{message}");
    }
}

#[test]
fn numbers_that_a_card_does_not_have_are_null() {
    let mut client = Client::new();
    let mut numbers = |id: &str| {
        let card = client.must(json!({"do": "card", "id": id}))["card"].clone();
        json!([card["cost"], card["power"], card["hp"]])
    };
    assert_eq!(numbers("SOR_029"), json!([null, null, 30]));
    assert_eq!(numbers("SOR_172"), json!([3, null, null]));
    assert_eq!(numbers("SOR_237"), json!([2, 2, 3]));
}

#[test]
fn bounds_have_a_sentence() {
    let mut client = Client::new();
    let position = |field: &str, value: Value| {
        let mut one = json!({"leader": "SOR_005", "base": "SOR_029"});
        one[field] = value;
        json!({"do": "scenario", "scenario": {"seats": [one, {"leader": "SOR_010", "base": "SOR_024"}]}})
    };
    let leaders = |ids: &[&str]| {
        let mut asked = position("leaders", json!(ids));
        asked["scenario"]["seats"][0].as_object_mut().expect("a seat").remove("leader");
        asked
    };
    let mut late = position("resources", json!(1));
    late["scenario"]["round"] = json!(65535);
    let mut long = new_duel(1);
    long["seats"][0]["name"] = json!("x".repeat(10_000_000));
    let asked = [
        (late, "rounds go up to 1000"),
        (leaders(&["SOR_005", "SOR_010", "SOR_001"]), "one or two leaders, not 3"),
        (leaders(&["SOR_005", "SOR_005"]), "SOR_005 is there twice"),
        (position("name", json!("y".repeat(10_000))), "a name has at most 100 characters"),
        (long, "a name has at most 100 characters"),
    ];
    for (request, sentence) in asked {
        let (_, message) = refusal(&client.ask(&request));
        assert!(message.contains(sentence), "{message}");
    }
}
