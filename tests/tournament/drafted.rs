//! Matches with decks from pools, and names that could not be told apart.

use super::support::{must, refused};
use crate::cli::support::{refused as refused_at_shell, run, run_with, write};
use crate::protocol::support::Client;
use events::tournament::{Event, Op, Stamp};
use serde_json::json;
use storage::event_file::EventFile;

/// Thirty cards, five copies of some, with a sideboard of sixteen: fine in sealed, not in Premier.
const BUILT: &str = r#"{"leader": {"id": "SOR_005", "count": 1}, "base": {"id": "SOR_022", "count": 1},
    "deck": [{"id": "SOR_046", "count": 5}, {"id": "SOR_063", "count": 5}, {"id": "SOR_064", "count": 5},
             {"id": "SOR_065", "count": 5}, {"id": "SOR_095", "count": 5}, {"id": "SOR_128", "count": 5}],
    "sideboard": [{"id": "SOR_108", "count": 8}, {"id": "SOR_168", "count": 8}]}"#;

#[test]
fn l_1_a_match_of_sealed_decks_is_judged_as_sealed() {
    for (format, kind) in [("sealed", "bo3"), ("draft", "single")] {
        let home = tempfile::tempdir().expect("a folder");
        let folder = home.path();
        write(folder, "built.json", BUILT);
        let new = ["tournament", "new", "s.event", "--name", "S", "--format", format, "--match", kind, "--seed", "2"];
        assert_eq!(run(folder, &new).code, 0);
        let mut lines = String::new();
        for name in ["Ann", "Bob", "Cyn"] {
            lines.push_str(&format!("add {name}\nlist {name} built.json\n"));
        }
        lines.push_str("here all\nstart\npair\nbegin\nplay 1\n");
        let said = run_with(folder, &["--plain", "tournament", "s.event"], &lines).out;
        assert!(said.contains("sideboard 16"), "the match is open: {said}");
        assert!(!said.contains("no event would take"), "{said}");
    }
}

#[test]
fn names_differ_by_more_than_capitals_and_gaps() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    assert_eq!(run(folder, &["tournament", "new", "a.event", "--name", "A", "--seed", "2"]).code, 0);
    assert_eq!(run(folder, &["tournament", "add", "a.event", "Ann Lee"]).code, 0);
    for alike in ["ann lee", "Ann  Lee", " ANN LEE "] {
        let (code, said) = refused_at_shell(folder, &["tournament", "add", "a.event", alike]);
        assert!(code == 1 && said.contains("could not be told apart"), "{said}");
    }
    let desk = run_with(folder, &["--plain", "tournament", "a.event"], "add ann lee\nadd ann\nplayers\n").out;
    assert!(desk.contains("Ann Lee could not be told apart: say more of the name [E-5]."), "{desk}");
    assert!(desk.contains("ann: not here"), "{desk}");
    let mut client = Client::new();
    must(&mut client, "new", json!({"event": {"name": "A", "seed": 1}}));
    must(&mut client, "player", json!({"name": "Zo\u{e9}"}));
    assert_eq!(refused(&mut client, "player", json!({"name": "zoe\u{301}"})), "duplicate-player");
    must(&mut client, "player", json!({"name": "Zoe"}));
}

#[test]
fn an_event_that_holds_two_names_in_other_capitals_opens_and_means_each_by_its_spelling() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    assert_eq!(run(folder, &["tournament", "new", "a.event", "--name", "A", "--seed", "2"]).code, 0);
    let path = folder.join("a.event");
    let (mut file, opened) = EventFile::open(&path).expect("it is there");
    let mut event: Event = opened.event;
    for name in ["Ann", "ann", "Bob"] {
        // As an earlier program accepted them.
        event
            .repeat(Op::Player { name: name.into(), uid: None, first: None, last: None }, Stamp::default())
            .expect("taken");
    }
    shell::desk::write_event(&mut file, &event, 0, &Stamp::new(1, "desk")).expect("written");
    drop(file);
    let said = run_with(folder, &["--plain", "tournament", "a.event"], "here Ann\nplayers\nhere ann\nplayers\n").out;
    assert!(said.contains("Ann: here") && said.contains("ann: not here") && said.contains("ann: here"), "{said}");
}

#[test]
fn seats_of_a_pod_differ_by_more_than_capitals() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    for (one, other) in [("Ann", "ann"), ("Ann", "Ann"), ("bot 2", "Bob")] {
        let draft = ["draft", "a.pod", "--name", one, "--name", other, "--seats", "4", "--seed", "1", "--plain"];
        let (code, said) = refused_at_shell(folder, &draft);
        assert!(code != 0 && said.contains("could not be told apart"), "{one} {other}: {said}");
        assert!(!folder.join("a.pod").exists(), "nothing was made");
    }
    let mut client = Client::new();
    let seats = json!([{"name": "Ann", "bot": false}, {"name": "ANN", "bot": false}]);
    let answer = client.ask(&json!({"do": "pod-new", "kind": "draft", "set": "SOR", "seats": seats, "seed": 1}));
    assert_eq!(answer["error"]["code"], "duplicate-name", "{answer}");
}
