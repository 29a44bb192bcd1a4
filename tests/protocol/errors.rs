//! Faulty requests are refused with a code and a sentence, and nothing changes.

use super::support::{CARDS, Client, new_duel, refusal};
use protocol::{Session, serve};
use serde_json::{Value, json};

/// A client in the middle of a game, with its state.
fn in_game() -> (Client, Value) {
    let mut client = Client::new();
    client.must(new_duel(7));
    client.choose(0);
    let state = client.state();
    (client, state)
}

fn seat(leader: &str, base: &str) -> Value {
    json!({"leader": leader, "base": base})
}

fn scenario(one: Value) -> Value {
    json!({"do": "scenario", "scenario": {"seats": [one, seat("SOR_010", "SOR_024")]}})
}

fn with(field: &str, value: Value) -> Value {
    let mut one = seat("SOR_005", "SOR_029");
    one[field] = value;
    scenario(one)
}

fn deck(change: impl FnOnce(&mut Value)) -> Value {
    let mut new = new_duel(1);
    change(&mut new["seats"][0]["deck"]);
    new
}

#[test]
fn every_wrong_request_has_its_code_and_changes_nothing() {
    let (mut client, state) = in_game();
    let decision = client.view(0)["decision"].clone();
    let wrong = [
        (json!([]), "bad-request"),
        (json!("hello"), "bad-request"),
        (json!({"do": 3}), "bad-request"),
        (json!({}), "bad-request"),
        (json!({"do": "dance"}), "unknown-request"),
        (json!({"do": "Hello"}), "unknown-request"),
        (json!({"do": "choose"}), "bad-request"),
        (json!({"do": "choose", "option": "0"}), "bad-request"),
        (json!({"do": "choose", "option": -1}), "bad-request"),
        (json!({"do": "choose", "option": 0.5}), "bad-request"),
        (json!({"do": "choose", "option": 2}), "illegal-option"),
        (json!({"do": "choose", "option": u64::MAX}), "illegal-option"),
        (json!({"do": "concede"}), "bad-request"),
        (json!({"do": "concede", "seat": 2}), "unknown-seat"),
        (json!({"do": "view", "seat": 2}), "unknown-seat"),
        (json!({"do": "view", "seat": 999}), "bad-request"),
        (json!({"do": "view"}), "bad-request"),
        (json!({"do": "rewind", "mark": 0}), "unknown-mark"),
        (json!({"do": "rewind"}), "bad-request"),
        (json!({"do": "load", "save": ""}), "bad-save"),
        (json!({"do": "load", "save": "AAAA"}), "bad-save"),
        (json!({"do": "load", "save": "not base64 at all!"}), "bad-save"),
        (json!({"do": "load", "save": "/////wAAAAAAAAAA"}), "bad-save"),
        (json!({"do": "load"}), "bad-request"),
        (json!({"do": "playout", "policy": "wise"}), "unknown-policy"),
        (json!({"do": "playout", "max_decisions": -3}), "bad-request"),
        (json!({"do": "card", "id": "SOR_999"}), "unknown-card"),
        (json!({"do": "card", "id": ""}), "unknown-card"),
        (json!({"do": "card"}), "bad-request"),
        (json!({"do": "new"}), "bad-request"),
        (json!({"do": "new", "seats": []}), "bad-seats"),
        (json!({"do": "new", "mode": "chess", "seats": new_duel(0)["seats"]}), "unknown-mode"),
        (json!({"do": "new", "mode": "duel", "seats": [new_duel(0)["seats"][0]]}), "bad-seats"),
        (json!({"do": "new", "options": {"speed": 2}, "seats": new_duel(0)["seats"]}), "unknown-option"),
        (json!({"do": "new", "seed": "x", "seats": new_duel(0)["seats"]}), "bad-request"),
        (deck(|deck| *deck = json!(null)), "bad-deck"),
        (deck(|deck| *deck = json!([1, 2])), "bad-deck"),
        (deck(|deck| deck["base"] = json!(null)), "bad-deck"),
        (deck(|deck| deck["leader"] = json!(null)), "bad-deck"),
        (deck(|deck| deck["deck"][0]["count"] = json!("many")), "bad-deck"),
        (deck(|deck| deck["deck"][0]["id"] = json!("XYZ_999")), "bad-deck"),
        (json!({"do": "scenario"}), "bad-request"),
        (json!({"do": "scenario", "scenario": {}}), "bad-scenario"),
        (json!({"do": "scenario", "scenario": {"seats": []}}), "bad-scenario"),
        (json!({"do": "scenario", "scenario": {"seats": [seat("SOR_005", "SOR_029")]}}), "bad-scenario"),
        (json!({"do": "scenario", "scenario": {"seats": vec![seat("SOR_005", "SOR_029"); 7]}}), "bad-scenario"),
        (scenario(json!({"base": "SOR_029"})), "bad-scenario"),
        (scenario(json!({"leader": "SOR_005"})), "bad-scenario"),
        (scenario(seat("SOR_999", "SOR_029")), "unknown-card"),
        (scenario(seat("SOR_029", "SOR_005")), "bad-scenario"),
        (with("hand", json!(["SOR_998"])), "unknown-card"),
        (with("hand", json!(["SOR_005"])), "bad-scenario"),
        (with("ground", json!(["SOR_069"])), "bad-scenario"),
        (with("space", json!(["SOR_046"])), "bad-scenario"),
        (with("ground", json!([{"id": "SOR_046", "upgrades": ["SOR_046"]}])), "bad-scenario"),
        (with("ground", json!([{"id": "SOR_046", "damage": -1}])), "bad-scenario"),
        (with("ground", json!([{"id": "SOR_046", "owner": 4}])), "bad-scenario"),
        (with("ground", json!([{"id": "SOR_046", "colour": "red"}])), "bad-scenario"),
        (with("cellar", json!([])), "bad-scenario"),
        (with("ground", json!([{"id": "SOR_063", "damage": 40}])), "bad-scenario"),
        (with("hand", json!([{"id": "SOR_046", "owner": 1}])), "bad-scenario"),
        (with("deck", json!([{"id": "SOR_046", "damage": 1}])), "bad-scenario"),
        (with("discard", json!([{"id": "SOR_046", "upgrades": ["SOR_069"]}])), "bad-scenario"),
        (
            with("ground", json!([{"id": "SOR_046", "captives": [{"id": "SOR_046", "captives": ["SOR_046"]}]}])),
            "bad-scenario",
        ),
        (with("deck", json!(vec!["SOR_046"; 70_000])), "bad-scenario"),
        (with("resources", json!(-1)), "bad-scenario"),
        (with("resources", json!(1_000_000)), "bad-scenario"),
    ];
    for (request, code) in &wrong {
        let (found, message) = client.refused(request);
        assert_eq!(&found, code, "{request}: {message}");
    }
    assert_eq!(client.state(), state);
    assert_eq!(client.view(0)["decision"], decision);
    client.choose(0);
}

#[test]
fn a_scenario_names_the_place_and_the_reason() {
    let mut client = Client::new();
    let mut why = |request: Value| client.refused(&request).1;
    let upgrade = with("ground", json!(["SOR_046", {"id": "SOR_063", "upgrades": ["SOR_069", "SOR_999"]}]));
    assert!(why(upgrade).starts_with("seat 1, ground 2, upgrade 2: "));
    assert!(why(with("space", json!(["SOR_046"]))).starts_with("seat 1, space 1: "));
    assert!(why(scenario(seat("SOR_999", "SOR_029"))).contains("SOR_999"));
}

#[test]
fn before_the_first_game_there_is_none() {
    let mut client = Client::new();
    let wanting = [
        json!({"do": "choose", "option": 0}),
        json!({"do": "concede", "seat": 0}),
        json!({"do": "state"}),
        json!({"do": "view", "seat": 0}),
        json!({"do": "mark"}),
        json!({"do": "save"}),
        json!({"do": "playout"}),
    ];
    for request in &wanting {
        assert_eq!(client.refused(request).0, "no-game", "{request}");
    }
    client.must(json!({"do": "hello"}));
}

#[test]
fn after_the_end_nothing_can_be_chosen() {
    let mut client = Client::new();
    client.must(new_duel(1));
    client.must(json!({"do": "concede", "seat": 0}));
    let (code, message) = client.refused(&json!({"do": "choose", "option": 0}));
    assert_eq!(
        (code.as_str(), message.as_str()),
        ("illegal-option", "option 0: no decision is awaited: the game is over")
    );
}

#[test]
fn lines_that_are_no_json_are_refused() {
    let (mut client, state) = in_game();
    let deep = "[".repeat(100_000);
    let lines: [&[u8]; 9] = [
        b"hello",
        b"{",
        b"{\"do\":\"hello\"",
        b"{\"do\":\"hello\"} {\"do\":\"hello\"}",
        b"\xff\xfe\x00",
        b"{\"do\":\"\xff\"}",
        b"nul\0l",
        deep.as_bytes(),
        b"{\"do\":\"hello\",}",
    ];
    for line in lines {
        assert_eq!(
            refusal(&client.line(line)).0,
            "bad-json",
            "{}",
            String::from_utf8_lossy(&line[..line.len().min(40)])
        );
    }
    assert_eq!(client.state(), state);
}

/// A damaged save never loads as a different game: each byte of it matters, or the game is the same.
#[test]
fn a_damaged_save_is_refused() {
    let (mut client, state) = in_game();
    let save = client.must(json!({"do": "save"}))["save"].as_str().expect("a text").to_owned();
    for cut in [0, 1, 4, save.len() / 2, save.len() - 1] {
        assert_eq!(client.refused(&json!({"do": "load", "save": &save[..cut]})).0, "bad-save", "cut at {cut}");
    }
    let other: String = save.chars().rev().collect();
    assert_eq!(client.refused(&json!({"do": "load", "save": other})).0, "bad-save");
    assert_eq!(client.state(), state);
    client.must(json!({"do": "load", "save": format!(" {save}\n")}));
    assert_eq!(client.state(), state);
}

/// Every line gets an answer: an empty line, too.
#[test]
fn a_blank_line_is_a_bad_request() {
    let mut session = Session::new(&CARDS.0, &CARDS.1, boards::games::GAMES);
    for blank in ["\n", "  \n", "\r\n"] {
        let mut answers = Vec::new();
        serve(&mut session, blank.as_bytes(), &mut answers).expect("it can be written");
        let answer: Value = serde_json::from_slice(&answers).expect("one answer");
        assert_eq!((&answer["ok"], &answer["error"]["code"]), (&json!(false), &json!("bad-json")), "{answer}");
    }
}

#[test]
fn there_is_a_limit_to_marks() {
    let mut client = Client::new();
    client.must(new_duel(1));
    for _ in 0..20_000 {
        client.must(json!({"do": "mark"}));
    }
    assert_eq!(client.refused(&json!({"do": "mark"})).0, "too-many-marks");
    client.must(json!({"do": "rewind", "mark": 19_999}));
}
