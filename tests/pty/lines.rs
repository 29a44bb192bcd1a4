//! The line mode in a terminal: an open hand is erased on every way out, and when the program is stopped.

use super::duel::play_arguments;
use super::terminal::Terminal;
use super::truth::{Truth, saved};
use seats::Seat;
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// A game in line mode in which a hand has just been read, with its titles.
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
    // The question ignores keys for a while, so that names typed ahead cannot open a hand.
    thread::sleep(Duration::from_millis(330));
    terminal.type_keys(&format!("{name}\r"));
    terminal.sees("(hand open)> ");
    let hand = truth.hand_of(seat);
    assert!(hand.len() >= 4);
    terminal.sees(&hand[0]);
    (folder, terminal, hand)
}

#[test]
fn every_way_out_of_the_line_mode_erases_the_hand() {
    for way in ["quit\r", "\x04", "\x03", "TERM", "HUP", "INT", "USR1", "ALRM", "ABRT"] {
        let (folder, mut terminal, hand) = open_hand();
        match way {
            "TERM" | "HUP" | "INT" | "USR1" | "ALRM" | "ABRT" => terminal.signal(way),
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

/// A byte that is not text makes a line that is not understood, and the hand closes as usual.
#[test]
fn a_byte_that_is_no_text_ends_nothing() {
    let (_folder, mut terminal, hand) = open_hand();
    terminal.type_bytes(b"caf\xe9\r");
    terminal.sees("This line is not UTF-8 text; it is ignored.");
    terminal.type_keys("quit\r");
    terminal.sees("The game is saved.");
    terminal.hides(&hand);
    terminal.type_keys("quit\r");
    assert!(terminal.end().success());
}

/// Pasting a whole evening opens nobody's hand.
#[test]
fn pasted_names_open_no_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut arguments = play_arguments("5");
    arguments.push("--plain");
    let mut terminal = Terminal::start(folder.path(), &arguments, 60, 130);
    terminal.sees("> ");
    let truth = Truth::of(folder.path());
    terminal.never_shows(truth.hidden_from(None));
    terminal.type_keys("1\rann\r1\rbob\r1\rann\r1\rbob\r");
    terminal.sees("Type ");
    thread::sleep(Duration::from_millis(500));
    assert!(!terminal.screen().contains("(hand open)"), "{}", terminal.screen());
    terminal.never_did();
    assert_eq!(saved(folder.path()).2.len(), 1, "only the first pick was made");
    terminal.type_keys("\x04");
    assert!(terminal.end().success());
}

#[test]
fn lines_are_broken_between_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut arguments = play_arguments("5");
    arguments.push("--plain");
    let mut terminal = Terminal::start(folder.path(), &arguments, 60, 40);
    terminal.sees("> ");
    terminal.type_keys("help\r");
    terminal.sees("card luke: ");
    let screen = terminal.screen();
    assert!(screen.lines().any(|line| line == "card luke: hear the cards with this"), "{screen}");
    terminal.type_keys("\x04");
    assert!(terminal.end().success());
}

#[test]
fn under_gnu_screen_it_says_what_can_be_scrolled_back_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut arguments = play_arguments("5");
    arguments.push("--plain");
    let mut terminal = Terminal::start_with(folder.path(), &arguments, 60, 130, &[("TERM", "screen")]);
    terminal.sees("GNU screen cannot be told to forget what has scrolled away");
    terminal.sees("> ");
    terminal.type_keys("\x04");
    assert!(terminal.end().success());
}
