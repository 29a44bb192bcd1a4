//! The line mode in a terminal: an open hand is erased on every way out, and when the program is stopped.

use super::duel::play_arguments;
use super::terminal::Terminal;
use super::truth::{Truth, saved};
use cantina::seats::Seat;
use tempfile::TempDir;

/// A game in sentences in which a hand has just been read; with its titles.
fn open_hand() -> (TempDir, Terminal, Vec<String>) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut arguments = play_arguments("5");
    arguments.push("--plain");
    let mut terminal = Terminal::start(folder.path(), &arguments, 60, 130);
    terminal.sees("> ");
    terminal.type_keys("1\r");
    terminal.sees("Type ");
    let truth = Truth::of(folder.path());
    let seat: Seat = truth.awaits().expect("the game goes on").0;
    let name = truth.name(seat).to_lowercase();
    terminal.type_keys(&format!("{name}\r"));
    terminal.sees("(hand open)> ");
    let hand = truth.hand_of(seat);
    assert!(hand.len() >= 4);
    terminal.sees(&hand[0]);
    (folder, terminal, hand)
}

#[test]
fn every_way_out_of_the_line_mode_erases_the_hand() {
    for way in ["quit\r", "\x04", "\x03", "TERM", "HUP", "INT"] {
        let (folder, mut terminal, hand) = open_hand();
        match way {
            "TERM" | "HUP" | "INT" => terminal.signal(way),
            keys => terminal.type_keys(keys),
        }
        if way == "quit\r" {
            terminal.sees("The game is saved.");
            terminal.hides(&hand);
            terminal.type_keys("quit\r");
        }
        terminal.end();
        terminal.hides(&hand);
        assert_eq!(saved(folder.path()).2.len(), 1, "{way:?}: the pick is saved");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_stopped_line_mode_shows_no_hand() {
    let (_folder, mut terminal, hand) = open_hand();
    terminal.signal("TSTP");
    terminal.is_stopped();
    terminal.hides(&hand);
    terminal.signal("CONT");
    terminal.type_keys("choices\r");
    terminal.sees("The hand was closed: the program was suspended.");
    terminal.hides(&hand);
    terminal.type_keys("quit\rquit\r");
    assert!(terminal.end().success());
}
