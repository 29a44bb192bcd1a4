//! What a curtain leaves in a real terminal (formats.md H-10, edge case 177), for hands and private notes alike.

use super::duel::Sitting;

#[test]
fn h10_edge_177_nothing_hidden_is_left_behind_the_curtain() {
    for alternate in [true, false] {
        let mut sitting = Sitting::begin("5", alternate);
        sitting.step();
        sitting.open_hand();
        let seat = sitting.open.expect("a hand is open");
        let hand = sitting.truth.hand_of(seat);
        assert!(hand.len() >= 4);
        let first = hand[0].clone();
        sitting.terminal.until("the hand is on the screen", |glass| glass.shows().contains(&first));
        // Whoever decided last continues at once. Then the keyboard goes to the next seat: the curtain is up, and
        // nothing can be scrolled back to.
        sitting.step();
        while sitting.truth.awaits().is_some_and(|(next, _)| next == seat) {
            sitting.step();
        }
        sitting.terminal.hides(&hand);
        // The next person opens their hand, and again nothing of it stays.
        sitting.open_hand();
        let seat = sitting.open.expect("a hand is open");
        let next = sitting.truth.hand_of(seat);
        sitting.step();
        while sitting.truth.awaits().is_some_and(|(next, _)| next == seat) {
            sitting.step();
        }
        sitting.terminal.hides(&hand);
        sitting.terminal.hides(&next);
    }
}

#[test]
fn o1_edge_181_notes_leave_nothing_in_the_terminal() {
    for alternate in [true, false] {
        let mut sitting = Sitting::begin("5", alternate);
        sitting.step();
        let noted = vec!["Bob keeps Overwhelming Barrage".to_owned()];
        // The public table has the key; meanwhile the curtain waits.
        sitting.terminal.sees("should see the screen now.");
        sitting.terminal.type_keys("\x1b");
        sitting.terminal.until("the public table", |glass| !glass.shows().contains("should see the screen now."));
        sitting.terminal.type_keys(":notes\r");
        sitting.terminal.sees("Private notes: whose?");
        sitting.terminal.type_keys("1");
        sitting.terminal.sees("Only Ann should see the screen now");
        for _ in 0..8 {
            std::thread::sleep(std::time::Duration::from_millis(330));
            sitting.terminal.type_keys("ann\r");
            std::thread::sleep(std::time::Duration::from_millis(300));
            if sitting.terminal.screen().contains("Private notes of Ann") {
                break;
            }
        }
        sitting.terminal.sees("Private notes of Ann");
        sitting.terminal.type_keys(&noted[0]);
        sitting.terminal.sees(&noted[0]);
        match alternate {
            true => sitting.terminal.type_keys("\x1b"),
            false => sitting.terminal.type_keys("\x03"),
        }
        sitting.terminal.hides(&noted);
    }
}
