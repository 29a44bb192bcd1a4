//! A table in another window, watched while it is played.

use super::support::{program, refused, run_with, write};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

fn begun(folder: &Path, arguments: &[&str]) -> Child {
    let child = Command::new(program())
        .args(arguments)
        .env("CANTINA_HOME", folder)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut child = child.expect("it starts");
    // Once it has said something, it has opened what it was begun with.
    child.stdout.as_mut().expect("a pipe").read_exact(&mut [0]).expect("it speaks");
    child
}

fn say(child: &mut Child, line: &str) {
    let input = child.stdin.as_mut().expect("a pipe");
    input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush()).expect("it listens");
}

fn ended(mut child: Child) -> String {
    drop(child.stdin.take());
    let mut said = String::new();
    child.stdout.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert!(child.wait().expect("it ends").success());
    said
}

/// How long the save is.
fn length(folder: &Path) -> u64 {
    let saves = std::fs::read_dir(folder.join("saves")).expect("saves").map(|entry| entry.expect("an entry"));
    saves
        .filter(|entry| entry.path().extension().is_some_and(|ending| ending == "cantina"))
        .map(|entry| entry.metadata().expect("a file").len())
        .sum()
}

#[test]
fn a_running_table_is_found_and_what_is_done_there_is_told_in_public() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, why) = refused(folder.path(), &["--plain", "watch"]);
    assert_eq!(code, 2);
    assert!(why.starts_with("Nobody plays on this machine now."), "{why}");
    let play = ["--plain", "play", "--deck", "sor-luke", "--deck", "sor-vader", "--seed", "1", "--trust", "open"];
    let mut table = begun(folder.path(), &play);
    let mut watcher = begun(folder.path(), &["--plain", "watch"]);
    let before = length(folder.path());
    say(&mut table, "1");
    let patience = Instant::now() + Duration::from_secs(20);
    while length(folder.path()) == before {
        assert!(Instant::now() < patience, "nothing was picked");
        std::thread::sleep(Duration::from_millis(20));
    }
    // The watcher looks several times a second; what it says cannot be waited for without reading it all.
    std::thread::sleep(Duration::from_millis(1500));
    say(&mut watcher, "eyes Ann");
    say(&mut watcher, "quit");
    let said = ended(watcher);
    assert!(said.contains("Step 1 of 1"), "{said}");
    assert!(said.contains("Nobody watches any more."), "{said}");
    assert!(!said.contains("hand:"), "nobody's hand, although the table lies open: {said}");
    say(&mut table, "quit");
    ended(table);
}

#[test]
fn the_desk_of_an_event_is_watched_as_its_room_board() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(super::support::run(folder.path(), &["tournament", "new", "friday.event", "--name", "Friday"]).code, 0);
    let ran = run_with(folder.path(), &["--plain", "watch", "friday.event"], "quit\n");
    assert!(ran.out.contains("The room board"), "{}{}", ran.out, ran.err);
    write(folder.path(), "other.cantina", "not a game");
    let (code, why) = refused(folder.path(), &["--plain", "watch", "other.cantina"]);
    assert_eq!(code, 2);
    assert!(why.contains("is not a Cantina save"), "{why}");
}
