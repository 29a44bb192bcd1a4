//! Lessons: each is read, and played by the picks it expects and by others.

use crate::protocol::support::{Client, list};
use crate::rules::support::Dice;
use serde_json::{Value, json};
use swu_cards::rulebook;
use swu_minds::lessons::shipped;

/// Enough picks for any lesson.
const MOST: usize = 400;

#[test]
fn every_lesson_file_is_shipped() {
    let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons")).expect("the folder is there");
    let mut names: Vec<String> =
        files.filter_map(|file| Some(file.ok()?.path().file_stem()?.to_string_lossy().into_owned())).collect();
    names.sort();
    let mut ids: Vec<String> = shipped().iter().map(|lesson| lesson.id.clone()).collect();
    ids.sort();
    assert_eq!(ids, names, "each file is named by the id of its lesson, can be read and is listed");
}

#[test]
fn what_lessons_refer_to_exists() {
    let rulebook = rulebook::shipped().expect("the rules can be read");
    for lesson in shipped() {
        for rule in &lesson.rules {
            assert!(rulebook.find(rule).is_some(), "{}: there is no rule {rule}", lesson.id);
        }
        for id in &lesson.after {
            assert!(shipped().iter().any(|other| other.id == *id), "{}: there is no lesson {id}", lesson.id);
        }
    }
}

#[test]
fn what_is_said_fits_in_five_lines_of_76() {
    for lesson in shipped() {
        for (number, step) in lesson.steps.iter().enumerate() {
            let texts = step.otherwise.iter().map(|(_, text)| text).chain([&step.say, &step.hint]);
            for text in texts {
                let filled = lesson.filled(text, "");
                assert!(!filled.contains(['{', '}']), "{} step {number}: {filled}", lesson.id);
                let lines: usize = filled.lines().map(|line| line.chars().count().div_ceil(72).max(1)).sum();
                assert!(lines <= 5, "{} step {number}: {lines} lines", lesson.id);
            }
        }
    }
}

fn begin(client: &mut Client, id: &str) -> Value {
    client.must(json!({"do": "lesson", "id": id}))
}

#[test]
fn every_lesson_is_finished_by_the_picks_it_expects() {
    for lesson in shipped() {
        let mut client = Client::new();
        let mut step = begin(&mut client, &lesson.id);
        let mut seen = 0;
        for _ in 0..MOST {
            let told = &step["lesson"];
            assert!(told["say"].as_str().is_some_and(|say| !say.is_empty()), "{}: {told}", lesson.id);
            assert_eq!(told["of"], lesson.steps.len());
            if told["done"] == true {
                break;
            }
            seen += 1;
            let expect = list(&told["expect"]);
            let option = expect.first().and_then(Value::as_u64).unwrap_or_else(|| panic!("{}: {told}", lesson.id));
            step = client.choose(option as usize);
        }
        assert_eq!(step["lesson"]["step"], lesson.steps.len(), "{}: {}", lesson.id, step["lesson"]);
        let asked = lesson.steps.iter().filter(|step| !step.expect.is_empty()).count();
        assert!(seen >= asked, "{}: {seen} of {asked} steps were asked for", lesson.id);
    }
}

#[test]
fn no_lesson_locks_up_off_its_path() {
    for (seed, lesson) in shipped().iter().enumerate() {
        let mut client = Client::new();
        let mut dice = Dice::new(seed as u64);
        let mut step = begin(&mut client, &lesson.id);
        for _ in 0..3 * MOST {
            if step["lesson"]["done"] == true || step["decision"].is_null() {
                break;
            }
            let options = list(&step["decision"]["options"]).len();
            let expect = list(&step["lesson"]["expect"]);
            let other: Vec<usize> =
                (0..options).filter(|option| !expect.iter().any(|place| *place == *option)).collect();
            let option = match other.as_slice() {
                [] => dice.below(options),
                others => others[dice.below(others.len())],
            };
            step = client.choose(option);
            assert!(step["lesson"]["say"].is_string(), "{}", lesson.id);
        }
        assert!(step["lesson"]["done"] == true || step["decision"].is_null(), "{} locks up: {step}", lesson.id);
    }
}

/// What a step shows and calls refused is there, and what it says has happened has happened.
#[test]
fn lessons_tell_the_truth() {
    for lesson in shipped() {
        let mut client = Client::new();
        let mut step = begin(&mut client, &lesson.id);
        for _ in 0..MOST {
            assert_eq!(step["lesson"]["untrue"], Value::Null, "{} step {}", lesson.id, step["lesson"]["step"]);
            if step["lesson"]["done"] == true {
                break;
            }
            let option = list(&step["lesson"]["expect"])[0].as_u64().expect("a place");
            step = client.choose(option as usize);
        }
    }
}

/// Somebody who does as little as possible is not told that they did anything.
#[test]
fn nothing_is_told_that_did_not_happen() {
    let claims = [
        ("aspects", "It worked"),
        ("base", "The damage reached"),
        ("resources", "Two resources are exhausted"),
        ("attack", "Its 2 power stays"),
        ("turns", "You will act first"),
        ("capture", "The captive lies"),
        ("capture", "The guard left play"),
        ("twin-suns", "Blast dealt"),
        ("first-game", "You won"),
    ];
    for (id, claim) in claims {
        let mut client = Client::new();
        let mut step = begin(&mut client, id);
        for _ in 0..MOST {
            let said = step["lesson"]["say"].as_str().expect("something is said");
            assert!(!said.contains(claim), "{id}: {said}");
            if step["lesson"]["done"] == true || step["decision"].is_null() {
                break;
            }
            let options = list(&step["decision"]["options"]);
            let expect = list(&step["lesson"]["expect"]);
            let pass = options.iter().position(|option| option["verb"] == "pass" || option["verb"] == "skip");
            let other = (0..options.len()).find(|place| !expect.iter().any(|expected| expected == place));
            step = client.choose(pass.or(other).unwrap_or(0));
        }
    }
}

#[test]
fn other_picks_are_answered() {
    let mut client = Client::new();
    let step = begin(&mut client, "base");
    let expect = list(&step["lesson"]["expect"]).clone();
    let count = list(&step["decision"]["options"]).len();
    let other = (0..count).find(|option| !expect.iter().any(|place| *place == *option)).expect("another pick");
    let step = client.choose(other);
    assert!(step["lesson"]["say"].as_str().is_some_and(|say| say.len() > 20), "{step}");
}

#[test]
fn a_lesson_is_taken_back_with_its_game() {
    let mut client = Client::new();
    let first = begin(&mut client, "base");
    let mark = client.must(json!({"do": "mark"}))["mark"].clone();
    client.choose(list(&first["lesson"]["expect"])[0].as_u64().expect("a place") as usize);
    let back = client.must(json!({"do": "rewind", "mark": mark}));
    assert_eq!(back["lesson"], first["lesson"]);
}

#[test]
fn what_was_missed_may_be_done_after_the_end() {
    let mut client = Client::new();
    let mut step = begin(&mut client, "base");
    let verb = |step: &Value, verb: &str| {
        let options = list(&step["decision"]["options"]).to_vec();
        options.iter().position(|option| option["verb"] == verb)
    };
    let initiative = verb(&step, "initiative").expect("it is free");
    step = client.must(json!({"do": "choose", "option": initiative}));
    for _ in 0..MOST {
        let say = step["lesson"]["say"].as_str().expect("a text");
        let attacks = verb(&step, "attack").is_some();
        let base = list(&step["decision"]["options"])
            .iter()
            .position(|option| option["label"].as_str().is_some_and(|label| label.starts_with("Bob's base")));
        assert!(base.is_some() || attacks || !say.contains("Now choose what it attacks"), "{say}");
        let option = base.or_else(|| verb(&step, "attack")).unwrap_or(0);
        step = client.must(json!({"do": "choose", "option": option}));
        if step["over"] != Value::Null {
            break;
        }
    }
    let say = step["lesson"]["say"].as_str().expect("a text");
    assert!(say.contains("the game is over at once"), "{say}");
}
