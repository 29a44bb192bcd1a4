//! New games of several seats over the protocol: what is accepted, and every reason for a refusal.

use protocol::Session;
use serde_json::{Value, json};
use swu_cards::library::Library;
use swu_rules::book::Book;

fn deck(leaders: &[&str], cards: usize, copies: usize) -> Value {
    let mut list = json!({"metadata": {"name": "test"}, "base": {"id": "SOR_026", "count": 1}});
    list["leader"] = json!({"id": leaders[0], "count": 1});
    if let Some(second) = leaders.get(1) {
        list["secondleader"] = json!({"id": second, "count": 1});
    }
    // Units, events and upgrades of the set in a row.
    let ids = (31..253).map(|number| format!("SOR_{number:03}"));
    list["deck"] = ids.take(cards / copies).map(|id| json!({"id": id, "count": copies})).collect();
    list["sideboard"] = json!([]);
    list
}

fn ask(request: Value) -> Value {
    let library = Library::embedded();
    let book = Book::of(&library);
    let mut session = Session::new(&library, &book, boards::games::GAMES);
    session.answer(request.to_string().as_bytes())
}

fn new(mode: &str, decks: Vec<Value>, options: Value) -> Value {
    let seats: Vec<Value> =
        decks.into_iter().enumerate().map(|(index, deck)| json!({"name": format!("P{index}"), "deck": deck})).collect();
    ask(json!({"do": "new", "mode": mode, "seats": seats, "seed": 4, "options": options}))
}

fn premier() -> Value {
    deck(&["SOR_010"], 51, 3)
}

fn twins() -> Value {
    deck(&["SOR_010", "SOR_007"], 50, 1)
}

fn message(answer: &Value) -> String {
    assert_eq!(answer["ok"], false, "{answer}");
    answer["error"]["message"].as_str().expect("a message").to_owned()
}

#[test]
fn three_to_six_seats_are_dealt() {
    for count in 3..=6 {
        let answer = new("multiplayer", vec![premier(); count], json!({}));
        assert_eq!(answer["ok"], true, "{answer}");
        assert_eq!(answer["decision"]["kind"], "first-player");
        assert_eq!(answer["decision"]["options"].as_array().map(Vec::len), Some(count));
        assert_eq!(answer["seating"].as_array().map(Vec::len), Some(count));
    }
    for count in 2..=6 {
        let answer = new("twin-suns", vec![twins(); count], json!({"seating": "as-listed"}));
        assert_eq!(answer["ok"], true, "{answer}");
        assert_eq!(answer["seating"], json!((0..count).collect::<Vec<_>>()));
    }
}

#[test]
fn too_few_and_too_many_seats_are_refused() {
    for (mode, count) in [("multiplayer", 2), ("multiplayer", 7), ("duel", 3)] {
        let answer = new(mode, vec![premier(); count], json!({}));
        assert_eq!(answer["error"]["code"], "bad-seats", "{answer}");
    }
    assert!(message(&new("twin-suns", vec![twins(); 7], json!({}))).contains("twin-suns has 2 to 6 seats, not 7"));
}

#[test]
fn the_wrong_number_of_leaders_is_refused() {
    let text = message(&new("twin-suns", vec![twins(), deck(&["SOR_010"], 50, 1), twins()], json!({})));
    assert!(text.contains("seat 1") && text.contains("exactly two leaders"), "{text}");
    let text = message(&new("multiplayer", vec![premier(), premier(), twins()], json!({})));
    assert!(text.contains("seat 2: a deck has one leader, not 2"), "{text}");
}

#[test]
fn leaders_that_may_not_stand_together_are_refused_by_option() {
    // Vader (Villainy) and Luke (Heroism) never; Vader and a leader without either only if opposition counts.
    let opposed = || deck(&["SOR_010", "SOR_005"], 80, 1);
    for rule in ["ShareMoral", "NotOpposed"] {
        let text = message(&new("twin-suns", vec![opposed(); 3], json!({"ts_leader_rule": rule})));
        assert!(text.contains("cannot lead together"), "{text}");
    }
}

#[test]
fn the_smallest_deck_is_an_option() {
    assert_eq!(new("twin-suns", vec![twins(); 3], json!({"ts_min_deck": 50}))["ok"], true);
    let text = message(&new("twin-suns", vec![twins(); 3], json!({"ts_min_deck": 80})));
    assert!(text.contains("the deck has 50 cards") && text.contains("at least 80"), "{text}");
}

#[test]
fn copies_are_refused_in_twin_suns() {
    let text = message(&new("twin-suns", vec![twins(), twins(), deck(&["SOR_010", "SOR_007"], 51, 3)], json!({})));
    assert!(text.starts_with("seat 2"), "{text}");
}

#[test]
fn all_reasons_are_given_at_once() {
    let text = message(&new(
        "twin-suns",
        [vec![deck(&["SOR_010"], 50, 1)], vec![deck(&["SOR_010", "SOR_005"], 20, 1); 6]].concat(),
        json!({"base_hp": "huge", "speed": 3}),
    ));
    for reason in
        ["base_hp cannot be", "no option \"speed\"", "2 to 6 seats", "two leaders", "lead together", "at least 50"]
    {
        assert!(text.contains(reason), "{reason} is missing in: {text}");
    }
}

#[test]
fn official_and_single_options_go_together() {
    let answer = new("multiplayer", vec![premier(); 3], json!({"official": true, "elim_heal": 5}));
    assert_eq!(answer["ok"], true, "{answer}");
    assert!(message(&new("multiplayer", vec![premier(); 3], json!({"official": "yes"}))).contains("true or false"));
}

#[test]
fn an_unknown_mode_names_the_known_ones() {
    let text = message(&new("free-for-all", vec![premier(); 3], json!({})));
    assert_eq!(text, "there is no mode \"free-for-all\"; there are duel, multiplayer, twin-suns");
}
