//! A result for somebody who has dropped: panels and lines ask, the command line and the protocol need an extra word.

use super::support::{must, op, refused, registered};
use crate::cli::support::{refused as refused_at_shell, run, run_with};
use crate::protocol::support::Client;
use crate::ui::fake::Desk;
use events::tournament::{Event, Op, Outcome, Stamp};
use serde_json::json;
use shell::desk_session::DeskSession;
use shell::place::Opened;
use std::path::Path;
use storage::event_file::EventFile;

/// A running round in which the first player of the first table has dropped; returns the two of that table.
fn running(folder: &Path) -> [String; 2] {
    let told = |words: &[&str]| assert_eq!(run(folder, &[&["tournament"], words].concat()).code, 0, "{words:?}");
    told(&["new", "a.event", "--name", "A", "--seed", "3"]);
    for name in ["Ann", "Bob", "Cyn", "Dov"] {
        told(&["add", "a.event", name]);
        told(&["check-in", "a.event", name]);
    }
    ["start", "pair", "begin"].iter().for_each(|word| told(&[word, "a.event"]));
    let event = event(folder);
    let names: Vec<String> =
        event.tables()[0].players.iter().map(|player| event.players()[*player].name.clone()).collect();
    told(&["drop", "a.event", &names[0]]);
    [names[0].clone(), names[1].clone()]
}

fn event(folder: &Path) -> Event {
    EventFile::read(&folder.join("a.event")).expect("it is there").event
}

fn games(folder: &Path) -> [u32; 3] {
    match event(folder).tables()[0].outcome.as_ref().expect("a result") {
        Outcome::Match { games, .. } => *games,
        other => panic!("{other:?}"),
    }
}

#[test]
fn r_8_by_keys_a_question_comes_first() {
    let home = tempfile::tempdir().expect("a folder");
    let [left, other] = running(home.path());
    let mut desk = Desk::at_home();
    let session = DeskSession::open(&home.path().join("a.event")).expect("it opens");
    desk.app.open_over(Opened::Desk(Box::new(session)));
    desk.press("r").type_line("2-0");
    let asked = desk.screen();
    assert!(asked.contains(&format!("{left} has dropped")) && asked.contains("anyway"), "{asked}");
    assert_eq!(games(home.path()), [0; 3], "nothing has changed yet");
    desk.press("Esc");
    assert_eq!(games(home.path()), [0; 3], "and it can be left so");
    desk.press("r").type_line("2-0");
    desk.press("y");
    assert_eq!(games(home.path()), [2, 0, 0], "{}", desk.screen());
    // Nobody who dropped, no question.
    desk.press("Down r").type_line("2-1");
    assert!(!desk.screen().contains("has dropped"), "{other}: {}", desk.screen());
}

#[test]
fn r_8_in_lines_and_at_the_shell_a_word_more_is_wanted() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let [left, other] = running(folder);
    let lines = format!("result {left} {other} 2-0\n");
    let said = run_with(folder, &["--plain", "tournament", "a.event"], &lines).out;
    let wanted = format!(
        "{left} has dropped, and the table has its result [S-14, R-8]. Say \"result {left} {other} 2-0 anyway\""
    );
    assert!(said.contains(&wanted), "{said}");
    let (code, said) = refused_at_shell(folder, &["tournament", "result", "a.event", &left, &other, "2-0"]);
    assert!(code == 1 && said.contains("has dropped") && said.contains("--anyway"), "{said}");
    assert_eq!(games(folder), [0; 3]);
    assert_eq!(run(folder, &["tournament", "result", "a.event", &left, &other, "2-0", "--anyway"]).code, 0);
    assert_eq!(games(folder), [2, 0, 0]);
    let lines = format!("result {left} {other} 0-2 anyway\n");
    let said = run_with(folder, &["--plain", "tournament", "a.event"], &lines).out;
    assert!(said.contains("Done:") && games(folder) == [0, 2, 0], "{said}");
    assert!(event(folder).is_reproducible());
}

#[test]
fn r_8_on_the_wire_it_is_refused_without_anyway_and_a_walk_over_stands() {
    let mut client = Client::new();
    registered(&mut client, 4, 3);
    for name in ["start", "pair"] {
        must(&mut client, name, json!({}));
    }
    let pair = must(&mut client, "begin", json!({}))["pairs"][0].clone();
    must(&mut client, "drop", json!({"player": pair[0]}));
    let result = json!({"players": pair, "games": [2, 0, 0]});
    assert_eq!(refused(&mut client, "result", result.clone()), "unconfirmed");
    // What is impossible in any case is said first.
    assert_eq!(refused(&mut client, "result", json!({"players": ["P0", "Zed"], "games": [2, 0]})), "unknown-player");
    let mut anyway = result;
    anyway["anyway"] = json!(true);
    assert_eq!(must(&mut client, "result", anyway)["corrected"], true);
    let save = op(&mut client, "save", json!({}))["save"].clone();
    must(&mut client, "load", json!({"save": save}));
}

#[test]
fn what_was_taken_without_a_question_is_replayed_without_one() {
    let home = tempfile::tempdir().expect("a folder");
    let [left, other] = running(home.path());
    let mut event = event(home.path());
    let result = events::tournament::ResultOp { players: vec![left, other], games: [2, 0, 0], ..Default::default() };
    assert!(event.act(Op::Result(result.clone())).is_err());
    event.repeat(Op::Result(result), Stamp::default()).expect("as an earlier program took it");
    assert!(Event::replay(event.setup().clone(), event.records()).is_ok());
}
