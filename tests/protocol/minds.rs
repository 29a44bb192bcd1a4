//! `bot`, `advise` and playouts by levels of play.

use super::support::{Client, list, new_duel};
use serde_json::{Value, json};
use swu_minds::bots::Level;
use swu_minds::coach::{Method, Way};

fn at_first_action(seed: u64) -> Client {
    let mut client = Client::new();
    let mut step = client.must(new_duel(seed));
    while step["decision"]["kind"] != "action" {
        step = client.choose(0);
    }
    client
}

#[test]
fn levels_are_told_at_once() {
    let hello = Client::new().must(json!({"do": "hello"}));
    assert_eq!(hello["policies"], json!(["random", "rookie", "sensible", "steady", "strong"]));
}

#[test]
fn a_bot_picks_the_same_every_time_and_moves_nothing() {
    let mut client = at_first_action(5);
    let before = client.must(json!({"do": "state"}));
    let ask = json!({"do": "bot", "level": "steady", "seed": 7, "iterations": 60});
    let [mut one, mut other] = [client.must(ask.clone()), client.must(ask)];
    for answer in [&mut one, &mut other] {
        assert!(answer["cpu_ms"].as_f64().is_some_and(|time| time >= 0.0), "{answer}");
        answer["cpu_ms"] = Value::Null;
    }
    assert_eq!(one, other);
    assert_eq!(one["iterations"], 60);
    let visits: u64 = list(&one["values"]).iter().filter_map(|value| value["visits"].as_u64()).sum();
    // Equal cards share what was found out about them.
    assert!(visits >= 60, "{one}");
    let options = list(&one["values"]).len() as u64;
    assert!(one["option"].as_u64().is_some_and(|option| option < options));
    assert_eq!(client.must(json!({"do": "state"})), before);
}

#[test]
fn a_bot_with_a_time_thinks_that_long() {
    let mut client = at_first_action(6);
    let answer = client.must(json!({"do": "bot", "level": "strong", "ms": 30}));
    let time = answer["cpu_ms"].as_f64().expect("a time");
    // On a busy machine the processor time is less than the clock time.
    assert!((0.0..3_000.0).contains(&time), "{answer}");
    assert!(answer["iterations"].as_u64().is_some_and(|iterations| iterations > 0), "{answer}");
}

#[test]
fn advice_has_bounds_for_every_option() {
    let mut client = at_first_action(7);
    let answer = client.must(json!({"do": "advise", "rollouts": 12, "seed": 1}));
    let seat = answer["seat"].as_u64().expect("a seat");
    let view = client.must(json!({"do": "view", "seat": seat}));
    let options = list(&answer["options"]);
    assert_eq!(options.len(), list(&view["view"]["decision"]["options"]).len());
    let number = |value: &Value| value.as_f64().expect("a number");
    for (place, option) in options.iter().enumerate() {
        assert_eq!(option["option"], place);
        assert!(option["label"].as_str().is_some_and(|label| !label.is_empty()), "{option}");
        assert!(number(&option["low"]) <= number(&option["equity"]), "{option}");
        assert!(number(&option["equity"]) <= number(&option["high"]), "{option}");
        assert!(option["rollouts"].as_u64().is_some_and(|games| (3..=12).contains(&games)), "{option}");
    }
    let best = answer["best"].as_u64().expect("a place") as usize;
    assert_eq!(options[best]["loss"], 0.0);
    assert!(answer["clear"].is_boolean());
}

/// An option that fell behind by bad luck in its first games is not dropped for good.
#[test]
fn nothing_stands_above_what_is_advised_and_equal_cards_are_worth_the_same() {
    for seed in [0, 2, 13] {
        let mut client = Client::new();
        let mut step = client.must(new_duel(seed));
        while step["decision"]["kind"] != "resource" {
            step = client.choose(0);
        }
        let answer = client.must(json!({"do": "advise", "rollouts": 12, "seed": 1}));
        let options = list(&answer["options"]);
        let equity = |option: &Value| option["equity"].as_f64().expect("a number");
        let highest = options.iter().map(equity).fold(0.0, f64::max);
        let best = &options[answer["best"].as_u64().expect("a place") as usize];
        assert_eq!(equity(best), highest, "seed {seed}: {answer}");
        assert!(best["rollouts"].as_u64().is_some_and(|games| (4..=12).contains(&games)), "seed {seed}: {answer}");
        for one in options {
            for other in options.iter().filter(|other| other["label"] == one["label"]) {
                assert_eq!((&one["equity"], &one["rollouts"]), (&other["equity"], &other["rollouts"]), "seed {seed}");
            }
        }
    }
}

#[test]
fn advice_by_those_who_search_says_how_long_they_think() {
    let mut client = at_first_action(7);
    let mut thought = |ask: Value| client.must(ask)["iterations"].as_u64();
    assert_eq!(thought(json!({"do": "advise", "rollouts": 1, "level": "steady", "iterations": 3})), Some(3));
    assert_eq!(thought(json!({"do": "advise", "rollouts": 1, "level": "sensible"})), Some(1));
    // However much is asked for, all of it together ends soon.
    for options in [1, 2, 30] {
        for rollouts in [1, 400, 100_000] {
            let method = Method::of(Level::Strong, rollouts, options, 1);
            let Way::Players { iterations, .. } = method.way else { panic!("players") };
            let games = u64::from(rollouts) * options.min(3) as u64;
            assert!(u64::from(iterations) * games * 40 <= 1_000_000 || iterations == 1, "{method:?}");
        }
    }
}

/// Without players to play on, options are followed by searches, and how far each is behind is told with bounds.
#[test]
fn advice_tells_how_far_an_option_is_behind() {
    let mut client = at_first_action(7);
    let ask = json!({"do": "advise", "depth": "quick", "ms": 1, "seed": 3});
    let answer = client.must(ask);
    assert_eq!(answer["searched"], true);
    for option in list(&answer["options"]) {
        let [low, loss, high] = ["loss_low", "loss", "loss_high"].map(|key| option[key].as_f64().expect("a number"));
        assert!(low <= loss && loss <= high, "{option}");
        assert!(["fine", "not known yet"].contains(&option["word"].as_str().expect("a word")), "one batch: {option}");
    }
    assert_eq!(client.refused(&json!({"do": "advise", "depth": "bottomless"})).0, "bad-budget");
}

#[test]
fn advice_with_a_time_says_what_is_known_by_then() {
    let mut client = at_first_action(7);
    let answer = client.must(json!({"do": "advise", "rollouts": 10_000_000, "ms": 1}));
    let games = list(&answer["options"])[0]["rollouts"].as_u64();
    assert!(games.is_some_and(|games| (1..10_000).contains(&games)), "{answer}");
}

#[test]
fn whatever_is_no_budget_is_refused_as_one() {
    let mut client = at_first_action(7);
    let before = client.must(json!({"do": "state"}));
    let asked = [
        ("bot", ["iterations", "ms"].as_slice()),
        ("advise", &["rollouts", "iterations", "ms"]),
        ("playout", &["iterations"]),
        ("solve", &["nodes"]),
    ];
    for (word, budgets) in asked {
        for budget in budgets {
            for number in [json!(-5), json!(1.5), json!(-1e30), json!(1e30)] {
                let request = json!({"do": word, *budget: number});
                assert_eq!(client.refused(&request).0, "bad-budget", "{request}");
            }
            let request = json!({"do": word, *budget: "many"});
            assert_eq!(client.refused(&request).0, "bad-request", "{request}");
        }
    }
    assert_eq!(client.must(json!({"do": "state"})), before);
}

#[test]
fn sensible_play_beats_random_play() {
    let mut won = [0, 0];
    for seed in 0..12 {
        let mut client = Client::new();
        client.must(new_duel(seed));
        let policies = if seed % 2 == 0 { ["sensible", "random"] } else { ["random", "sensible"] };
        let step = client.must(json!({"do": "playout", "policies": policies, "seed": seed, "max_decisions": 50000}));
        let bots = list(&step["bots"]);
        assert_eq!(bots.len(), 2);
        let picked: u64 = bots.iter().filter_map(|bot| bot["decisions"].as_u64()).sum();
        assert_eq!(step["decisions"], picked);
        if let [winner] = list(&step["over"]["winners"]).as_slice() {
            won[usize::from(policies[winner.as_u64().expect("a seat") as usize] == "sensible")] += 1;
        }
    }
    assert!(won[1] >= 11, "random won {} and sensible {}", won[0], won[1]);
}

#[test]
fn what_cannot_be_done_is_refused_and_changes_nothing() {
    let mut client = Client::new();
    assert_eq!(client.refused(&json!({"do": "bot"})).0, "no-game");
    assert_eq!(client.refused(&json!({"do": "advise"})).0, "no-game");
    client.must(new_duel(1));
    let before = client.must(json!({"do": "state"}));
    for (request, code) in [
        (json!({"do": "bot", "level": "wise"}), "unknown-level"),
        (json!({"do": "bot", "iterations": 0}), "bad-budget"),
        (json!({"do": "bot", "iterations": 10_000_001}), "bad-budget"),
        (json!({"do": "bot", "ms": 0}), "bad-budget"),
        (json!({"do": "advise", "rollouts": 0}), "bad-budget"),
        (json!({"do": "advise", "level": "wise"}), "unknown-level"),
        (json!({"do": "playout", "policies": ["random"]}), "unknown-policy"),
        (json!({"do": "playout", "policies": ["random", "wise"]}), "unknown-policy"),
        (json!({"do": "playout", "policy": "steady", "iterations": 0}), "bad-budget"),
    ] {
        assert_eq!(client.refused(&request).0, code, "{request}");
    }
    assert_eq!(client.must(json!({"do": "state"})), before);
    client.must(json!({"do": "concede", "seat": 0}));
    assert_eq!(client.refused(&json!({"do": "bot"})).0, "game-over");
    assert_eq!(client.refused(&json!({"do": "advise"})).0, "game-over");
}
