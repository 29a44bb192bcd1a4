//! Decks that cannot be played: every reason is given, and no game begins.

use super::support::{refused, run, write};
use serde_json::{Value, json};

fn luke() -> Value {
    serde_json::from_str(include_str!("../../decks/sor-luke.json")).expect("a sample deck is JSON")
}

#[test]
fn decks_of_the_wrong_shape_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut no_base = luke();
    no_base["base"] = Value::Null;
    let mut stranger = luke();
    stranger["deck"][0]["id"] = json!("XYZ_404");
    let wrong = [
        ("no-json.json", "{\"leader\":".to_owned(), ""),
        ("wrong-shape.json", "{\"deck\": 7}".to_owned(), ""),
        ("list.json", "[1, 2, 3]".to_owned(), ""),
        ("empty.json", String::new(), ""),
        ("no-base.json", no_base.to_string(), "base"),
        ("stranger.json", stranger.to_string(), "XYZ_404"),
    ];
    for (name, text, word) in &wrong {
        write(folder.path(), name, text);
        let (code, said) = refused(folder.path(), &["play", "--deck", name, "--deck", "sor-vader"]);
        assert_eq!(code, 2, "{name}: {said}");
        assert!(said.contains(&format!("Seat 1, {name}: ")), "{name}: {said}");
        assert!(said.contains(word), "{name}: {said}");
        assert!(!folder.path().join("saves").exists(), "nothing was begun");
        assert_eq!(std::fs::read_to_string(folder.path().join(name)).expect("it is there"), *text);
        if *name != "no-base.json" {
            assert_eq!(refused(folder.path(), &["deck", "check", name, "--format", "premier"]).0, 2, "{name}");
        }
    }
}

#[test]
fn a_sample_deck_is_checked_and_written_by_its_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let checked = run(folder.path(), &["deck", "check", "today-wedge", "--format", "premier"]);
    assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);
    let written = run(folder.path(), &["deck", "convert", "today-wedge", "--to", "swudb"]);
    assert!(written.out.contains("JTL_008"), "{}{}", written.out, written.err);
    assert_eq!(refused(folder.path(), &["deck", "check", "today-nobody", "--format", "premier"]).0, 2);
}

#[test]
fn a_deck_that_is_not_there_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, said) = refused(folder.path(), &["play", "--deck", "nowhere.json", "--deck", "sor-vader"]);
    assert_eq!(code, 2);
    assert!(said.contains("nowhere.json"), "{said}");
    let (code, said) = refused(folder.path(), &["deck", "check", "nowhere.json", "--format", "premier"]);
    assert_ne!(code, 0);
    assert!(said.contains("nowhere.json"), "{said}");
}

#[test]
fn both_decks_are_told_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, said) = refused(folder.path(), &["play", "--deck", "one.json", "--deck", "two.json"]);
    assert!(said.contains("Seat 1, one.json") && said.contains("Seat 2, two.json"), "{said}");
}
