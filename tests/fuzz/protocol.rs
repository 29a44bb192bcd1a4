//! Lines for the engine: each gets one answer, and a refusal changes nothing.

use protocol::Session;
use serde_json::{Value, json};
use std::sync::LazyLock;
use swu_cards::library::Library;
use swu_rules::book::Book;

static CARDS: LazyLock<(Library, Book)> = LazyLock::new(|| {
    let library = Library::embedded();
    let book = Book::of(&library);
    (library, book)
});

/// Lines of one conversation.
const LINES: usize = 60;

/// Sends every line to an engine of its own.
pub(super) fn run(data: &[u8]) {
    let mut session = Session::new(&CARDS.0, &CARDS.1, boards::games::GAMES);
    for line in data.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).take(LINES) {
        let before = state(&mut session);
        let answer = session.answer(line);
        match answer["ok"].as_bool() {
            Some(true) => {}
            Some(false) => {
                let text = |field: &str| answer["error"][field].as_str().is_some_and(|text| !text.is_empty());
                assert!(text("code") && text("message"), "{answer}");
                assert_ne!(answer["error"]["code"], "internal", "{answer}");
                assert_eq!(state(&mut session), before, "a refusal changed the game");
            }
            None => panic!("{answer}"),
        }
    }
}

/// Everything a conversation holds: the game, the pod, the event.
fn state(session: &mut Session<'_>) -> [Value; 3] {
    [r#"{"do":"state"}"#, r#"{"do":"pod-save"}"#, r#"{"do":"tournament","op":"save"}"#]
        .map(|line| session.answer(line.as_bytes()))
}

/// Conversations with every request in them.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    let deck = |text: &str| -> Value { serde_json::from_str(text).expect("a sample deck is JSON") };
    let luke = deck(include_str!("../../decks/sor-luke.json"));
    let vader = deck(include_str!("../../decks/sor-vader.json"));
    let seats = |count: usize| -> Vec<Value> {
        (0..count)
            .map(|seat| json!({"name": format!("P{seat}"), "deck": if seat % 2 == 0 { &luke } else { &vader }}))
            .collect()
    };
    let position = json!({"round": 2, "active": 0, "seats": [
        {"leader": "SOR_005", "base": {"id": "SOR_029", "damage": 3}, "hand": ["SOR_042"], "deck": ["SOR_046"],
         "ground": ["SOR_046", {"id": "SOR_063", "damage": 1, "upgrades": ["SOR_069"]}], "resources": 5},
        {"leader": "SOR_010", "base": "SOR_023", "space": ["SOR_132"], "resources": 4, "hand": ["SOR_077"]},
    ]});
    let mut session = Session::new(&CARDS.0, &CARDS.1, boards::games::GAMES);
    session.answer(json!({"do": "scenario", "scenario": position, "seed": 3}).to_string().as_bytes());
    let save = session.answer(br#"{"do":"save"}"#)["save"].clone();
    let talks = [
        vec![
            json!({"do": "hello"}),
            json!({"do": "new", "mode": "duel", "seats": seats(2), "seed": 42, "options": {}}),
            json!({"do": "choose", "option": 0}),
            json!({"do": "mark"}),
            json!({"do": "choose", "option": 1}),
            json!({"do": "rewind", "mark": 0}),
            json!({"do": "playout", "policy": "random", "max_decisions": 30}),
            json!({"do": "view", "seat": 1}),
            json!({"do": "concede", "seat": 0}),
        ],
        vec![
            json!({"do": "new", "mode": "multiplayer", "seats": seats(3), "options": {"official": true}}),
            json!({"do": "playout", "max_decisions": 50, "seed": 9}),
            json!({"do": "concede", "seat": 1}),
            json!({"do": "save"}),
        ],
        vec![
            json!({"do": "scenario", "scenario": position, "seed": 3}),
            json!({"do": "playout", "max_decisions": 9}),
            json!({"do": "card", "id": "SOR_005"}),
        ],
        vec![json!({"do": "load", "save": save}), json!({"do": "choose", "option": 2}), json!({"do": "state"})],
        drafted(),
        an_event(),
        questions(),
    ];
    let lines = |talk: &Vec<Value>| talk.iter().map(Value::to_string).collect::<Vec<_>>().join("\n").into_bytes();
    talks.iter().map(lines).collect()
}

/// A draft of two from its first pick on, and sealed pools.
fn drafted() -> Vec<Value> {
    let seats = json!([{"name": "A"}, {"name": "B", "bot": true}]);
    vec![
        json!({"do": "packs", "set": "SOR", "count": 2, "seed": 1}),
        json!({"do": "pod-new", "kind": "draft", "set": "SOR", "seats": seats, "seed": 1, "options": {"ahead": true}}),
        json!({"do": "pod-pick", "seat": 0, "option": 0}),
        json!({"do": "pod-advice", "seat": 0}),
        json!({"do": "pod-view", "seat": 0}),
        json!({"do": "pod-time", "seat": 0, "highlighted": 1}),
        json!({"do": "pod-leave", "seat": 0}),
        json!({"do": "pod-log"}),
        json!({"do": "pod-new", "kind": "sealed", "set": ["SOR", "SHD", "TWI", "SOR", "SHD", "TWI"], "seats": seats}),
        json!({"do": "pod-pool", "seat": 0}),
        json!({"do": "pod-suggest", "seat": 0}),
        json!({"do": "pod-deck", "seat": 0, "deck": {"deck": []}}),
        json!({"do": "pod-lock", "seat": 0}),
        json!({"do": "pod-time"}),
    ]
}

/// An event of three with everything that happens at a desk.
fn an_event() -> Vec<Value> {
    let op = |op: &str, mut more: Value| {
        (more["do"], more["op"]) = (json!("tournament"), json!(op));
        more
    };
    let mut talk = vec![op("new", json!({"event": {"name": "X", "format": "premier", "seed": 4}}))];
    for player in ["A", "B", "C"] {
        talk.push(op("player", json!({"name": player})));
        talk.push(op("check-in", json!({"player": player, "present": true})));
    }
    talk.extend([
        op("rounds", json!({"swiss": 2})),
        op("start", json!({})),
        op("pair", json!({})),
        op("penalty", json!({"player": "A", "kind": "game-loss"})),
        op("begin", json!({})),
        op("extra", json!({"minutes": 5})),
        op("time", json!({})),
        op("result", json!({"players": ["A", "B"], "games": [1, 2, 0]})),
        op("result", json!({"players": ["B", "C"], "games": [0, 0, 0], "end": "time"})),
        op("standings", json!({})),
        op("drop", json!({"player": "C"})),
        op("undo", json!({})),
        op("cut", json!({"players": 4})),
        op("export", json!({"as": "csv"})),
        op("log", json!({})),
    ]);
    talk
}

/// Questions that need no event.
fn questions() -> Vec<Value> {
    let rounds = json!([[{"p1": "A", "p2": "B", "g1": 2, "g2": 1}, {"bye": "C"}]]);
    let history = json!({"best_of": 3, "players": ["A", "B", "C"], "rounds": rounds});
    let pods = json!({"players": ["A", "B", "C", "D"], "rounds": [[{"pod": ["A", "B", "C"], "places": [1, 2, 2]}]]});
    let ask = |op: &str, mut more: Value| {
        (more["do"], more["op"]) = (json!("tournament"), json!(op));
        more
    };
    vec![
        ask("table", json!({"players": 9, "tier": "competitive"})),
        ask("bracket", json!({"players": 8})),
        ask("rank", json!({"history": history, "seed": 1})),
        ask("pairings", json!({"history": history, "seed": 1, "keep": [["A", "C"], ["B", null]]})),
        ask("check", json!({"history": history, "pairs": [["A", "C"], ["B", null]]})),
        ask(
            "resolve",
            json!({"best_of": 3, "stage": "elim", "wins": [1, 1], "when": "during",
                              "game": {"winner": null, "hp": [7, 9], "initiative": "a"}}),
        ),
        ask("pods", json!({"history": pods, "seed": 1})),
    ]
}
