//! What a conversation tells by itself: events for one seat's eyes or none, limits, results of many games.

use super::support::{Client, list, new_duel, new_singleton_duel, play_out};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn fair(mut new: Value, told: &str) -> Value {
    new["events"] = json!(told);
    new
}

/// The ids in a value.
fn ids(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(all) => all.iter().for_each(|value| ids(value, found)),
        Value::Object(all) => {
            found.extend(all.get("id").and_then(Value::as_str).map(str::to_owned));
            all.values().for_each(|value| ids(value, found));
        }
        _ => {}
    }
}

/// A fair step names no card that its seat's view does not.
#[test]
fn a_fair_step_holds_nothing_that_its_seat_does_not_see() {
    let mut compared = 0;
    for seed in 0..3 {
        play_out(&mut Client::new(), fair(new_singleton_duel(seed), "seat"), seed, |client, step| {
            let Some(seat) = step["decision"]["seat"].as_u64() else { return };
            let view = client.view(seat as usize);
            assert_eq!(step["decision"], view["decision"]);
            let (mut told, mut seen) = (BTreeSet::new(), BTreeSet::new());
            ids(step, &mut told);
            ids(&view, &mut seen);
            assert!(told.is_subset(&seen), "{told:?} of {seen:?}");
            compared += told.len();
        });
    }
    assert!(compared > 1000, "{compared}");
}

/// What each seat is told, one answer after the other, is its log up to its newest decision.
#[test]
fn what_a_seat_is_told_is_its_log() {
    let mut told: [Vec<Value>; 2] = Default::default();
    play_out(&mut Client::new(), fair(new_duel(3), "seat"), 3, |client, step| {
        let Some(seat) = step["decision"]["seat"].as_u64().map(|seat| seat as usize) else { return };
        told[seat].extend(list(&step["events"]).iter().map(|event| event["text"].clone()));
        let view = client.view(seat);
        let log: Vec<Value> = list(&view["log"]).iter().map(|event| event["text"].clone()).collect();
        assert_eq!(told[seat].len(), log.len());
        // Whether an ability had an effect is known later.
        for (told, log) in told[seat].iter().zip(&log).filter(|(told, log)| told != log) {
            let ends = |text: &Value, end: &str| text.as_str().is_some_and(|text| text.ends_with(end));
            assert!(ends(told, "'s ability triggers") && ends(log, "'s ability has no effect"), "{told} and {log}");
        }
    });
    assert!(told.iter().all(|told| told.len() > 50));
}

#[test]
fn no_events_are_told_where_none_are_wanted() {
    let mut client = Client::new();
    play_out(&mut client, fair(new_duel(1), "none"), 1, |_, step| assert_eq!(step["events"], json!([])));
    // Another request says otherwise, and a refused one changes nothing.
    client.refused(&json!({"do": "rewind", "mark": 9, "events": "all"}));
    client.must(new_duel(1));
    assert_eq!(client.choose(0)["events"], json!([]));
    assert_ne!(client.must(json!({"do": "choose", "option": 0, "events": "all"}))["events"], json!([]));
    let (code, why) = client.refused(&fair(new_duel(1), "some"));
    assert_eq!(code, "bad-request");
    assert!(why.contains("none, seat, all"), "{why}");
}

#[test]
fn the_other_game_tells_as_much() {
    let new = json!({"do": "new", "game": "deckbuilding", "seed": 2, "events": "seat",
        "seats": [{"name": "Ann", "side": "empire"}, {"name": "Bob", "side": "rebel"}]});
    let mut told: [Vec<Value>; 2] = Default::default();
    play_out(&mut Client::new(), new.clone(), 2, |client, step| {
        let Some(seat) = step["decision"]["seat"].as_u64().map(|seat| seat as usize) else { return };
        told[seat].extend(list(&step["events"]).iter().cloned());
        let view = client.view(seat);
        assert_eq!(step["decision"], view["decision"]);
        assert_eq!(told[seat], *list(&view["log"]));
    });
    assert!(told.iter().all(|told| told.len() > 20));
    play_out(&mut Client::new(), fair(new, "none"), 2, |_, step| assert_eq!(step["events"], json!([])));
}

#[test]
fn many_games_are_played_on_and_only_their_results_told() {
    let other = json!({"do": "new", "game": "deckbuilding", "seed": 2,
        "seats": [{"name": "Ann", "side": "empire"}, {"name": "Bob", "side": "rebel"}]});
    for new in [new_duel(5), other] {
        let mut client = Client::new();
        let begun = client.must(new);
        let before = client.state();
        let request = json!({"do": "playout", "games": 20, "seed": 7});
        let played = client.must(request.clone());
        assert_eq!(list(&played["results"]).len(), 20);
        let count = |value: &Value| value.as_u64().expect("a number");
        let wins: u64 = list(&played["wins"]).iter().map(count).sum();
        assert_eq!(wins + count(&played["drawn"]) + count(&played["unfinished"]), 20);
        assert!(wins > 10, "{played}");
        assert_eq!(client.must(request), played, "the same seed plays the same games");
        assert_eq!(client.state(), before, "the game stays as it is");
        assert_eq!(begun["decision"], client.must(json!({"do": "playout", "max_decisions": 0}))["decision"]);
        assert_eq!(client.refused(&json!({"do": "playout", "games": 0})).0, "bad-budget");
        let cut = client.must(json!({"do": "playout", "games": 3, "max_decisions": 1}));
        assert_eq!(cut["unfinished"], 3);
    }
}

#[test]
fn whoever_asks_wrongly_is_told_what_there_is() {
    let mut client = Client::new();
    for line in ["", "  ", "{}", "{\"do\":\"dance\"}", "{\"do\":7}"] {
        let answer = client.line(line.as_bytes());
        let why = answer["error"]["message"].as_str().expect("a sentence").to_owned();
        assert!(why.contains("hello, new, scenario, choose") && why.contains("tournament"), "{why}");
    }
    let hello = client.must(json!({"do": "hello"}));
    let limits = hello["limits"].as_object().expect("limits");
    assert!(limits.values().all(|limit| limit.as_u64().is_some_and(|limit| limit > 0)), "{limits:?}");
    assert_eq!(hello["games"], json!(["unlimited", "deckbuilding"]));
}
