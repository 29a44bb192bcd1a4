//! What a table says whatever its size: a click on a text is a click on its card, and the last row names keys.

use super::board::screen_of;
use super::dump::text;
use super::fake::{Desk, Fake, Stage};
use super::fixtures::{duel, make, many};
use screen::theme::Look;
use screen::theme::glyphs::UNICODE;
use swu_language::word::Arena;
use swu_screen::board::scene::BoardState;
use swu_view::View;

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (160, 50)];

fn drawn(view: &View, cards: &make::Printed, size: (u16, u16)) -> String {
    text(&screen_of(view, cards, size, &Look::new(&UNICODE), &BoardState::default()))
}

#[test]
fn a_click_on_what_a_unit_says_is_a_click_on_the_unit() {
    let mut view = duel::public();
    let unit = make::unit(11, 1, Arena::Ground, "Death Trooper", 3, 3, 0, true, &[]);
    view.seats[1].units = vec![make::unit(300, 1, Arena::Ground, "Wampa", 4, 5, 0, true, &[]), unit];
    let (fake, _) = Fake::new(vec![Stage::plain(view)], duel::log());
    let mut desk = Desk::at_table(fake);
    desk.resize(120, 40);
    desk.click("When Played: Deal 2 damage");
    assert!(desk.find("f  Death Trooper").is_some(), "{}", desk.screen());
}

#[test]
fn who_acts_again_is_not_said_to_have_passed() {
    let mut view = many::public(3, 0);
    view.seats.iter_mut().for_each(|side| side.passed = true);
    for size in SIZES {
        let screen = drawn(&view, &make::printed(), size);
        assert!(!screen.contains("to act, passed") && screen.contains("passed"), "{size:?}\n{screen}");
    }
}

#[test]
fn what_can_be_done_now_is_a_key_of_the_last_row_at_every_size() {
    let (fake, _) = Fake::new(vec![Stage::plain(duel::open())], duel::log());
    let mut desk = Desk::at_table(fake);
    for (width, height) in SIZES {
        desk.resize(width, height);
        let last = desk.row(usize::from(height) - 1);
        assert!(last.contains("w what now") && last.contains("q quit"), "{last}");
    }
}
