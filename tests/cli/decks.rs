//! Decks that cannot be played: every reason is given, and no game begins.

use super::support::{refused, run, run_with, write};
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

/// A list for a phone, how two lists differ, and the versions of a deck of one's own.
#[test]
fn a_list_is_shown_as_a_code_and_compared() {
    let folder = tempfile::tempdir().expect("a folder");
    let ids = run(folder.path(), &["deck", "convert", "sor-luke", "--to", "ids"]);
    assert!(ids.code == 0 && ids.out.contains("1 SOR_005\n"), "{}", ids.out);
    write(folder.path(), "luke.txt", &ids.out);
    let picklist = run(folder.path(), &["deck", "convert", "luke.txt", "--to", "picklist"]);
    assert!(picklist.out.starts_with("Picklist: Luke Skywalker, "), "{}", picklist.out);
    let named = run(folder.path(), &["deck", "convert", "luke.txt", "--to", "swudb"]);
    assert!(named.out.contains("{\"name\":\"Luke Skywalker, "), "{}", named.out);
    let code = run(folder.path(), &["deck", "code", "luke.txt"]);
    let width = code.out.lines().next().expect("lines").chars().count();
    assert!((40..=90).contains(&width), "{width} columns");
    assert!(code.out.lines().all(|line| line.chars().count() == width && line.chars().all(|one| "█▀▄ ".contains(one))));
    let plain = run(folder.path(), &["--ascii", "deck", "code", "luke.txt"]);
    let rows: Vec<&str> = plain.out.lines().collect();
    assert!(rows.iter().all(|row| row.len() == 2 * width), "every module has two letters");
    assert_eq!((rows.len() - 1, rows[width].trim_matches('#')), (width, ""), "a square, and a light row below it");
    let light = run(folder.path(), &["--theme", "light", "deck", "code", "luke.txt"]).out;
    let other_way_round = |sign| match sign {
        '█' => ' ',
        '▀' => '▄',
        '▄' => '▀',
        ' ' => '█',
        other => other,
    };
    assert_eq!(light, code.out.chars().map(other_way_round).collect::<String>(), "dark is drawn on light ground");
    let spoken = run_with(folder.path(), &["--plain", "--ascii"], "decks\ncode 1\nquit\n").out;
    assert!(spoken.contains("\n####  ##########  ##") && !spoken.contains("??"), "{spoken}");
    assert_eq!(run(folder.path(), &["deck", "diff", "sor-luke", "luke.txt"]).code, 0);
    let fewer = ids.out.replacen("3 ", "2 ", 1);
    write(folder.path(), "fewer.txt", &fewer);
    let diff = run(folder.path(), &["deck", "diff", "luke.txt", "fewer.txt"]);
    assert!(diff.code == 1 && diff.out.starts_with("-1 ") && diff.out.lines().count() == 1, "{}", diff.out);
}

#[test]
fn a_changed_deck_keeps_its_versions() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = run(folder.path(), &["deck", "convert", "sor-luke", "--to", "swudb"]).out;
    write(folder.path(), "decks/mine.json", list.replacen("Starter: Luke", "Mine", 1));
    let decks = run_with(folder.path(), &["--plain"], "decks\nquit\n").out;
    let row = decks.lines().find(|line| line.contains(". Mine:")).expect("it is listed");
    let number = row.split(['.', ' ']).find(|part| part.parse::<usize>().is_ok()).expect("a number");
    let typed =
        format!("decks\nversions {number}\nedit {number}\nadd vanquish\nadd vanquish\nquit\nversions {number}\nquit\n");
    let ran = run_with(folder.path(), &["--plain"], &typed).out;
    assert!(ran.contains("It has not been changed yet") && ran.contains("1. until "), "{ran}");
    assert!(ran.contains("    +2 Vanquish"), "all changes of one sitting: {ran}");
    let file = "decks/mine.json";
    let versions = run(folder.path(), &["deck", "versions", file]);
    assert!(versions.code == 0 && versions.out.contains("+2 Vanquish"), "{}", versions.out);
    let copied =
        run_with(folder.path(), &["--plain"], &format!("decks\nversions {number} 1\nversions {number} 2\nquit\n")).out;
    assert!(copied.contains("(version 1) is saved."), "{copied}");
    assert!(copied.contains("Nothing here has the number 2."), "{copied}");
    let code = run_with(folder.path(), &["--plain"], &format!("decks\ncode {number}\nquit\n")).out;
    assert!(code.contains("█▀"), "{code}");
}
