//! Every way out with an open hand: nothing of it stays in the terminal, and the game is saved.

use super::duel::Sitting;
use super::truth::{Truth, saved};
use seats::Seat;

/// A game in which Ann or Bob has just opened their hand, with its titles.
fn open_hand(alternate: bool) -> (Sitting, Vec<String>) {
    let mut sitting = Sitting::begin("5", alternate);
    sitting.step();
    sitting.open_hand();
    let seat = sitting.open.expect("a hand is open");
    let hand = sitting.truth.hand_of(seat);
    assert!(hand.len() >= 4);
    let first = hand[0].clone();
    sitting.terminal.until("the hand is on the screen", |glass| glass.shows().contains(&first));
    (sitting, hand)
}

/// The game continues as it was.
fn goes_on(mut sitting: Sitting, picks: usize) {
    assert_eq!(saved(sitting.path()).2.len(), picks);
    let before = sitting.truth.position();
    assert_eq!(Truth::of(sitting.path()).position(), before);
    sitting.resume();
    assert_eq!(sitting.truth.position(), before);
    sitting.step();
}

#[test]
fn ctrl_c_saves_and_leaves_nothing() {
    for alternate in [true, false] {
        let (mut sitting, hand) = open_hand(alternate);
        sitting.terminal.type_keys("\x03");
        assert!(sitting.terminal.end().success());
        sitting.terminal.hides(&hand);
        goes_on(sitting, 1);
    }
}

#[test]
fn signals_end_it_and_leave_nothing() {
    for (signal, alternate) in [("TERM", true), ("TERM", false), ("HUP", true), ("HUP", false), ("INT", false)] {
        let (mut sitting, hand) = open_hand(alternate);
        sitting.terminal.signal(signal);
        sitting.terminal.end();
        sitting.terminal.hides(&hand);
        goes_on(sitting, 1);
    }
}

/// A suspended program has covered the hand before it stops; when it resumes, the curtain is down.
#[cfg(target_os = "linux")]
#[test]
fn a_stopped_program_shows_no_hand() {
    for (alternate, key) in [(true, false), (false, false), (true, true)] {
        let (mut sitting, hand) = open_hand(alternate);
        let seat: Seat = sitting.open.expect("a hand is open");
        match key {
            true => sitting.terminal.type_keys("\x1a"),
            false => sitting.terminal.signal("TSTP"),
        }
        sitting.terminal.is_stopped();
        sitting.terminal.hides(&hand);
        sitting.terminal.never_shows(hand.clone());
        sitting.terminal.signal("CONT");
        let name = sitting.truth.name(seat).to_owned();
        sitting.terminal.sees(&format!("Only {name} should see the screen now."));
        sitting.terminal.sees("The hand was closed: the program was suspended.");
        sitting.terminal.hides(&hand);
        sitting.terminal.never_did();
        sitting.terminal.never_shows(Vec::new());
        sitting.open = None;
        sitting.step();
    }
}
