//! Snapshots and saves, in any order and in the middle of any decision.

use super::support::{Client, list, new_duel, play_out};
use crate::rules::support::Dice;
use serde_json::{Value, json};

/// Everything that can be seen of the game now.
fn all(client: &mut Client) -> (Value, Value, Value) {
    (client.state(), client.view(0), client.view(1))
}

#[test]
fn marks_go_back_and_forth_in_any_order() {
    let mut client = Client::new();
    let mut step = client.must(new_duel(11));
    let mut dice = Dice::new(11);
    let mut marks = Vec::new();
    for number in 0..60 {
        if number % 4 == 0 {
            let mark = client.must(json!({"do": "mark"}))["mark"].clone();
            assert_eq!(mark, json!(marks.len()));
            marks.push((mark, all(&mut client), step["decision"].clone()));
        }
        step = client.choose(dice.below(list(&step["decision"]["options"]).len()));
    }
    for _ in 0..40 {
        let (mark, before, decision) = &marks[dice.below(marks.len())];
        let back = client.must(json!({"do": "rewind", "mark": mark}));
        assert_eq!((&back["decision"], &back["events"]), (decision, &json!([])));
        assert_eq!(&all(&mut client), before);
        client.choose(dice.below(list(&decision["options"]).len()));
    }
}

/// The same picks after going back give the same game, random results included.
#[test]
fn going_back_repeats_chance() {
    let mut client = Client::new();
    client.must(new_duel(5));
    client.must(json!({"do": "mark"}));
    let mut ends = Vec::new();
    for _ in 0..2 {
        client.must(json!({"do": "rewind", "mark": 0}));
        client.must(json!({"do": "playout", "seed": 9}));
        ends.push(client.state());
    }
    assert_eq!(ends[0], ends[1]);
}

#[test]
fn a_mark_outlives_another_game() {
    let mut client = Client::new();
    client.must(new_duel(5));
    client.must(json!({"do": "mark"}));
    let before = client.state();
    client.must(new_duel(6));
    assert_ne!(client.state(), before);
    client.must(json!({"do": "rewind", "mark": 0}));
    assert_eq!(client.state(), before);
}

/// At many decisions of every kind the game is saved and continued in another process, with the same options and the
/// same end.
#[test]
fn a_save_goes_on_in_the_middle_of_any_decision() {
    let mut saves: Vec<(String, Value, Value)> = Vec::new();
    let mut kinds = std::collections::BTreeSet::new();
    let mut count = 0;
    for seed in 20..22 {
        play_out(&mut Client::new(), new_duel(seed), seed, |client, step| {
            count += 1;
            let kind = step["decision"]["kind"].to_string();
            if kinds.insert(kind) || count % 29 == 0 {
                let save = client.must(json!({"do": "save"}))["save"].as_str().expect("a text").to_owned();
                saves.push((save, client.state(), step["decision"].clone()));
            }
        });
    }
    assert!(kinds.len() >= 6, "{kinds:?}");
    let mut ends = [Value::Null, Value::Null];
    for (save, state, decision) in &saves {
        for end in &mut ends {
            let mut other = Client::new();
            let step = other.must(json!({"do": "load", "save": save}));
            assert_eq!((&step["decision"], &other.state()), (decision, state));
            assert_eq!(other.must(json!({"do": "save"}))["save"], json!(save), "what is saved again is the same");
            other.must(json!({"do": "playout", "seed": 3, "max_decisions": 40}));
            *end = other.state();
        }
        assert_eq!(ends[0], ends[1]);
    }
}
