//! The second game over the wire: whole conversations, every answer of which is in the schema, with its bots and its
//! coach.

use super::support::{Client, list, play_out};
use deckbuilding::cards::library::Library;
use serde_json::{Value, json};

fn new(sides: &[&str], fields: Value) -> Value {
    let seats: Vec<Value> = sides.iter().map(|side| json!({"side": side})).collect();
    let mut new = json!({"do": "new", "game": "deckbuilding", "seats": seats});
    for (field, value) in fields.as_object().expect("fields") {
        new[field] = value.clone();
    }
    new
}

const DUEL: [&str; 2] = ["empire", "rebel"];
const TEAMS: [&str; 4] = ["empire", "rebel", "empire", "rebel"];

/// Each answer is looked at by the client.
#[test]
fn whole_conversations_are_in_the_schema() {
    let games = [
        new(&DUEL, json!({"seed": 1, "events": "seat"})),
        new(&["republic", "separatist"], json!({"seed": 2, "bases": "secret", "length": 2, "events": "all"})),
        new(
            &TEAMS,
            json!({"seed": 3, "mode": "teams", "length": 2, "options": {"open-hands": false, "pay-off": true}}),
        ),
    ];
    for (seed, game) in (1..).zip(games) {
        let seats = list(&game["seats"]).len();
        let mut client = Client::new();
        let mut picks = 0;
        let last = play_out(&mut client, game, seed, |client, _| {
            if picks % 60 == 0 {
                client.state();
                (0..seats).for_each(|seat| drop(client.view(seat)));
                client.must(json!({"do": "mark"}));
            }
            picks += 1;
        });
        assert!(last["over"]["reason"].is_string());
        let save = client.must(json!({"do": "save"}))["save"].clone();
        client.must(json!({"do": "load", "save": save}));
        client.must(json!({"do": "rewind", "mark": 1}));
        client.must(json!({"do": "playout", "policy": "sensible", "max_decisions": 9}));
        client.must(json!({"do": "playout", "games": 2}));
        client.must(json!({"do": "concede", "seat": 1}));
    }
}

#[test]
fn every_card_is_in_the_schema() {
    let mut client = Client::new();
    for card in Library::embedded().expect("the cards are sound").cards() {
        client.must(json!({"do": "card", "id": card.id}));
    }
}

/// In the middle of the first turn, after the hand was played.
fn in_a_turn(game: Value) -> Client {
    let mut client = Client::new();
    let mut step = client.must(game);
    while let Some(play) = list(&step["decision"]["options"]).iter().position(|option| option["verb"] == "play") {
        step = client.choose(play);
    }
    client
}

#[test]
fn a_bot_picks_the_same_every_time_and_moves_nothing() {
    let mut client = in_a_turn(new(&DUEL, json!({"seed": 4})));
    let before = client.state();
    for level in ["random", "rookie", "sensible", "steady", "strong"] {
        let mut ask = || {
            let mut answer = client.must(json!({"do": "bot", "level": level, "seed": 2, "iterations": 12}));
            answer["cpu_ms"] = Value::Null;
            answer
        };
        let first = ask();
        assert_eq!(first, ask());
        let options = list(&client.view(0)["decision"]["options"]).len() as u64;
        assert!(first["option"].as_u64().is_some_and(|option| option < options), "{first}");
        assert_eq!(first["iterations"].as_u64().is_some_and(|games| games > 0), ["steady", "strong"].contains(&level));
    }
    assert_eq!(client.state(), before);
    client.must(json!({"do": "bot", "level": "strong", "ms": 20}));
    assert_eq!(client.refused(&json!({"do": "bot", "level": "wise"})).0, "unknown-level");
    assert_eq!(client.refused(&json!({"do": "bot", "iterations": 0})).0, "bad-budget");
}

/// The options of the advice are those of the step, also where a teammate's closed hand has others.
#[test]
fn advice_has_bounds_for_every_option_and_moves_nothing() {
    let closed = json!({"seed": 6, "mode": "teams", "options": {"open-hands": false}});
    for (game, all) in [(new(&DUEL, json!({"seed": 4})), true), (new(&TEAMS, closed), false)] {
        let mut client = Client::new();
        let step = client.must(game);
        let before = client.state();
        let ask = json!({"do": "advise", "rollouts": 16, "seed": 1});
        let answer = client.must(ask.clone());
        assert_eq!(client.must(ask), answer);
        let (options, judged) = (list(&step["decision"]["options"]), list(&answer["options"]));
        assert_eq!(options.len() == judged.len(), all);
        for one in judged {
            let place = one["option"].as_u64().expect("an index") as usize;
            assert_eq!(one["label"], options[place]["label"]);
            let bound = |field: &str| one[field].as_f64().expect("a chance");
            assert!(bound("low") <= bound("equity") && bound("equity") <= bound("high"), "{one}");
        }
        assert!(judged.iter().any(|one| one["option"] == answer["best"]));
        assert_eq!(client.state(), before);
        client.must(json!({"do": "advise", "depth": "quick", "ms": 1}));
        assert_eq!(client.refused(&json!({"do": "advise", "level": "steady"})).0, "bad-budget");
    }
}

#[test]
fn a_review_judges_every_seat_by_what_it_knew() {
    let mut client = Client::new();
    client.must(new(&DUEL, json!({"seed": 5})));
    client.must(json!({"do": "playout", "policy": "random", "max_decisions": 30, "seed": 1}));
    let before = client.state();
    let review = client.must(json!({"do": "review", "depth": "quick"}));
    let decisions = list(&review["decisions"]);
    assert!(decisions.len() > 10, "{review}");
    assert!(decisions.iter().all(|one| one["at"].as_u64().is_some_and(|at| at < 30)));
    assert_eq!(list(&review["seats"]).len(), 2);
    let one = client.must(json!({"do": "review", "seats": [1]}));
    assert!(list(&one["decisions"]).iter().all(|one| one["seat"] == 1), "{one}");
    assert_eq!(client.refused(&json!({"do": "review", "seats": [2]})).0, "unknown-seat");
    assert_eq!(client.state(), before);
    client.must(json!({"do": "concede", "seat": 0}));
    assert_eq!(client.refused(&json!({"do": "advise"})).0, "game-over");
    assert_eq!(client.refused(&json!({"do": "bot"})).0, "game-over");
    assert_eq!(list(&client.must(json!({"do": "review", "depth": "quick"}))["decisions"]), decisions);
}
