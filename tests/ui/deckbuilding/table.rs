//! The table of the second game as surfaces and plates: nothing moves when a hand opens, nothing is cut for nothing, keys
//! stand on the cards they are about, and no colour is needed to tell the sides apart.

use super::super::dump::text as dumped;
use super::super::fake::{Desk, services};
use super::super::layout::{SIGNS, cut_for_nothing};
use super::{DUEL, SIZES, TEAMS, desk, position, seated};
use boards::games;
use hotseat::trust::Trust;
use ratatui::buffer::Buffer;
use screen::theme::Look;
use std::time::Duration;

/// The rows in which these texts stand.
fn rows(screen: &str, texts: &[&str]) -> Vec<Option<usize>> {
    texts.iter().map(|text| screen.lines().position(|row| row.contains(text))).collect()
}

/// The table of a position with the hand closed, and open, at every size.
fn closed_and_open(text: &str) -> Vec<[Buffer; 2]> {
    let mut desk = desk(&position(text, 0), Trust::PublicFirst);
    let look = |desk: &mut Desk| {
        let sized = SIZES.map(|(width, height)| {
            desk.resize(width, height);
            desk.see()
        });
        sized.to_vec()
    };
    let closed = look(&mut desk);
    desk.press("Tab");
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter");
    let open = look(&mut desk);
    closed.into_iter().zip(open).map(|(closed, open)| [closed, open]).collect()
}

#[test]
fn cards_stay_where_they_are_when_a_hand_opens() {
    let names = ["THE FORCE", "Skywalker", "AT-ST", "Gozanti", "C-ROC", "Hoth", "Corellia"];
    for text in [DUEL, TEAMS] {
        for [closed, open] in closed_and_open(text) {
            let [closed, open] = [dumped(&closed), dumped(&open)];
            assert!(!closed.contains("Tarkin") && open.contains("Tarkin"), "{closed}\n{open}");
            let there = rows(&closed, &names);
            assert!(there.iter().all(Option::is_some), "{there:?}\n{closed}");
            assert_eq!(there, rows(&open, &names), "{closed}\n{open}");
        }
    }
}

#[test]
fn nothing_is_cut_beside_free_columns() {
    for text in [DUEL, TEAMS] {
        let home = tempfile::tempdir().expect("a folder");
        let mut desk = Desk::looking(services(home.path()), Look::new(&SIGNS));
        let now = desk.now;
        desk.app.play(games::board(seated(&position(text, 0), Trust::OpenTable)), None, now);
        for (width, height) in SIZES {
            desk.resize(width, height);
            let cut = cut_for_nothing(&desk.see());
            assert!(cut.is_empty(), "{width}x{height}: {cut:#?}\n{}", desk.screen());
        }
    }
}

#[test]
fn cards_carry_their_side_and_the_keys_of_what_can_be_done() {
    for text in [DUEL, TEAMS] {
        let mut desk = desk(&position(text, 0), Trust::OpenTable);
        for (width, height) in SIZES {
            desk.resize(width, height);
            let screen = desk.screen();
            for side in ["] E ", "] N ", "] R "] {
                assert!(screen.contains(side), "{side} at {width}x{height}:\n{screen}");
            }
            assert!(screen.contains("attack") && screen.contains("buy"), "{screen}");
        }
    }
}
