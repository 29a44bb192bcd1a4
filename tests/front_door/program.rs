//! The program over the wire: what it offers in any place is done when it is asked for, a refusal has a code and changes
//! nothing, and behind a curtain nothing is told.

use crate::protocol::support::{Client, refusal};
use serde_json::{Value, json};
use std::path::Path;

/// The program of one client.
struct Wire(Client);

impl Wire {
    fn open(folder: Option<&Path>) -> Wire {
        let mut client = Client::new();
        client.must(json!({"do": "program", "op": "open", "folder": folder}));
        Wire(client)
    }

    fn now(&mut self) -> Value {
        self.0.must(json!({"do": "program", "op": "state"}))["now"].take()
    }

    fn line(command: &str, words: &str) -> Value {
        let words: Vec<&str> = words.split_whitespace().collect();
        json!({"do": "program", "op": "ask", "request": {"command": command, "words": words}})
    }

    #[track_caller]
    fn must(&mut self, command: &str, words: &str) -> Value {
        self.0.must(Wire::line(command, words))
    }

    #[track_caller]
    fn refused(&mut self, command: &str, words: &str) -> String {
        self.0.refused(&Wire::line(command, words)).0
    }

    #[track_caller]
    fn spell(&mut self, word: &str) -> Value {
        self.0.must(json!({"do": "program", "op": "spell", "word": word}))
    }
}

/// The places that lie over the first questions: the requests that lead there.
const PLACES: [&[(&str, &str)]; 14] = [
    &[],
    &[("games", "")],
    &[("learn", "")],
    &[("practise", "")],
    &[("events", "")],
    &[("settings", "")],
    &[("decks", "")],
    &[("decks", ""), ("edit", "1")],
    &[("cards", "")],
    &[("events", "draft SOR ann")],
    &[("events", "sealed SOR ann")],
    &[("events", "sealed SOR ann"), ("all-boosters", "")],
    &[("events", "sealed SOR ann"), ("all-boosters", ""), ("suggest", ""), ("ready", "")],
    &[("events", "tournament Friday premier")],
];

/// Somebody at every place.
fn at(steps: &[(&str, &str)]) -> Wire {
    let mut wire = Wire::open(None);
    wire.must("new", "Ann 1 Bob 2 curtains=open seed=3");
    wire.0.must(json!({"do": "program", "op": "pick", "option": 0}));
    wire.must("quit", "");
    for (command, words) in steps {
        wire.must(command, words);
    }
    wire
}

/// The words of the first example of a command.
fn example(offer: &Value) -> String {
    let said = offer["said"].as_str().expect("a text");
    let first = said.split(", ").last().unwrap_or_default();
    let words = first.split_once(' ').map_or("", |(_, words)| words);
    let words = words.split(" (").next().unwrap_or_default();
    words.replace(|letter: char| letter.is_ascii_digit(), "1").replace("FILE", "a-file.txt")
}

#[test]
fn what_is_offered_in_a_place_is_done_when_it_is_asked_for() {
    for steps in PLACES {
        let offers = at(steps).now()["commands"].as_array().expect("a list").clone();
        assert!(offers.len() > 1, "{steps:?} offers {offers:?}");
        for offer in offers {
            let command = offer["command"].as_str().expect("a word").to_owned();
            let answer = at(steps).0.ask(&Wire::line(&command, &example(&offer)));
            if answer["ok"] == false {
                let (code, why) = refusal(&answer);
                assert_ne!(code, "not-now", "{command} is offered at {steps:?}: {why}");
                assert_ne!(code, "bad-request", "{command} at {steps:?}: {why}");
            }
        }
    }
}

#[test]
fn a_game_is_begun_played_left_and_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut wire = Wire::open(Some(folder.path()));
    let answer = wire.must("new", "Ann 1 Bob 2 seed=7");
    assert_eq!(answer["outcome"]["kind"], "game");
    assert_eq!(answer["now"]["places"], json!(["home", "board"]));
    let pick = |option: usize| json!({"do": "program", "op": "pick", "option": option});
    // Who begins is chosen in public; the first hand needs a look.
    let answer = wire.0.must(pick(0));
    let asked = &answer["now"]["asked"];
    let first = asked["name"].as_str().expect("a name").to_owned();
    assert_eq!(answer["now"]["table"]["options"], json!([]), "a covered table offers nothing: {answer}");
    assert_eq!(wire.0.refused(&pick(0)).0, "table");
    let answer = wire.spell(asked["letters"].as_str().expect("letters"));
    assert_eq!(answer["now"]["asked"], Value::Null, "{answer}");
    let options = answer["now"]["table"]["options"].as_array().expect("a list").len();
    assert!(options > 0, "{first} is asked something: {answer}");
    let answer = wire.0.must(pick(0));
    assert!(!answer["now"]["table"]["log"].as_array().expect("a list").is_empty());
    wire.must("quit", "");
    assert_eq!(wire.now()["places"], json!(["home"]));
    drop(wire);
    let mut wire = Wire::open(Some(folder.path()));
    assert_eq!(wire.must("resume", "1")["outcome"]["kind"], "game");
}

#[test]
fn a_deck_a_draft_and_an_event_are_reached_by_requests() {
    let mut wire = Wire::open(None);
    wire.must("decks", "");
    assert!(wire.now()["rows"][0]["title"].is_string());
    wire.must("edit", "1");
    assert_eq!(wire.now()["places"], json!(["home", "decks", "deck"]));
    let rows = wire.now()["rows"].as_array().expect("a list").len();
    assert!(rows > 10, "{rows} rows");
    for _ in 0..2 {
        wire.must("quit", "");
    }
    wire.must("events", "draft SOR ann bob");
    let asked = wire.now()["asked"].take();
    assert!(asked["letters"].is_string(), "a shared draft asks who is there: {asked}");
    assert_eq!(wire.now()["rows"], json!([]));
    wire.spell(asked["letters"].as_str().expect("letters"));
    let rows = wire.now()["rows"].as_array().expect("a list").len();
    assert!(rows > 1, "there are cards to pick from");
    wire.must("keep", "1");
}

#[test]
fn a_refusal_has_a_code_and_changes_nothing() {
    let mut wire = Wire::open(None);
    wire.must("decks", "");
    let before = wire.now();
    for (command, words, code) in [
        ("edit", "999", "out-of-range"),
        ("edit", "soon", "bad-number"),
        ("edit", "", "nothing-meant"),
        ("delete", "1", "unavailable"),
        ("import", "../../etc/passwd", "unavailable"),
        ("export", "1 /tmp/elsewhere.json", "unavailable"),
        ("concede", "", "not-now"),
        ("no-such-command", "", "bad-request"),
    ] {
        assert_eq!(wire.refused(command, words), code, "{command} {words}");
        assert_eq!(wire.now(), before, "{command} {words}");
    }
    let closed = json!({"do": "program", "op": "close"});
    wire.0.must(closed.clone());
    assert_eq!(wire.0.refused(&closed).0, "no-program");
}

#[test]
fn questions_come_with_the_request_that_yes_makes() {
    let mut wire = at(&[("resume", "")]);
    let asked = wire.must("remove-game", "1");
    assert_eq!(asked["outcome"]["kind"], "ask", "{asked}");
    let yes = json!({"do": "program", "op": "ask", "request": asked["outcome"]["then"]});
    let rows = wire.now()["rows"].as_array().expect("a list").len();
    wire.0.must(yes);
    assert_eq!(wire.now()["rows"].as_array().expect("a list").len(), rows - 1);
}
