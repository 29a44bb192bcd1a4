//! On every way out the hand is covered first, purged second, and the terminal left third.

#![cfg(unix)]

use super::glass::{find, find_last};
use super::pty::{CURTAIN, ORDERS, PROBE, Pty, SECRET};
use crate::storage::scratch::again;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

const PURGE: &[u8] = b"\x1b[3J";
const LEAVE_ALTERNATE: &[u8] = b"\x1b[?1049l";

/// Both ways to use the terminal, with the hand open.
fn with_open_hand(test: impl Fn(Pty, bool)) {
    for alternate in [true, false] {
        let mut pty = Pty::start(alternate, 24, 80);
        pty.sees(CURTAIN);
        pty.open_hand();
        test(pty, alternate);
    }
}

/// The terminal is as it was before: nothing to read, all modes off, covered, purged and left in this order.
#[track_caller]
fn is_left(pty: &Pty, alternate: bool) {
    pty.hides_everything();
    assert!(pty.is_cooked(), "raw mode is off");
    let bytes = pty.bytes();
    let (secret, purge) = (find_last(&bytes, SECRET.as_bytes()), find_last(&bytes, PURGE));
    assert!(secret.is_some() && secret < purge, "purged after the hand");
    let covered = &bytes[secret.expect("it was shown")..purge.expect("it was purged")];
    let rows = covered.windows(4).filter(|window| *window == b"\x1b[2K").count();
    assert!(rows >= 24, "covered before it was purged: {rows} rows");
    if alternate {
        assert!(purge < find_last(&bytes, LEAVE_ALTERNATE), "left after it was purged");
    } else {
        assert_eq!(find(&bytes, b"\x1b[?1049"), None, "the alternate screen is not used");
    }
    for (mode, on, off) in [
        ("cursor", "\x1b[?25l", "\x1b[?25h"),
        ("mouse", "\x1b[?1000h", "\x1b[?1000l"),
        ("focus", "\x1b[?1004h", "\x1b[?1004l"),
        ("paste", "\x1b[?2004h", "\x1b[?2004l"),
        ("title", "\x1b[22;0t", "\x1b[23;0t"),
    ] {
        let (on, off) = (find_last(&bytes, on.as_bytes()), find_last(&bytes, off.as_bytes()));
        assert!(on.is_some() && on < off, "{mode} is as before");
    }
    assert_eq!(find(&bytes, b"\x1b[2J"), None, "clearing at one go would push the hand into some scrollbacks");
}

#[test]
fn closing_the_hand() {
    with_open_hand(|mut pty, _| {
        pty.type_keys("c");
        pty.sees(CURTAIN);
        pty.hides_everything();
    });
}

#[test]
fn quitting() {
    with_open_hand(|mut pty, alternate| {
        pty.type_keys("q");
        assert!(pty.end().success());
        is_left(&pty, alternate);
    });
}

#[test]
fn a_panic_tells_where_the_game_is_and_nothing_else() {
    for key in ["p", "d"] {
        with_open_hand(|mut pty, alternate| {
            pty.type_keys(key);
            assert_eq!(pty.end().exit_code(), 101);
            is_left(&pty, alternate);
            let shows = pty.glass().shows().replace('\n', "");
            assert!(
                shows.contains("Cantina has stopped because of a fault in the program (tests/ui/pty.rs:"),
                "{shows}"
            );
            assert!(shows.contains("The game is safe up to the last choice: /saves/ann-bob.cantina"), "{shows}");
            assert!(shows.contains("Continue with: cantina resume"), "{shows}");
        });
    }
}

#[test]
fn signals_that_end_the_program() {
    for (name, text) in [("TERM", "Terminated"), ("HUP", "Hangup"), ("INT", "Interrupt"), ("QUIT", "Quit")] {
        with_open_hand(|mut pty, alternate| {
            pty.signal(name);
            let status = pty.end();
            assert!(status.signal().is_some_and(|signal| signal.starts_with(text)), "{name}: {status:?}");
            is_left(&pty, alternate);
        });
    }
}

/// Every signal that ends a program and can be caught: the parent is told its name or its number.
#[cfg(target_os = "linux")]
#[test]
fn every_other_signal_that_ends_the_program() {
    let named = ["ABRT", "ALRM", "USR1", "USR2", "VTALRM", "PROF", "XCPU", "SYS", "TRAP"];
    for name in named.into_iter().chain(["POLL", "PWR", "STKFLT", "34", "64"]) {
        let mut pty = Pty::start(name != "USR1", 24, 80);
        pty.sees(CURTAIN);
        pty.open_hand();
        pty.signal(name);
        let status = pty.end();
        let told = status.signal().is_some() || status.exit_code() > 128;
        assert!(told, "{name}: {status:?}");
        is_left(&pty, name != "USR1");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn stops_that_the_system_sends_cover_the_hand_too() {
    for name in ["TTIN", "TTOU"] {
        with_open_hand(|mut pty, alternate| {
            pty.signal(name);
            pty.is_stopped();
            pty.until("all it wrote has arrived", |pty| pty.bytes().ends_with(b"\x1b[23;0t"));
            is_left(&pty, alternate);
            pty.signal("CONT");
            pty.sees("The hand was closed: the program was suspended.");
            pty.hides_everything();
            pty.type_keys("q");
            assert!(pty.end().success());
        });
    }
}

/// A terminal that no longer reads is restored anyway, and soon.
#[test]
fn a_frozen_terminal_is_left_cooked() {
    let mut pty = Pty::start(true, 24, 80);
    pty.sees(CURTAIN);
    let frozen = pty.freeze();
    pty.type_keys("l");
    thread::sleep(Duration::from_millis(500));
    let before = Instant::now();
    pty.signal("TERM");
    let status = pty.end();
    assert!(before.elapsed() < Duration::from_secs(5), "{:?}", before.elapsed());
    assert!(status.signal().is_some(), "{status:?}");
    drop(frozen);
    assert!(pty.is_cooked(), "raw mode is off");
}

#[cfg(target_os = "linux")]
#[test]
fn no_core_dump_tells_a_hand() {
    let pty = Pty::start(true, 24, 80);
    pty.sees(CURTAIN);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", pty.id())).expect("it runs");
    let core = limits.lines().find(|line| line.starts_with("Max core file size")).expect("a limit");
    let words: Vec<&str> = core.split_whitespace().collect();
    assert_eq!(words[4..6], ["0", "0"], "{core}");
}

/// What does not fit into memory is not drawn, and the window is usable once it has another size.
#[test]
fn a_window_of_absurd_size_is_drawn_in_part() {
    let mut pty = Pty::start(true, 24, 80);
    pty.sees(CURTAIN);
    let before = pty.bytes().len();
    pty.tell_size(u16::MAX, u16::MAX);
    pty.until("the new size is heard", |pty| pty.bytes().len() > before);
    pty.type_keys("o");
    pty.until("the hand is drawn", |pty| find(&pty.bytes(), b"card 399 of the hand").is_some());
    assert_eq!(find(&pty.bytes(), b"card 400 of the hand"), None);
    pty.type_keys("q");
    assert!(pty.end().success());
}

/// If something around the program keeps what leaves the second screen, every closing and every new size purges.
#[test]
fn kept_history_is_purged_at_every_closing() {
    let mut pty = Pty::start_as("kept", 24, 80);
    pty.sees(CURTAIN);
    pty.open_hand();
    pty.resize(30, 90);
    pty.until("the hand fills the window", |pty| pty.glass().shows().contains("card 29 of the hand"));
    pty.until("it is purged", |pty| find_last(&pty.bytes(), PURGE).is_some());
    let resized = find_last(&pty.bytes(), PURGE);
    pty.type_keys("c");
    pty.sees(CURTAIN);
    pty.until("it is purged again", |pty| find_last(&pty.bytes(), PURGE) > resized);
}

#[test]
fn a_signal_is_obeyed_while_the_game_is_busy() {
    with_open_hand(|mut pty, alternate| {
        pty.type_keys("bbbbbbbbbb");
        thread::sleep(Duration::from_millis(100));
        pty.signal("TERM");
        assert!(!pty.end().success());
        is_left(&pty, alternate);
    });
}

#[cfg(target_os = "linux")]
#[test]
fn stopped_from_outside_or_by_key_and_going_on_covered() {
    for by_key in [false, true] {
        with_open_hand(|mut pty, alternate| {
            if by_key {
                pty.type_keys("\x1a");
            } else {
                pty.signal("TSTP");
            }
            pty.is_stopped();
            pty.until("all it wrote has arrived", |pty| pty.bytes().ends_with(b"\x1b[23;0t"));
            is_left(&pty, alternate);
            pty.signal("CONT");
            pty.sees("The hand was closed: the program was suspended.");
            pty.hides_everything();
            assert_eq!(pty.glass().screen().alternate_screen(), alternate);
            pty.open_hand();
            pty.type_keys("q");
            assert!(pty.end().success());
            is_left(&pty, alternate);
        });
    }
}

#[cfg(target_os = "linux")]
#[test]
fn stopped_without_warning_and_going_on_covered() {
    with_open_hand(|mut pty, alternate| {
        pty.signal("STOP");
        pty.is_stopped();
        pty.signal("CONT");
        pty.sees("The hand was closed: the program was suspended.");
        pty.hides_everything();
        pty.type_keys("q");
        assert!(pty.end().success());
        is_left(&pty, alternate);
    });
}

#[cfg(target_os = "linux")]
#[test]
fn a_frame_that_was_under_way_during_a_stop_is_never_seen() {
    with_open_hand(|mut pty, _| {
        pty.type_keys("w");
        thread::sleep(Duration::from_millis(100));
        pty.signal("TSTP");
        pty.is_stopped();
        pty.until("all it wrote has arrived", |pty| pty.bytes().ends_with(b"\x1b[23;0t"));
        let before = pty.bytes().len();
        pty.signal("CONT");
        pty.sees("The hand was closed: the program was suspended.");
        assert_eq!(find(&pty.bytes()[before..], SECRET.as_bytes()), None);
    });
}

#[test]
fn losing_the_focus_closes_the_hand() {
    with_open_hand(|mut pty, _| {
        pty.type_keys("\x1b[O");
        pty.sees("The hand was closed: the window lost the focus.");
        pty.hides_everything();
    });
}

#[test]
fn a_window_too_small_says_what_it_takes_and_recovers() {
    with_open_hand(|mut pty, _| {
        pty.resize(20, 70);
        pty.sees("The table needs a window of 80x24; this one is 70x20.");
        pty.hides_everything();
        pty.resize(24, 80);
        pty.until("the curtain is back", |pty| !pty.glass().shows().contains("The table needs"));
        pty.hides_everything();
        pty.open_hand();
    });
}

#[test]
fn resized_with_the_hand_open_then_closed() {
    with_open_hand(|mut pty, _| {
        for (rows, columns) in [(30, 100), (24, 80), (40, 120)] {
            pty.resize(rows, columns);
            let last = format!("{SECRET} card {} of the hand", rows - 1);
            pty.until("the hand fills the window", |pty| pty.glass().shows().contains(&last));
        }
        pty.type_keys("c");
        pty.sees(CURTAIN);
        pty.hides_everything();
    });
}

#[test]
fn pasted_text_is_no_keys() {
    let mut pty = Pty::start(true, 24, 80);
    pty.sees(CURTAIN);
    pty.type_keys("\x1b[200~ooo\x1b[201~");
    pty.sees("The hand was closed.");
    pty.hides_everything();
}

#[test]
fn waiting_keys_are_thrown_away_and_the_rest_is_kept() {
    let mut pty = Pty::start(true, 24, 80);
    pty.sees(CURTAIN);
    pty.type_keys("b");
    thread::sleep(Duration::from_millis(100));
    pty.type_keys("kooo");
    pty.type_keys("\x1b[O");
    pty.sees("The hand was closed: the window lost the focus.");
    assert_eq!(find(&pty.bytes(), SECRET.as_bytes()), None, "the keys behind were for somebody else");
}

#[test]
fn no_color_leaves_bold_and_reverse() {
    with_open_hand(|pty, _| {
        let glass = pty.glass();
        let cell = glass.screen().cell(0, 0).expect("the first cell");
        assert_eq!((cell.contents(), cell.bold(), cell.inverse()), ("S", true, true));
    });
}

#[test]
fn a_deadline_wakes_the_program() {
    let mut pty = Pty::start(true, 24, 80);
    pty.sees(CURTAIN);
    pty.type_keys("f");
    pty.sees("The hand was closed: nobody pressed a key for a while.");
}

#[test]
fn a_title_cannot_command_the_terminal() {
    let mut pty = Pty::start(true, 24, 80);
    pty.sees(CURTAIN);
    pty.type_keys("q");
    pty.end();
    let bytes = pty.bytes();
    assert!(find(&bytes, b"\x1b]0;Cantina: Ann, Bob]2;forged\x07").is_some());
    assert_eq!(find(&bytes, b"\x1b]2;forged"), None);
}

#[test]
fn without_a_terminal_there_is_a_sentence_and_an_exit_code() {
    let status = again(PROBE).env(ORDERS, "alt").stdin(Stdio::null()).stdout(Stdio::null()).status();
    assert_eq!(status.expect("it runs").code(), Some(3));
    let sentence = screen::terminal::TerminalFault::None.to_string();
    assert!(sentence.starts_with("Cantina needs a terminal to draw the table on, and this is not one."));
}
