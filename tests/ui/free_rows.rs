//! Free rows show what cards say, of those that can be chosen first; and the texts stay where they are.

use super::board::{screen_of, screen_with};
use super::dump::text;
use super::fake::{Desk, Fake, Stage};
use super::fixtures::{duel, make, many};
use screen::theme::Look;
use screen::theme::glyphs::UNICODE;
use std::collections::BTreeMap;
use swu_language::keyword::Keyword;
use swu_language::word::Arena;
use swu_screen::board::scene::{Beat, BoardState};
use swu_view::{OptionView, UnitView, Verb, View, ZoneView};

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (160, 50)];
const SMALL: [(u16, u16); 2] = [(80, 24), (100, 30)];

/// A text of some rows that begins with this word.
fn long(word: &str) -> String {
    format!("{word}: {}", "this card does something that takes many words to tell. ".repeat(4))
}

fn drawn(view: &View, cards: &make::Printed, size: (u16, u16)) -> String {
    text(&screen_of(view, cards, size, &Look::new(&UNICODE), &BoardState::default()))
}

/// The rows inside the frame whose first row contains this.
fn inside<'a>(screen: &'a str, title: &str) -> Vec<&'a str> {
    let rows = screen.lines().skip_while(|row| !row.contains(title)).skip(1);
    rows.take_while(|row| !row.starts_with(['└', '╚'])).collect()
}

fn is_blank(row: &str) -> bool {
    row.chars().all(|sign| " │║".contains(sign))
}

/// Bob has these units and nobody has any other.
fn with_units(units: Vec<UnitView>) -> View {
    let mut view = duel::public();
    view.seats[0].units.truncate(1);
    view.seats[1].units = units;
    view
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

/// Bob's leader can be chosen.
fn with_key(view: &View) -> View {
    let mut view = view.clone();
    let leader = make::card(view.seats[1].leaders[0].uid, "TST_012", "Darth Vader", 1, ZoneView::Leader);
    let option: OptionView = make::option(Verb::Use, "Use Darth Vader", Some(leader));
    if let Some(decision) = &mut view.decision {
        decision.options.push(option);
    }
    view
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
