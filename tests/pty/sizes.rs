//! Windows that are too small, that change their size over an open hand, and no window at all.

use super::duel::{Sitting, play_arguments};
use super::terminal::Terminal;
use super::truth::Truth;
use std::process::{Command, Stdio};

fn words(screen: &str) -> String {
    screen.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_window_too_small_says_so_and_works_once_it_has_grown() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = Terminal::start(folder.path(), &play_arguments("3"), 5, 20);
    // A sentence arrives in pieces: wait for all of it.
    let sentence = "needs a window of 80x24; this one is 20x5.";
    terminal.until("a sentence", |glass| words(&glass.shows()).contains(sentence));
    terminal.resize(30, 100);
    terminal.sees("choose who starts with the initiative");
    terminal.resize(5, 20);
    terminal.until("a sentence", |glass| words(&glass.shows()).contains(sentence));
    terminal.type_keys("q");
    assert!(terminal.end().success());
    assert_eq!(Truth::of(folder.path()).game.round(), 0);
}

#[test]
fn shrinking_the_window_closes_the_hand_for_good() {
    for alternate in [true, false] {
        let mut sitting = Sitting::begin("5", alternate);
        sitting.step();
        sitting.open_hand();
        let seat = sitting.open.expect("a hand is open");
        let hand = sitting.truth.hand_of(seat);
        for (rows, columns) in [(24, 80), (50, 200), (40, 130)] {
            sitting.terminal.resize(rows, columns);
            let wanted = format!("open to {}", sitting.truth.name(seat));
            sitting.terminal.sees(&wanted);
        }
        sitting.terminal.resize(10, 60);
        sitting.terminal.until("a sentence", |glass| words(&glass.shows()).contains("80x24"));
        sitting.terminal.hides(&hand);
        sitting.terminal.never_shows(hand.clone());
        sitting.terminal.resize(40, 130);
        let name = sitting.truth.name(seat).to_owned();
        sitting.terminal.sees(&format!("Only {name} should see the screen now."));
        sitting.terminal.sees("The hand was closed: the window became too small.");
        sitting.terminal.hides(&hand);
        sitting.terminal.never_did();
        sitting.terminal.never_shows(Vec::new());
        sitting.open = None;
        sitting.step();
    }
}

/// With a pipe, line mode begins automatically.
#[test]
fn without_a_terminal_it_speaks_in_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .args(play_arguments("3"))
        .arg("--config-dir")
        .arg(folder.path())
        .env("TERM", "xterm-256color")
        .stdin(Stdio::null())
        .output()
        .expect("it starts");
    assert_eq!(output.status.code(), Some(0));
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("choose who starts with the initiative") && !said.contains('\u{1b}'), "{said}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// Your own keys work, and a chosen theme is still there the next time.
#[test]
fn own_keys_and_the_chosen_theme() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("keys.ron"), "{ \"help\": [\"F9\"] }").expect("it can be written");
    let mut terminal = Terminal::start(folder.path(), &[], 30, 100);
    terminal.sees("F9");
    terminal.type_keys(":theme light\r");
    let settings = folder.path().join("settings.ron");
    terminal.until("it is remembered", |_| {
        std::fs::read_to_string(&settings).is_ok_and(|text| text.contains("theme: \"light\""))
    });
    terminal.type_keys("\x03");
    assert!(terminal.end().success());
}

/// If the locale or the terminal has no signs, only ASCII is drawn.
#[test]
fn ascii_by_itself() {
    for environment in [("LC_ALL", "C"), ("TERM", "linux"), ("TERM", "vt100")] {
        let folder = tempfile::tempdir().expect("a folder");
        let terminal = Terminal::start_with(folder.path(), &play_arguments("3"), 30, 100, &[environment]);
        terminal.sees("choose who starts with the initiative");
        let screen = terminal.screen();
        assert!(screen.is_ascii(), "{environment:?}: {screen}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let terminal = Terminal::start(folder.path(), &play_arguments("3"), 30, 100);
    terminal.sees("choose who starts with the initiative");
    assert!(!terminal.screen().is_ascii());
}

/// Nothing is known about a terminal without a name: the table is played in lines there.
#[test]
fn without_a_name_of_the_terminal_there_are_lines() {
    for name in ["", "dumb"] {
        let folder = tempfile::tempdir().expect("a folder");
        let terminal = Terminal::start_with(folder.path(), &play_arguments("3"), 30, 100, &[("TERM", name)]);
        terminal.sees("to act. Nobody has the initiative.");
    }
}
