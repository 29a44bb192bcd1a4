//! `NAME.event` on disk: from a shell, cut, damaged, killed.

use crate::cli::support::{refused, run};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

fn told(folder: &Path, arguments: &[&str]) -> Value {
    let ran = run(folder, &[&["tournament"], arguments, &["--json"]].concat());
    assert_eq!(ran.code, 0, "{arguments:?}: {}{}", ran.out, ran.err);
    serde_json::from_str(&ran.out).expect("it is JSON")
}

/// An event of four that runs its first round.
fn begun(folder: &Path) -> Value {
    told(folder, &["new", "a.event", "--name", "Friday", "--seed", "5"]);
    for player in ["Ann", "Bob", "Cyn", "Dov"] {
        told(folder, &["add", "a.event", player]);
        told(folder, &["check-in", "a.event", player]);
    }
    told(folder, &["start", "a.event"]);
    told(folder, &["pair", "a.event"]);
    told(folder, &["begin", "a.event"])
}

#[test]
fn a_whole_event_from_a_shell() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let mut at = begun(folder);
    for round in 1..=2 {
        for pair in at["pairs"].as_array().expect("pairs").clone() {
            let names = [pair[0].as_str().expect("a name"), pair[1].as_str().expect("a name")];
            at = told(folder, &["result", "a.event", names[0], names[1], "2-1"]);
        }
        if round == 1 {
            let (code, said) = refused(folder, &["tournament", "begin", "a.event"]);
            assert_eq!(code, 1);
            assert!(said.contains("[S-9]"), "{said}");
            told(folder, &["pair", "a.event"]);
            told(folder, &["undo", "a.event"]);
            told(folder, &["pair", "a.event"]);
            at = told(folder, &["begin", "a.event"]);
        }
    }
    assert_eq!(at["stage"], "over");
    assert_eq!(told(folder, &["verify", "a.event"])["sound"], true);
    let csv = run(folder, &["tournament", "export", "a.event", "--as", "csv"]);
    assert_eq!(csv.out.lines().count(), 5);
    for words in
        [&["standings", "a.event"][..], &["log", "a.event"], &["why", "a.event"], &["state", "a.event"], &["a.event"]]
    {
        assert_eq!(run(folder, &[&["tournament"], words].concat()).code, 0, "{words:?}");
    }
}

#[test]
fn what_cannot_be_done_leaves_the_file_as_it_is() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    begun(folder);
    let before = fs::read(folder.join("a.event")).expect("it is there");
    for (words, wanted) in [
        (&["new", "a.event", "--name", "Again"][..], 1),
        (&["add", "a.event", "Ann"], 1),
        (&["pair", "a.event"], 1),
        (&["drop", "a.event", "Zed"], 1),
        (&["result", "a.event", "Ann", "Bob", "3-0"], 1),
        (&["result", "a.event", "Ann", "Bob", "two"], 2),
        (&["add", "none.event", "Ann"], 2),
    ] {
        let (code, said) = refused(folder, &[&["tournament"], words].concat());
        assert_eq!(code, wanted, "{words:?}: {said}");
        assert!(!said.is_empty());
        assert_eq!(fs::read(folder.join("a.event")).expect("it is there"), before);
    }
}

#[test]
fn a_cut_last_record_is_dropped_with_a_notice_and_a_damaged_one_names_its_line() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    begun(folder);
    let path = folder.join("a.event");
    let whole = fs::read(&path).expect("it is there");
    let lines: Vec<usize> =
        whole.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(place, _)| place + 1).collect();
    fs::write(&path, &whole[..whole.len() - 5]).expect("it can be written");
    let ran = run(folder, &["tournament", "state", "a.event", "--json"]);
    assert!(ran.err.contains("left out"), "{}", ran.err);
    assert_eq!(serde_json::from_str::<Value>(&ran.out).expect("JSON")["stage"], "paired");
    for line in [1, 4, 9] {
        let mut damaged = whole.clone();
        damaged[lines[line - 1] + 30] ^= 1;
        fs::write(&path, &damaged).expect("it can be written");
        let (code, said) = refused(folder, &["tournament", "state", "a.event"]);
        assert_eq!(code, 2);
        assert!(said.contains(&format!("line {}", line + 1)), "{said}");
        assert_eq!(fs::read(&path).expect("it is there"), damaged);
    }
}

#[test]
fn killed_at_any_moment_nothing_that_was_told_is_lost() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    told(folder, &["new", "a.event", "--name", "Friday", "--seed", "5"]);
    let (mut registered, mut tries) = (0, 0);
    while tries < 12 {
        tries += 1;
        let name = format!("P{tries}");
        let mut child = Command::new(env!("CARGO_BIN_EXE_cantina"))
            .args(["tournament", "add", "a.event", &name])
            .current_dir(folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        std::thread::sleep(std::time::Duration::from_millis(tries * 4));
        let told_already = child.try_wait().expect("it can be asked").is_some_and(|status| status.success());
        drop(child.kill());
        child.wait().expect("it ends");
        let at = told(folder, &["state", "a.event"]);
        let there = at["players"].as_array().expect("players").iter().any(|player| player["name"] == name.as_str());
        assert!(there || !told_already);
        registered += usize::from(there);
        assert_eq!(at["players"].as_array().map(Vec::len), Some(registered));
    }
}
