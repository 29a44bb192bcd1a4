//! The account of an event: who did what and when, what was there before, and every fact in every export (formats.md R-8,
//!

use super::support::{must, registered};
use crate::cli::support::{refused, run, run_with};
use crate::protocol::support::Client;
use serde_json::{Value, json};
use std::path::Path;

/// Says something about the event, signed by somebody.
fn told(folder: &Path, by: &str, words: &[&str]) -> String {
    let ran = run(folder, &[&["tournament"], words, &["--sign", by]].concat());
    assert_eq!(ran.code, 0, "{words:?}: {}{}", ran.out, ran.err);
    ran.out
}

/// Four players in the first round; returns the pairs.
fn begun(folder: &Path) -> [[String; 2]; 2] {
    told(folder, "Kim", &["new", "a.event", "--name", "Friday", "--seed", "5"]);
    for player in ["Ann", "Bob", "Cyn", "Dov"] {
        told(folder, "Kim", &["add", "a.event", player]);
        told(folder, "Kim", &["check-in", "a.event", player]);
    }
    for word in ["start", "pair", "begin"] {
        told(folder, "Kim", &[word, "a.event"]);
    }
    let state = run(folder, &["tournament", "a.event", "--json"]);
    let state: Value = serde_json::from_str(&state.out).expect("JSON");
    let name = |table: usize, seat: usize| state["pairs"][table][seat].as_str().expect("a name").to_owned();
    [0, 1].map(|table| [0, 1].map(|seat| name(table, seat)))
}

/// The lines of the log, without their numbers.
fn log(folder: &Path) -> Vec<String> {
    let said = told(folder, "Kim", &["log", "a.event"]);
    said.lines().map(|line| line.trim_start().split_once("  ").expect("a number").1.to_owned()).collect()
}

/// Does the text begin with a moment such as "2026-11-28 19:31:05"?
fn is_moment(text: &str) -> bool {
    let shape = |letter: char| if letter.is_ascii_digit() { '0' } else { letter };
    text.get(..19).is_some_and(|moment| moment.chars().map(shape).collect::<String>() == "0000-00-00 00:00:00")
}

#[test]
fn r_8_the_log_says_who_when_what_and_what_was_before() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let [[one, other], [three, four]] = begun(folder);
    told(folder, "Kim", &["result", "a.event", &one, &other, "2-0"]);
    told(folder, "Lee", &["result", "a.event", &one, &other, "1-2"]);
    told(folder, "Lee", &["penalty", "a.event", &three, "game-loss", "--note", "late"]);
    told(folder, "Lee", &["undo", "a.event"]);
    told(folder, "Lee", &["extra", "a.event", "3", &three, &four]);
    let log = log(folder);
    assert!(log.iter().all(|line| is_moment(line)), "{log:?}");
    let ends = |line: &str| log.iter().any(|said| said.get(20..) == Some(line));
    assert!(ends(&format!("Kim: round 1, table 1, {one}-{other} 2-0")), "{log:?}");
    assert!(ends(&format!("Lee: round 1, table 1, {one}-{other} 1-2 (before: 2-0)")), "{log:?}");
    assert!(ends(&format!("Lee: round 1, table 2, 3 minutes more, {three}-{four}")), "{log:?}");
    let penalty = log.iter().find(|line| line.contains("game loss: late")).expect("it stays in the log");
    assert!(penalty.contains("(taken back ") && penalty.ends_with(" Lee)"), "{penalty}");
}

#[test]
fn whoever_is_at_the_desk_signs_and_the_file_remembers() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    begun(folder);
    let desk = run_with(folder, &["--plain", "tournament", "a.event"], "sign\nsign Max\nresult 1 2-1\nlog\nquit\n");
    assert!(desk.out.contains("The log is signed desk."), "{}", desk.out);
    assert!(desk.out.contains("Max: round 1, table 1, "), "{}", desk.out);
    assert!(log(folder).iter().any(|line| line.contains(" Max: round 1, table 1, ")));
    let (code, said) = refused(folder, &["tournament", "undo", "a.event", "--sign", ""]);
    assert!(code == 1 && said.contains("[R-8]"), "{code} {said}");
}

#[test]
fn r_9_every_export_holds_every_fact() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let [[one, other], [three, four]] = begun(folder);
    told(folder, "Kim", &["penalty", "a.event", &three, "warning", "--note", "=slow"]);
    told(folder, "Kim", &["result", "a.event", &one, &other, "1-0", "--end", "time"]);
    told(folder, "Kim", &["drop", "a.event", &four]);
    told(folder, "Kim", &["pair", "a.event"]);
    let as_form = |form: &str| told(folder, "Kim", &["export", "a.event", "--as", form]);
    let page = as_form("text");
    for fact in [
        format!("{one} - {other}  1-0 time  (points 0 to 3, 0 to 0)"),
        format!("{three} - {four}  0-0 conceded {four}  (points 0 to 3, 0 to 0)"),
        format!("{four} after round 1"),
        format!("{three}, warning: =slow"),
    ] {
        assert!(page.contains(&fact), "{fact}: {page}");
    }
    let text = as_form("matches");
    let mut matches = csv::Reader::from_reader(text.as_bytes())
        .into_records()
        .map(|row| row.expect("a row").iter().map(str::to_owned).collect::<Vec<String>>());
    let first = matches.next().expect("a match");
    assert_eq!(first[3..15], [one.as_str(), &other, "1", "0", "0", "time", "", &one, "0", "3", "0", "0"]);
    assert!(is_moment(&first[18]) && first[19] == "Kim", "{first:?}");
    let second = matches.next().expect("a match");
    assert_eq!(second[8..11], ["conceded", four.as_str(), &three]);
    assert_eq!(second[17], format!("{three}, warning: =slow"));
    let penalties = as_form("penalties");
    assert!(penalties.contains(&format!(",1,2,{three},,warning,'=slow,no")), "{penalties}");
    assert!(as_form("log").contains(&format!(",1,1,{one}-{other} 1-0 time,")), "{}", as_form("log"));
    assert!(as_form("players").contains(&format!("{four},,,,no,1,1,no")), "{}", as_form("players"));
    let whole: Value = serde_json::from_str(&as_form("json")).expect("JSON");
    let table = &whole["rounds"][0]["tables"][1];
    assert_eq!(table["result"], json!({"games": [0, 0, 0], "end": "conceded", "by": four, "winner": three}));
    assert_eq!((&table["before"], &table["after"]), (&json!([0, 0]), &json!([3, 0])));
    assert_eq!((&table["entered"]["by"], &whole["penalties"][0]["kind"]), (&json!("Kim"), &json!("warning")));
    assert!(whole["log"].as_array().is_some_and(|log| log.len() == 15), "{whole}");
}

#[test]
fn the_wire_signs_with_what_it_is_told() {
    let mut client = Client::new();
    registered(&mut client, 4, 5);
    must(&mut client, "start", json!({"sign": "Kim", "at": 1_000_000_000}));
    let log = must(&mut client, "log", json!({}));
    let last = log["log"].as_array().and_then(|log| log.last()).expect("a line").clone();
    assert_eq!(
        (&last["by"], &last["at"], &last["text"]),
        (&json!("Kim"), &json!(1_000_000_000), &json!("the event starts"))
    );
    let page = must(&mut client, "export", json!({"as": "log"}));
    assert!(page["text"].as_str().is_some_and(|text| text.contains("2001-09-09T01:46:40Z,Kim")), "{page}");
    let first = &log["log"][0];
    assert_eq!((&first["by"], &first["at"]), (&json!(""), &Value::Null), "nobody signed");
}

#[test]
fn standings_and_pairings_are_read_during_a_round() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let [[one, other], [three, four]] = begun(folder);
    told(folder, "Kim", &["result", "a.event", &one, &other, "2-0"]);
    let standings = told(folder, "Kim", &["standings", "a.event"]);
    assert!(standings.starts_with("Standings in round 1, 1 result missing\n"), "{standings}");
    let first = standings.lines().nth(1).expect("a row");
    assert!(first.contains(&one) && first.contains("  3  "), "{standings}");
    assert!(standings.contains(&format!("Missing: table 2 ({three} - {four})")), "{standings}");
    let pairings = told(folder, "Kim", &["pairings", "a.event"]);
    assert!(pairings.contains("by name, round 1") && pairings.contains("by table, round 1"), "{pairings}");
    let desk = run_with(folder, &["--plain", "tournament", "a.event"], "standings\nquit\n");
    assert!(desk.out.contains("Standings in round 1, 1 result missing"), "{}", desk.out);
}
