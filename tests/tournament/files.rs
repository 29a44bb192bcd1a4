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

/// An event of four in its first round.
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

#[test]
fn what_is_possible_is_said_where_a_word_is_none() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    begun(folder);
    for (words, possible) in [
        (&["result", "a.event", "Ann", "Bob", "2-0", "--end", "banana"][..], "played, time, agreed, conceded, no-show"),
        (&["penalty", "a.event", "Ann", "silly"], "warning, game-loss, match-loss, disqualified"),
        (
            &["export", "a.event", "--as", "pdf"],
            "json, text, csv, matches, players, penalties, log, tables, names, standings, ranks, slips, master",
        ),
        (&["new", "b.event", "--name", "B", "--format", "chess"], "premier, sealed, draft, twin-suns"),
        (&["new", "b.event", "--name", "B", "--tier", "high"], "casual, competitive"),
        (&["new", "b.event", "--name", "B", "--match", "bo5"], "bo3, single"),
        (&["result", "a.event", "Ann", "Bob", "2-0-0-0"], "say games as 2-1 or 1-1-1"),
    ] {
        let (code, said) = refused(folder, &[&["tournament"], words].concat());
        assert!(code == 2 && said.contains(possible), "{words:?}: {code} {said}");
    }
    assert!(!folder.join("b.event").exists());
}

#[test]
fn the_command_line_counts_in_english_and_takes_names_in_any_capitals() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let said = |words: &[&str]| run(folder, &[&["tournament"], words].concat()).out;
    assert_eq!(said(&["new", "a.event", "--name", "A", "--seed", "2"]), "registration: 0 players, 0 here\n");
    assert_eq!(said(&["add", "a.event", "Ann"]), "registration: 1 player, 0 here\n");
    for name in ["Bob", "Cyn", "Dov"] {
        said(&["add", "a.event", name]);
    }
    for name in ["ann", "BOB", "cyn"] {
        said(&["check-in", "a.event", name]);
    }
    assert_eq!(said(&["state", "a.event"]), "registration: 4 players, 3 here\n");
    assert_eq!(said(&["rounds", "a.event", "1"]), "registration: 4 players, 3 here\n");
    assert_eq!(
        said(&["start", "a.event"]),
        "ready to pair: no round yet, 1 Swiss round, 3 players\n",
        "Dov is not there"
    );
    let (_, early) = refused(folder, &["tournament", "time", "a.event"]);
    assert!(
        early.contains("Calling or granting time, or playing here, is not possible before the first round"),
        "{early}"
    );
    said(&["pair", "a.event"]);
    let begun = said(&["begin", "a.event"]);
    assert!(begun.starts_with("playing: round 1, 1 Swiss round, 3 players\n  1  ") && begun.contains(" - bye  bye\n"));
    let event = storage::event_file::EventFile::read(&folder.join("a.event")).expect("it is there").event;
    let table = event.tables().iter().find(|table| table.players.len() == 2).expect("a match");
    let names: Vec<String> = table.players.iter().map(|player| event.players()[*player].name.clone()).collect();
    said(&["extra", "a.event", "1"]);
    said(&["penalty", "a.event", &names[1], "game-loss"]);
    let lost = said(&["time", "a.event"]);
    assert!(lost.contains("  lost 0-1, 1 minute more, time called\n"), "{lost}");
    (0..3).for_each(|_| drop(said(&["undo", "a.event"])));
    let small: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
    said(&["result", "a.event", &small[0], &small[1], "0-0", "--end", "conceded", "--by", &small[0]]);
    let log = said(&["log", "a.event"]);
    assert!(log.contains(&format!("{}-{} 0-0 conceded {}\n", names[0], names[1], names[0])), "{log}");
    let page = said(&["export", "a.event"]);
    assert!(
        page.contains(&format!("{} - {}  0-0 conceded {}  (points 0 to 0, 0 to 3)\n", names[0], names[1], names[0])),
        "{page}"
    );
    assert_eq!(said(&["verify", "a.event"]), "Sound: 18 operations, and all luck follows from the seed.\n");
}

#[test]
fn whoever_only_looks_may_do_so_while_the_desk_is_open() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    begun(folder);
    let desk = shell::desk_session::DeskSession::open(&folder.join("a.event")).expect("it opens");
    for words in [
        &["state", "a.event"][..],
        &["standings", "a.event"],
        &["log", "a.event"],
        &["why", "a.event"],
        &["export", "a.event"],
        &["pairings", "a.event"],
        &["verify", "a.event"],
    ] {
        assert_eq!(run(folder, &[&["tournament"], words].concat()).code, 0, "{words:?}");
    }
    let (code, said) = refused(folder, &["tournament", "undo", "a.event"]);
    assert!(code == 2 && said.contains("one writer"), "{said}");
    drop(desk);
}
