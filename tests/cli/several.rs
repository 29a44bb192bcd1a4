//! Games of three to six people: options by flag, and every reason why a game cannot start.

use super::support::{refused, run, run_with, write};
use std::path::Path;
use swu_rules::table::options::SETTINGS;

const TWINS: [&str; 3] = ["twin-luke-leia", "twin-vader-tarkin", "twin-han-sabine"];

/// The arguments of a game in line mode, which ends at once because nothing is typed.
fn play<'a>(mode: &'a str, decks: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec!["--plain", "play", "--mode", mode, "--seed", "5"];
    decks.iter().for_each(|deck| arguments.extend(["--deck", *deck]));
    arguments.extend(more);
    arguments
}

/// What is said about a game that cannot start, line by line.
#[track_caller]
fn reasons(folder: &Path, arguments: &[&str]) -> Vec<String> {
    let (code, said) = refused(folder, arguments);
    assert_eq!(code, 2, "{said}");
    assert!(!folder.join("saves").exists(), "nothing was begun");
    said.lines().map(str::to_owned).collect()
}

#[test]
fn three_to_six_decks_are_dealt() {
    let folder = tempfile::tempdir().expect("a folder");
    let premier = ["sor-luke", "sor-vader", "sor-luke", "sor-vader", "sor-luke", "sor-vader"];
    for count in 3..=6 {
        let ran = run(folder.path(), &play("multiplayer", &premier[..count], &[]));
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains("Seats by chance: "), "{}", ran.out);
    }
    let ran = run(folder.path(), &play("twin-suns", &[TWINS[0], TWINS[1], TWINS[2], "twin-boba-iden"], &[]));
    assert_eq!(ran.code, 0, "{}", ran.err);
}

/// The decks Twin Suns 2026 was sold as (later-sets.md 43.4).
const SOLD: [&str; 4] =
    ["twin-against-the-odds", "twin-aggressive-negotiations", "twin-blood-brothers", "twin-master-and-apprentice"];

#[test]
fn the_decks_of_twin_suns_2026_are_dealt_to_two_three_and_four() {
    let folder = tempfile::tempdir().expect("a folder");
    for count in 2..=4 {
        for rules in [&[][..], &["--option", "ts_min_deck=80", "--option", "ts_leader_rule=NotOpposed"]] {
            let ran = run(folder.path(), &play("twin-suns", &SOLD[..count], rules));
            assert_eq!(ran.code, 0, "{}", ran.err);
            assert!(ran.out.contains("Seats by chance: "), "{}", ran.out);
        }
    }
}

#[test]
fn seating_is_by_chance_or_as_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = |more: &[&str]| run(folder.path(), &play("twin-suns", &TWINS, more)).out;
    let first = |said: &str| said.lines().next().unwrap_or_default().to_owned();
    assert_eq!(first(&said(&[])), first(&said(&["--seating", "random"])), "the same seed seats alike");
    let orders: std::collections::BTreeSet<String> =
        ["1", "2", "3", "4", "5", "6", "7", "8"].map(|seed| first(&said_with_seed(folder.path(), seed))).into();
    assert!(orders.len() >= 3, "{orders:?}");
    for listed in [&["--seating", "as-listed"][..], &["--option", "seating=as-listed"]] {
        assert!(!said(listed).contains("Seats by chance"), "{listed:?}");
    }
}

fn said_with_seed(folder: &Path, seed: &str) -> String {
    let mut arguments = play("twin-suns", &TWINS, &[]);
    arguments[5] = seed;
    run(folder, &arguments).out
}

#[test]
fn too_few_and_too_many_seats_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for (mode, count, wanted) in
        [("multiplayer", 2, "3 to 6"), ("multiplayer", 7, "3 to 6"), ("twin-suns", 7, "2 to 6"), ("duel", 3, "2")]
    {
        let deck = if mode == "twin-suns" { TWINS[0] } else { "sor-luke" };
        let said = reasons(folder.path(), &play(mode, &vec![deck; count], &[]));
        let more = if mode == "duel" { " For more, say --mode multiplayer or --mode twin-suns." } else { "" };
        assert_eq!(said, [format!("This game has {wanted} seats: give --deck that often, not {count} times.{more}")]);
    }
}

#[test]
fn the_wrong_number_of_leaders_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = reasons(folder.path(), &play("multiplayer", &["sor-luke", "sor-vader", TWINS[0]], &[]));
    assert_eq!(said, ["Seat 3, twin-luke-leia: a deck has one leader, not 2"]);
    let said = reasons(folder.path(), &play("twin-suns", &[TWINS[0], TWINS[1], "sor-luke"], &[]));
    let first = "Seat 3, sor-luke: 3:13 E_LEADER_COUNT a Twin Suns list has exactly two leaders; this one has 1 [D-7]";
    assert_eq!(said[0], first);
    assert!(said[1..].iter().all(|reason| reason.contains("E_COPIES")), "{said:?}");
}

/// A Twin Suns deck with other leaders and only this many of its cards.
fn changed(folder: &Path, name: &str, second: &str, cards: usize) {
    let text = include_str!("../../decks/twin-vader-tarkin.json");
    let mut list: serde_json::Value = serde_json::from_str(text).expect("a sample deck is JSON");
    list["secondleader"]["id"] = second.into();
    list["deck"].as_array_mut().expect("rows").truncate(cards);
    write(folder, name, list.to_string());
}

#[test]
fn leaders_that_may_not_stand_together_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    changed(folder.path(), "mixed.json", "SOR_005", 50);
    changed(folder.path(), "twice.json", "SOR_010", 50);
    let said = reasons(folder.path(), &play("twin-suns", &[TWINS[0], "mixed.json", "twice.json"], &[]));
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(
        said[0].starts_with("Seat 2, mixed.json: ") && said[0].contains("E_TS_PAIR") && said[0].contains("[D-7]"),
        "{said:?}"
    );
    assert!(
        said[1].starts_with("Seat 3, twice.json: ")
            && said[1].contains("E_TS_SAME_LEADER")
            && said[1].contains("[D-8]"),
        "{said:?}"
    );
}

#[test]
fn all_reasons_are_told_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    changed(folder.path(), "poor.json", "SOR_005", 20);
    let more = ["--option", "base_hp=huge", "--option", "speed=3", "--option", "end", "--bot", "9", "--match", "bo3"];
    let said = reasons(folder.path(), &play("twin-suns", &[&["poor.json"; 6][..], &["nowhere.json"]].concat(), &more))
        .join("\n");
    for reason in [
        "base_hp cannot be \"huge\"; it can be 30 or printed, or any number from 10 to 99",
        "no option \"speed\"",
        "--option end: say NAME=VALUE",
        "This game has 2 to 6 seats: give --deck that often, not 7 times.",
        "There is no seat 9 for a bot.",
        "Matches are played by two.",
        "E_TS_PAIR",
        "E_DECK_MIN the deck has 20 cards; Twin Suns needs at least 50",
        "nowhere.json",
    ] {
        assert!(said.contains(reason), "{reason} is missing in:\n{said}");
    }
}

#[test]
fn friendly_tables_play_lists_that_events_would_not_take() {
    let folder = tempfile::tempdir().expect("a folder");
    changed(folder.path(), "poor.json", "SOR_005", 20);
    let decks = [TWINS[0], "poor.json", TWINS[2]];
    let ran = run(folder.path(), &play("twin-suns", &decks, &["--option", "ts_lists=friendly"]));
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("A friendly game; no event would take these lists: Seat 2, poor.json: "), "{}", ran.out);
    let said = reasons(
        tempfile::tempdir().expect("a folder").path(),
        &play("twin-suns", &[TWINS[0], "sor-luke", TWINS[2]], &["--option", "ts_lists=friendly"]),
    );
    assert_eq!(said, ["Seat 2, sor-luke: a deck has two leaders, not 1"]);
}

#[test]
fn strict_matches_and_the_top_cut_take_legal_lists_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let small = r#"{"leader":{"id":"SOR_005","count":1},"base":{"id":"SOR_029","count":1},
        "deck":[{"id":"SOR_095","count":4},{"id":"SOR_237","count":20}]}"#;
    std::fs::write(folder.path().join("small.json"), small).expect("a file");
    let decks = ["sor-vader", "small.json"];
    for strictly in [&["--match", "bo3", "--strict"][..], &["--match", "bo3", "--round", "top-cut"]] {
        let said = reasons(folder.path(), &play("duel", &decks, strictly));
        let of = |code: &str| said.iter().any(|why| why.starts_with("Seat 2, small.json: ") && why.contains(code));
        assert!(of("E_DECK_MIN") && of("E_COPIES"), "{said:?}");
    }
    let ran = run_with(folder.path(), &play("duel", &decks, &[]), "1\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("A friendly game; no event would take these lists: Seat 2, small.json: "), "{}", ran.out);
    let again = run(folder.path(), &["--plain", "resume"]);
    assert!(again.out.contains("A friendly game; no event would take these lists"), "{}{}", again.out, again.err);
}

/// Formats.md D-15: the mark is on the match, on each of its games, and in every export of both.
#[test]
fn a_friendly_match_and_its_games_carry_the_mark_of_lists_that_no_event_would_take() {
    let folder = tempfile::tempdir().expect("a folder");
    let small = r#"{"leader":{"id":"SOR_005","count":1},"base":{"id":"SOR_029","count":1},
        "deck":[{"id":"SOR_095","count":3},{"id":"SOR_237","count":3}]}"#;
    std::fs::write(folder.path().join("small.json"), small).expect("a file");
    let begun = play("duel", &["sor-vader", "small.json"], &["--match", "single"]);
    let ran = run_with(folder.path(), &begun, "");
    let mark = "A friendly game; no event would take these lists: Bob: ";
    assert!(ran.out.contains(mark), "the match: {}{}", ran.out, ran.err);
    let first = if ran.out.contains("Ann: I start") { "ann" } else { "bob" };
    let started = run_with(folder.path(), &["--plain", "resume"], &format!("1\n{first}\n1\n"));
    assert_eq!(started.out.matches(mark).count(), 3, "twice the match, then its game: {}{}", started.out, started.err);
    let on = run_with(folder.path(), &["--plain", "resume"], "1\n");
    assert_eq!(on.out.matches(mark).count(), 2, "the match, then its game: {}{}", on.out, on.err);
}

#[test]
fn a_match_has_no_options() {
    let folder = tempfile::tempdir().expect("a folder");
    for option in [&["--official"][..], &["--option", "base_hp=30"], &["--seating", "random"]] {
        let said =
            reasons(folder.path(), &play("duel", &["sor-luke", "sor-vader"], &[&["--match", "bo3"], option].concat()));
        assert_eq!(said, ["A match is played by the rules of two: leave out --option, --official and --seating."]);
    }
}

#[test]
fn two_people_of_one_name_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = ["--name", "Ann", "--name", "Ann", "--name", "Bob"];
    let said = reasons(folder.path(), &play("twin-suns", &TWINS, &names));
    assert_eq!(said, ["Seats 1 and 2 are both called Ann."]);
}

#[test]
fn official_and_options_change_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let three = ["sor-luke", "sor-vader", "sor-luke"];
    let listed = ["--seating", "as-listed", "--trust", "open"];
    let said = |more: &[&str]| run(folder.path(), &play("multiplayer", &three, &[&listed[..], more].concat())).out;
    assert!(said(&[]).contains("of 30"), "{}", said(&[]));
    assert!(said(&["--option", "base_hp=44"]).contains("of 44"));
    assert!(!said(&[]).contains("Initiative: Ann") && !said(&[]).contains("Initiative: Bob"));
}

#[test]
fn every_option_is_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = run(folder.path(), &["play", "--options"]);
    assert_eq!(page.code, 0, "{}", page.err);
    let help = run(folder.path(), &["play", "--help"]);
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for setting in SETTINGS {
        for text in [&page.out, &help.out] {
            assert!(text.contains(&format!("{} ({})", setting.name, setting.rule)), "{}", setting.name);
            assert!(flat(text).contains(setting.explanation), "{}", setting.name);
        }
    }
    assert!(page.out.lines().all(|line| line.chars().count() <= 100), "{}", page.out);
    for flag in ["--option", "--official", "--seating"] {
        assert!(help.out.contains(flag));
    }
}

#[test]
fn a_game_of_bots_alone_runs_to_its_end_without_any_input() {
    let home = tempfile::tempdir().expect("a folder");
    let bots =
        ["play", "--plain", "--bot", "1=random", "--bot", "2=random", "--deck", "sor-luke", "--deck", "sor-vader"];
    let ran = run(home.path(), &bots);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("wins in round") || ran.out.contains("draw"), "{}", ran.out);
}
