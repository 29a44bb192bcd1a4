//! A full or read-only disk: a sentence, nothing lost, and the game continues once there is room.

#![cfg(target_os = "linux")]

use super::duel::{Sitting, play_arguments};
use super::terminal::Terminal;
use super::tries::{row, tries};
use super::truth::{Truth, save_in, saved};
use crate::rules::support::Dice;
use std::path::Path;
use std::process::Command;

fn ran(program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).output().is_ok_and(|output| output.status.success())
}

/// From now on no file of the program grows beyond this many bytes.
fn limit(terminal: &Terminal, bytes: &str) -> bool {
    ran("prlimit", &["--pid", &terminal.id().to_string(), &format!("--fsize={bytes}:unlimited")])
}

#[test]
fn a_full_disk_is_told_and_the_game_goes_on_once_there_is_room() {
    let mut dice = Dice::new(5);
    let (wanted, mut tried, mut seed) = (tries(4), 0, 21u64);
    while tried < wanted {
        let mut sitting = Sitting::begin(&seed.to_string(), true);
        seed += 1;
        while tried < wanted && sitting.truth.awaits().is_some() {
            for _ in 0..1 + dice.below(3) {
                if sitting.truth.awaits().is_some() {
                    sitting.step();
                }
            }
            if sitting.truth.awaits().is_none() {
                break;
            }
            // The message about the last fault disappears with the next pick.
            sitting.terminal.until("the sentence is gone", |glass| !glass.shows().contains("cannot be written"));
            let before = std::fs::read(save_in(sitting.path())).expect("a save");
            // The last write is cut off in the middle of a record.
            if !limit(&sitting.terminal, &(before.len() + dice.below(60)).to_string()) {
                println!("skipped: there is no prlimit");
                return;
            }
            sitting.press_wish();
            sitting.terminal.sees("cannot be written");
            assert_eq!(std::fs::read(save_in(sitting.path())).expect("a save"), before, "no half record stays");
            tried += 1;
            assert!(limit(&sitting.terminal, "unlimited"));
            if dice.below(2) == 0 {
                sitting.terminal.type_keys("\x03");
                assert!(sitting.terminal.end().success());
                assert_eq!(Truth::of(sitting.path()).position(), sitting.truth.position());
                sitting.resume();
            } else {
                // The table was asked what to do, behind a closed hand: nothing to do, there is room again.
                sitting.terminal.sees("This game cannot be saved");
                sitting.terminal.type_keys("3");
                sitting.terminal.until("the game is back", |glass| !glass.shows().contains("cannot be saved"));
                sitting.open = None;
                sitting.step();
            }
        }
    }
    row(
        "full disk (a file may not grow)",
        tried,
        "\"... cannot be written\", nothing changed; goes on once there is room",
    );
}

/// A small disk of its own; `None` if this user may not have one.
struct Disk<'a>(&'a Path);

impl Disk<'_> {
    fn mount<'a>(at: &'a Path, options: &str) -> Option<Disk<'a>> {
        let place = at.to_str().expect("a plain name");
        ran("mount", &["-t", "tmpfs", "-o", options, "tmpfs", place]).then_some(Disk(at))
    }
}

impl Drop for Disk<'_> {
    fn drop(&mut self) {
        drop(Command::new("umount").arg("-l").arg(self.0).output());
    }
}

#[test]
fn a_disk_without_a_free_block_is_told_and_room_can_be_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(_disk) = Disk::mount(folder.path(), "size=128k") else {
        println!("skipped: this user may not mount a disk");
        return;
    };
    let mut terminal = Terminal::start(folder.path(), &play_arguments("4"), 40, 130);
    terminal.sees("choose who starts with the initiative");
    let before = std::fs::read(save_in(folder.path())).expect("a save");
    let filler = folder.path().join("filler");
    std::fs::write(&filler, vec![0; 1 << 20]).expect_err("the disk is full now");
    // The save's last block still has some room.
    for _ in 0..300 {
        if terminal.screen().contains("No space left on device") {
            break;
        }
        play_on(&mut terminal);
    }
    terminal.sees("No space left on device");
    let full = std::fs::read(save_in(folder.path())).expect("a save");
    assert!(full.starts_with(&before));
    std::fs::remove_file(&filler).expect("it is ours");
    let records = |bytes: &[u8]| bytes.iter().filter(|byte| **byte == b'\n').count();
    for _ in 0..40 {
        if records(&std::fs::read(save_in(folder.path())).expect("a save")) > records(&full) {
            break;
        }
        play_on(&mut terminal);
    }
    terminal.type_keys("\x03");
    assert!(terminal.end().success());
    assert!(records(&std::fs::read(save_in(folder.path())).expect("a save")) > records(&full), "it went on");
    assert!(!saved(folder.path()).2.is_empty(), "the save is whole");
    row("full disk (no free block)", 1, "\"No space left on device\", goes on once there is room");
}

/// Whatever is asked: the first option is chosen.
fn play_on(terminal: &mut Terminal) {
    let screen = terminal.screen();
    if screen.contains("This game cannot be saved") {
        terminal.type_keys("3");
        std::thread::sleep(std::time::Duration::from_millis(60));
        return;
    }
    match ["Ann", "Bob"].into_iter().find(|name| screen.contains(&format!("Only {name} should"))) {
        Some(name) => {
            std::thread::sleep(std::time::Duration::from_millis(320));
            terminal.type_keys(&format!("{}\r", name.to_lowercase()));
        }
        // At an action a number is that of a card in the hand, which stays closed.
        None if screen.contains("choose an action") => terminal.type_keys(":pass\ry"),
        None => terminal.type_keys(":1\ry"),
    }
    std::thread::sleep(std::time::Duration::from_millis(60));
}

#[test]
fn a_folder_that_may_not_be_written_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(_disk) = Disk::mount(folder.path(), "size=256k") else {
        println!("skipped: this user may not mount a disk");
        return;
    };
    let mut terminal = Terminal::start(folder.path(), &play_arguments("4"), 40, 130);
    terminal.sees("choose who starts with the initiative");
    terminal.type_keys(":1\r");
    terminal.sees("should see the screen now");
    terminal.type_keys("\x03");
    assert!(terminal.end().success());
    let save = std::fs::read(save_in(folder.path())).expect("a save");
    assert!(
        ran("mount", &["-o", "remount,ro", folder.path().to_str().expect("a plain name")]),
        "it can be made read-only"
    );
    for (arguments, sentence) in [
        (play_arguments("4"), "saves cannot be written to: Read-only"),
        (vec!["resume"], "cannot be opened: Read-only"),
    ] {
        let mut terminal = Terminal::start(folder.path(), &arguments, 40, 200);
        let status = terminal.end();
        assert_eq!(status.exit_code(), 2, "{}", terminal.screen());
        terminal.sees(sentence);
    }
    // The home screen opens and says why no game can begin.
    let mut terminal = Terminal::start(folder.path(), &[], 40, 200);
    terminal.sees("a card table for one keyboard");
    terminal.type_keys("r1");
    terminal.sees("Read-only");
    terminal.type_keys("\x03");
    assert!(terminal.end().success());
    assert_eq!(std::fs::read(save_in(folder.path())).expect("a save"), save);
    row("read-only data folder", 3, "\"... Read-only file system\", exit code 2 or a sentence on the screen");
}
