//! `review`, `solve`, `drill` and `puzzle`.

use super::support::{Client, keys, list, new_duel};
use serde_json::{Value, json};

/// Ann has two units to destroy a base of 6 HP with; a Sentinel guards the ground.
fn sentinel_puzzle() -> Value {
    json!({"do": "scenario", "scenario": {"initiative_taken": true, "active": 0, "seats": [
        {"leader": "SOR_010", "base": "SOR_024", "ground": ["SOR_095"], "space": ["SOR_141"], "hand": ["SOR_077"],
         "deck": ["SOR_095"], "resources": 2},
        {"leader": "SOR_010", "base": {"id": "SOR_024", "damage": 27}, "ground": ["SOR_063"], "deck": ["SOR_095"],
         "hand": ["SOR_095"], "initiative": true},
    ]}})
}

fn ask(goal: &str) -> Value {
    json!({"do": "solve", "goal": goal, "nodes": 20000})
}

#[test]
fn a_solved_line_wins_when_it_is_sent() {
    let mut client = Client::new();
    client.must(sentinel_puzzle());
    let before = client.must(json!({"do": "state"}));
    let answer = client.must(ask("win-phase"));
    assert_eq!(keys(&answer), ["complete", "first", "line", "nodes", "ok", "solved"]);
    assert_eq!(answer["solved"], true, "{answer}");
    assert_eq!(answer["complete"], true);
    assert_eq!(client.must(json!({"do": "state"})), before, "nothing moves");
    let line = list(&answer["line"]).clone();
    assert!(list(&answer["first"]).contains(&line[0]));
    let mut step = Value::Null;
    for option in line {
        step = client.choose(option.as_u64().expect("a place") as usize);
    }
    assert_eq!(step["over"]["winners"], json!([0]));
}

#[test]
fn what_cannot_be_won_is_refuted() {
    let mut client = Client::new();
    let mut scenario = sentinel_puzzle();
    scenario["scenario"]["seats"][1]["base"]["damage"] = json!(1);
    client.must(scenario);
    let answer = client.must(ask("win-phase"));
    assert_eq!([&answer["solved"], &answer["complete"]], [false, true], "{answer}");
    assert_eq!(answer["line"], json!([]));
    assert_eq!(client.must(ask("defeat(SOR_063)"))["complete"], true);
    assert_eq!(client.must(ask("survive"))["solved"], true);
    assert_eq!(client.must(ask("clear(space)"))["solved"], true, "nobody is there");
}

#[test]
fn a_budget_that_is_too_small_leaves_it_open() {
    let mut client = Client::new();
    client.must(sentinel_puzzle());
    let answer = client.must(json!({"do": "solve", "goal": "win-phase", "nodes": 1}));
    assert_eq!([&answer["complete"], &answer["nodes"]], [&json!(false), &json!(1)], "{answer}");
}

#[test]
fn a_hand_that_may_hold_anything_proves_nothing() {
    // Bob has not passed for the phase and has cards in hand: whatever they are, the answer is the same.
    let answers: Vec<Value> = ["SOR_095", "SOR_077", "SOR_063"]
        .iter()
        .map(|card| {
            let mut client = Client::new();
            let mut scenario = sentinel_puzzle();
            scenario["scenario"]["initiative_taken"] = json!(false);
            scenario["scenario"]["seats"][1]["hand"] = json!([card]);
            scenario["scenario"]["seats"][1]["resources"] = json!(6);
            client.must(scenario);
            client.must(ask("defeat(SOR_063)"))
        })
        .collect();
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    assert_eq!(answers[0]["solved"], false);
}

fn seats() -> Value {
    new_duel(1)["seats"].clone()
}

#[test]
fn drills_stop_at_the_decision_they_are_about() {
    for (kind, decision) in
        [("mulligan", "mulligan"), ("resources", "resource"), ("initiative", "action"), ("attacks", "action")]
    {
        let mut client = Client::new();
        let ask = json!({"do": "drill", "kind": kind, "seats": seats(), "you": 1, "first": 0, "seed": 5});
        let step = client.must(ask.clone());
        assert_eq!(step["decision"]["kind"], decision, "{kind}");
        assert_eq!(step["decision"]["seat"], 1, "{kind}");
        assert!(step["drill"]["item"].as_str().is_some_and(|item| item.contains(kind)));
        assert!(step["drill"]["odds"].is_object());
        if ["mulligan", "resources"].contains(&kind) {
            // The others are long on their way.
            assert_eq!(client.must(ask), step, "the same numbers give the same drill");
        }
    }
}

/// The picks of a question are made by `choose`, and the right answer is then true of the table.
#[test]
fn a_question_of_the_quiz_is_asked_and_played() {
    let mut client = Client::new();
    let ask = json!({"do": "drill", "kind": "quiz", "seats": seats(), "you": 1, "first": 0, "seed": 5});
    let step = client.must(ask.clone());
    assert_eq!(step["decision"]["seat"], 1);
    let quiz = step["drill"]["quiz"].clone();
    let answers = list(&quiz["answers"]);
    assert_eq!(answers.len(), 4, "{quiz}");
    let right = quiz["right"].as_u64().expect("a place") as usize;
    for (place, answer) in answers.iter().enumerate() {
        assert_eq!(answer["rule"].is_null(), place == right, "{answer}");
        assert_eq!(answer["why"].is_null(), place == right, "{answer}");
    }
    let mut after = Value::Null;
    for option in list(&quiz["picks"]) {
        after = client.choose(option.as_u64().expect("a place") as usize);
    }
    assert!(after["over"].is_object() || after["decision"]["kind"] == "action", "{after}");
    assert_eq!(client.must(ask), step, "the same numbers ask the same");
    let ruled = client.must(json!({"do": "drill", "kind": "quiz", "seats": seats(), "rule": "9", "seed": 5}));
    let rules = list(&ruled["drill"]["quiz"]["answers"]).iter().filter_map(|answer| answer["rule"].as_str());
    assert!(rules.into_iter().any(|rule| rule.starts_with("9.")), "{ruled}");
    for (field, value) in [("rule", json!("99")), ("difficulty", json!(9))] {
        let mut bad = json!({"do": "drill", "kind": "quiz", "seats": seats()});
        bad[field] = value;
        assert_eq!(client.refused(&bad).0, "bad-request");
    }
}

#[test]
fn what_is_practised_takes_the_place_of_another_game() {
    for request in [
        json!({"do": "drill", "kind": "mulligan", "seats": seats(), "seed": 5}),
        json!({"do": "puzzle", "seed": 5}),
        json!({"do": "lesson", "id": "sentinel"}),
    ] {
        let mut client = Client::new();
        client.must(json!({"do": "new", "game": "deckbuilding", "seats": [{"name": "Ann", "side": "empire"}, {"name": "Bob", "side": "rebel"}], "seed": 1}));
        let step = client.must(request.clone());
        let seat = step["decision"]["seat"].as_u64().expect("a seat");
        let view = client.must(json!({"do": "view", "seat": seat}));
        assert_eq!(view["view"]["decision"]["kind"], step["decision"]["kind"], "{request}");
        client.choose(0);
    }
}

#[test]
fn odds_of_a_curve_are_chances_and_fall_to_nothing_nowhere() {
    let mut client = Client::new();
    let step =
        client.must(json!({"do": "drill", "kind": "mulligan", "seats": seats(), "you": 0, "first": 0, "seed": 5}));
    let curve = list(&step["drill"]["odds"]["curve"]);
    assert_eq!(curve.len(), 4);
    for at in curve {
        for hand in ["hand", "redraw"] {
            let chance = at[hand].as_f64().expect("a chance");
            assert!((0.0..=1.0).contains(&chance), "{at}");
        }
    }
    assert_eq!(client.must(json!({"do": "advise", "rollouts": 8}))["options"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_review_judges_every_decision_of_the_seats_asked_for() {
    // In the middle of a phase, where no drawn card would have to be drawn again.
    let mut client = Client::new();
    let mut scenario = sentinel_puzzle();
    scenario["scenario"]["initiative_taken"] = json!(false);
    client.must(scenario);
    client.must(json!({"do": "playout", "policies": ["random", "random"], "seed": 2, "max_decisions": 5}));
    let before = client.must(json!({"do": "state"}));
    let ask = json!({"do": "review", "seats": [0], "depth": "quick"});
    let review = client.must(ask.clone());
    assert_eq!(client.must(json!({"do": "state"})), before);
    let decisions = list(&review["decisions"]);
    assert!(!decisions.is_empty());
    let number = |value: &Value| value.as_f64().expect("a number");
    let mut lost = 0.0;
    for judged in decisions {
        assert_eq!(keys(judged), ["at", "best", "equity", "high", "loss", "low", "picked", "seat", "word"]);
        assert_eq!(judged["seat"], 0);
        assert!(
            number(&judged["low"]) <= number(&judged["loss"]) && number(&judged["loss"]) <= number(&judged["high"])
        );
        // What is not known to be lost does not count.
        if !["fine", "not known yet"].contains(&judged["word"].as_str().expect("a word")) {
            lost += number(&judged["loss"]);
        }
    }
    let seat = &list(&review["seats"])[0];
    assert_eq!(seat["decisions"], decisions.len());
    assert!((number(&seat["lost"]) - lost / decisions.len() as f64).abs() < 1e-9);
    assert!(number(&seat["luck"]).abs() < 1.0);
    assert_eq!(client.must(ask), review, "the same numbers give the same review");
}

#[test]
fn puzzles_are_laid_out_and_can_be_solved() {
    for goal in ["win-phase", "defeat", "clear", "survive"] {
        let mut client = Client::new();
        let step = client.must(json!({"do": "puzzle", "goal": goal, "seed": 5}));
        assert_eq!(step["decision"]["seat"], step["puzzle"]["by"]);
        let answer = client.must(json!({"do": "solve", "goal": step["puzzle"]["goal"], "nodes": 20000}));
        assert_eq!(answer["solved"], true, "{step}");
    }
}

#[test]
fn what_cannot_be_practised_is_refused_and_changes_nothing() {
    let mut client = Client::new();
    for word in ["review", "solve"] {
        assert_eq!(client.refused(&json!({"do": word})).0, "no-game");
    }
    client.must(new_duel(1));
    let before = client.must(json!({"do": "state"}));
    for (request, code) in [
        (json!({"do": "solve", "goal": "wisdom"}), "unknown-goal"),
        (json!({"do": "solve", "goal": "clear(sea)"}), "unknown-goal"),
        (json!({"do": "solve", "goal": "defeat(zzz)"}), "unknown-goal"),
        (json!({"do": "solve", "nodes": 0}), "bad-budget"),
        (json!({"do": "solve", "nodes": 10_000_001}), "bad-budget"),
        (json!({"do": "puzzle", "goal": "wisdom"}), "unknown-goal"),
        (json!({"do": "lesson", "id": "wisdom"}), "unknown-lesson"),
        (json!({"do": "review", "seats": [2]}), "unknown-seat"),
        (json!({"do": "review", "depth": "bottomless"}), "bad-budget"),
        (json!({"do": "drill", "kind": "wisdom", "seats": seats()}), "bad-request"),
        (json!({"do": "drill", "kind": "mulligan", "seats": seats(), "you": 2}), "unknown-seat"),
        (json!({"do": "drill", "kind": "mulligan", "seats": []}), "unknown-seat"),
    ] {
        assert_eq!(client.refused(&request).0, code, "{request}");
    }
    assert_eq!(client.must(json!({"do": "state"})), before);
    client.must(json!({"do": "concede", "seat": 0}));
    assert_eq!(client.refused(&json!({"do": "solve"})).0, "game-over");
}
