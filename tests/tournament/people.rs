//! People: lists in and out, people known from other events, records, penalties over events, a league; and what an
//! evening needs around its rounds: prizes, tables that are kept, penalties between rounds.

use super::support::{must, refused as refused_on_the_wire, registered};
use crate::cli::support::{refused, run, run_with};
use crate::protocol::support::Client;
use serde_json::json;
use std::fs;
use std::path::Path;

fn told(folder: &Path, words: &[&str]) -> String {
    let ran = run(folder, &[&["tournament"], words].concat());
    assert_eq!(ran.code, 0, "{words:?}: {}{}", ran.out, ran.err);
    ran.out
}

/// An event whose first player wins every match, over.
fn over(folder: &Path, name: &str, players: &[&str]) {
    let file = format!("{name}.event");
    told(folder, &["new", &file, "--name", name, "--seed", "5"]);
    told(folder, &[&["add", &file], players].concat());
    told(folder, &["check-in", &file, "--all"]);
    told(folder, &["rounds", &file, "1"]);
    told(folder, &["start", &file]);
    told(folder, &["pair", &file]);
    told(folder, &["begin", &file]);
    let state = run(folder, &["tournament", &file, "--json"]).out;
    let state: serde_json::Value = serde_json::from_str(&state).expect("JSON");
    for pair in state["pairs"].as_array().expect("pairs").iter().filter(|pair| !pair[1].is_null()) {
        let names = [&pair[0], &pair[1]].map(|name| name.as_str().expect("a name"));
        let first = players.iter().find(|player| names.contains(player)).expect("one of them");
        let other = names.into_iter().find(|name| name != first).expect("two");
        told(folder, &["result", &file, first, other, "2-0"]);
    }
}

#[test]
fn a_list_goes_out_and_comes_in_again() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    told(folder, &["new", "a.event", "--name", "A", "--seed", "1"]);
    told(folder, &["add", "a.event", "Ann", "--uid", "77", "--first", "Ann", "--last", "Lee"]);
    told(folder, &["add", "a.event", "=1+1", "Bob, the \"Kid\""]);
    let list = told(folder, &["export", "a.event", "--as", "players"]);
    fs::write(folder.join("players.csv"), &list).expect("written");
    told(folder, &["new", "b.event", "--name", "B", "--seed", "1"]);
    assert!(told(folder, &["import", "b.event", "players.csv"]).starts_with("registration: 3 players, 0 here"));
    let again = told(folder, &["export", "b.event", "--as", "players"]);
    assert_eq!(again, list, "nothing was lost");
    told(folder, &["new", "c.event", "--name", "C", "--seed", "1"]);
    assert!(told(folder, &["import", "c.event", "b.event"]).starts_with("registration: 3 players"));
    fs::write(folder.join("more.txt"), "ann\nDee\n\nEve\n").expect("written");
    assert!(told(folder, &["import", "c.event", "more.txt"]).starts_with("registration: 5 players"), "ann is Ann");
    fs::write(folder.join("semi.csv"), "First name;Last name;ID\nFay;Poe;12\n").expect("written");
    told(folder, &["import", "c.event", "semi.csv"]);
    assert!(told(folder, &["export", "c.event", "--as", "players"]).contains("Fay Poe,12,Fay,Poe,"));
    assert!(told(folder, &["check-in", "c.event", "--all"]).starts_with("registration: 6 players, 6 here"));
    assert!(
        told(folder, &["check-in", "c.event", "Dee", "eve", "--absent"]).starts_with("registration: 6 players, 4 here")
    );
    fs::write(folder.join("empty.txt"), "\n").expect("written");
    let (code, said) = refused(folder, &["tournament", "import", "c.event", "empty.txt"]);
    assert!(code == 2 && said.contains("Nobody is in this list") || said.contains("nobody is in this list"), "{said}");
}

#[test]
fn a_name_that_is_not_there_offers_the_nearest() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    told(folder, &["new", "a.event", "--name", "A", "--seed", "1"]);
    told(folder, &["add", "a.event", "Annika Larsen", "Bob"]);
    let (code, said) = refused(folder, &["tournament", "check-in", "a.event", "Anika"]);
    assert!(code == 1 && said.contains("Annika Larsen may be meant"), "{said}");
    let desk = run_with(folder, &["--plain", "tournament", "a.event"], "here bop\nquit\n");
    assert!(desk.out.contains("Bob may be meant"), "{}", desk.out);
}

#[test]
fn people_are_known_from_other_events() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    told(folder, &["new", "old.event", "--name", "Old", "--seed", "1"]);
    told(folder, &["add", "old.event", "Ann", "--uid", "77", "--first", "Ann", "--last", "Lee"]);
    told(folder, &["new", "new.event", "--name", "New", "--seed", "1"]);
    let desk = run_with(folder, &["--plain", "tournament", "new.event"], "add ann\nadd Ane\npeople ann\nquit\n");
    assert!(desk.out.contains("ann is known from earlier events (77)."), "{}", desk.out);
    assert!(desk.out.contains("Ann is known from earlier events: undo if that was meant."), "{}", desk.out);
    assert!(desk.out.contains("nn (77): 0 events"), "{}", desk.out);
    assert!(told(folder, &["export", "new.event", "--as", "players"]).contains("ann,77,Ann,Lee,no"));
}

#[test]
fn records_penalties_and_a_league_over_weeks() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    over(folder, "one", &["Ann", "Bob", "Cyn", "Dov"]);
    over(folder, "two", &["Bob", "Ann", "Eve", "Fay"]);
    told(folder, &["new", "three.event", "--name", "three", "--seed", "1"]);
    told(folder, &["add", "three.event", "Ann"]);
    told(folder, &["penalty", "three.event", "Ann", "warning", "--note", "late"]);
    let people = told(folder, &["people", "one.event", "two.event", "three.event"]);
    assert!(people.lines().any(|line| line.starts_with("Ann: 2 events, ")), "{people}");
    let one = told(folder, &["people", "one.event", "two.event", "--of", "ann"]);
    assert_eq!(one.lines().count(), 1, "{one}");
    let penalties = told(folder, &["penalties", "one.event", "three.event"]);
    assert_eq!(penalties, "Ann: three, warning: late\n");
    let league = told(folder, &["league", "one.event", "two.event", "--points", "10,8+1"]);
    let sum: u32 =
        league.lines().filter_map(|line| line.split("  (").next()?.rsplit(' ').next()?.parse::<u32>().ok()).sum();
    assert_eq!(sum, 2 * (10 + 8) + 8, "{league}");
    assert!(league.lines().count() == 6 && league.contains(", -)"), "{league}");
    let (code, said) = refused(folder, &["tournament", "league", "one.event", "--points", "first"]);
    assert!(code == 2 && said.contains("10,8,6,4"), "{said}");
    let desk =
        run_with(folder, &["--plain", "tournament", "three.event"], "league 10,8\npenalties ann\npenalties\nquit\n");
    assert!(desk.out.contains("three, warning: late") && desk.out.contains("1. "), "{}", desk.out);
}

#[test]
fn a_pasted_list_is_registered_after_a_question() {
    use super::screens::{begin, sit_down};
    use screen::terminal::message::Message;
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = sit_down(begin(&home.path().join("a.event"), &["Ann"]));
    desk.send(Message::Paste("Ann\nBob\nCyn Lee\n".into()));
    assert!(desk.screen().contains("Register Ann, Bob, Cyn Lee?"), "{}", desk.screen());
    desk.press("y");
    assert!(desk.screen().contains("Players 3, here 1"), "{}", desk.screen());
    assert!(desk.screen().contains("1 was registered already"), "{}", desk.screen());
}

#[test]
fn places_have_prizes_and_players_keep_their_tables() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    told(folder, &["new", "a.event", "--name", "A", "--seed", "3"]);
    told(folder, &["add", "a.event", "Ann", "Bob", "Cyn", "Dov", "Eve", "Fay", "Gus", "Hal"]);
    told(folder, &["check-in", "a.event", "--all"]);
    told(folder, &["keep", "a.event", "hal", "4"]);
    let (code, said) = refused(folder, &["tournament", "keep", "a.event", "Ann", "4"]);
    assert!(code == 1 && said.contains("Hal keeps this table"), "{said}");
    told(folder, &["prizes", "a.event", "4 boosters", "2 boosters"]);
    told(folder, &["rounds", "a.event", "2"]);
    told(folder, &["start", "a.event"]);
    for round in 1..=2 {
        told(folder, &["pair", "a.event"]);
        let state = told(folder, &["begin", "a.event"]);
        let table = state.lines().find(|line| line.contains("Hal")).expect("Hal plays");
        assert!(table.trim_start().starts_with("4 "), "round {round}: {state}");
        for line in state.lines().skip(1) {
            let (one, other) = line.trim_start()[1..].trim().split_once(" - ").expect("two");
            told(folder, &["result", "a.event", one, other.trim(), "2-0"]);
        }
    }
    let page = told(folder, &["state", "a.event"]);
    let prizes: Vec<&str> = page.lines().skip(1).take(3).map(str::trim_end).collect();
    assert!(prizes[0].ends_with("  4 boosters") && prizes[1].ends_with("  2 boosters"), "{page}");
    assert!(!prizes[2].contains("booster"), "{page}");
    assert!(told(folder, &["verify", "a.event"]).starts_with("Sound"));
    let log = told(folder, &["log", "a.event"]);
    assert!(log.contains("Hal keeps table 4") && log.contains("prizes: 4 boosters, 2 boosters"), "{log}");
}

#[test]
fn a_penalty_between_rounds_counts_in_the_next_match() {
    let mut client = Client::new();
    registered(&mut client, 4, 5);
    must(&mut client, "penalty", json!({"player": "P0", "kind": "game-loss", "note": "list"}));
    must(&mut client, "start", json!({}));
    must(&mut client, "penalty", json!({"player": "P1", "kind": "match-loss"}));
    must(&mut client, "pair", json!({}));
    let at = must(&mut client, "begin", json!({}));
    let losses = |name: &str| {
        let pairs = at["pairs"].as_array().expect("pairs");
        let table = pairs.iter().position(|pair| pair[0] == name || pair[1] == name).expect("they play");
        let seat = usize::from(pairs[table][0] != name);
        at["calls"][table]["losses"][seat].clone()
    };
    assert_eq!((losses("P0"), losses("P1")), (json!(1), json!(2)));
    let lost = at["results"].as_array().expect("results").iter().filter(|result| !result.is_null()).count();
    assert_eq!(lost, 1, "the match is lost: {at}");
    let refusal = refused_on_the_wire(&mut client, "keep", json!({"player": "P0", "table": 0}));
    assert_eq!(refusal, "bad-count");
}
