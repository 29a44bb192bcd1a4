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

#[test]
fn no_row_of_the_hand_is_free_while_a_text_is_left_out() {
    let mut view = duel::open();
    let mut cards = make::printed();
    for (id, word) in [("TST_001", "Hope"), ("TST_002", "Barrage"), ("TST_003", "Saber"), ("TST_004", "Waylay")] {
        cards.says(id, &long(word));
    }
    for units in 0..=4 {
        view.seats[1].units.truncate(4 - units);
        for size in SMALL {
            let screen = drawn(&view, &cards, size);
            let rows = inside(&screen, "Hand 4");
            assert!(rows.len() >= 4 && !rows.iter().any(|row| is_blank(row)), "{size:?}\n{screen}");
            // The card that cannot be played gets what the others leave.
            let free = rows.len() - 4;
            let told = ["Hope:", "Barrage:", "Waylay:"].map(|word| rows.iter().any(|row| row.contains(word)));
            assert_eq!(told.iter().filter(|told| **told).count(), free.min(3), "{size:?}\n{screen}");
            assert!(free < 9 || screen.contains("Saber:"), "{size:?}\n{screen}");
        }
    }
}

#[test]
fn a_card_whose_text_has_no_row_says_that_there_is_one() {
    let mut view = duel::open();
    let units = (0..5).map(|at| make::unit(300 + at, 1, Arena::Ground, "Stormtrooper", 1, 1, 0, true, &[]));
    view.seats[1].units.extend(units);
    let mut cards = make::printed();
    cards.says("TST_001", &long("Hope"));
    let screen = drawn(&view, &cards, (80, 24));
    let row = inside(&screen, "Hand 4").into_iter().find(|row| row.contains("Waylay")).expect("a card");
    assert!(row.trim_end_matches(['║', '│', ' ']).ends_with('…'), "{screen}");
}

/// Bob has these units and nobody has any other.
fn with_units(units: Vec<UnitView>) -> View {
    let mut view = duel::public();
    view.seats[0].units.truncate(1);
    view.seats[1].units = units;
    view
}

#[test]
fn a_text_has_rows_before_the_damage_has_that_the_numbers_say() {
    let unit = |uid, name| make::unit(uid, 1, Arena::Ground, name, 3, 7, 4, true, &[]);
    let view = with_units(vec![unit(300, "First"), unit(301, "Second"), unit(302, "Third")]);
    let mut cards = make::printed();
    for (id, word) in [("TST_300", "One"), ("TST_301", "Two"), ("TST_302", "Three")] {
        cards.says(id, &long(word));
    }
    for size in SMALL {
        let screen = drawn(&view, &cards, size);
        let rows = inside(&screen, "─ Ground 3");
        assert!(!rows.iter().any(|row| is_blank(row)), "{size:?}\n{screen}");
        assert!(!screen.contains("damage 4") && screen.contains("One:"), "{size:?}\n{screen}");
    }
    let view = with_units(vec![unit(303, "Fourth")]);
    assert!(drawn(&view, &cards, (100, 30)).contains("damage 4"));
}

#[test]
fn a_unit_that_has_no_row_for_its_text_says_that_there_is_one() {
    let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"];
    let units = names.iter().zip(300..).map(|(name, uid)| make::unit(uid, 1, Arena::Ground, name, 1, 1, 0, true, &[]));
    let mut cards = make::printed();
    (300..307).for_each(|uid| cards.says(&format!("TST_{uid}"), &long("Text")));
    let screen = drawn(&with_units(units.collect()), &cards, (80, 24));
    let last = inside(&screen, "─ Ground 7").into_iter().find(|row| row.contains("Seven")).expect("the last unit");
    assert!(last.split('│').nth(1).is_some_and(|row| row.ends_with('…')), "{screen}");
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
    assert!(desk.find("Inspect f  Death Trooper").is_some(), "{}", desk.screen());
}

#[test]
fn numbers_stand_below_each_other_beside_a_long_name() {
    let mut view = with_units(vec![
        make::unit(300, 1, Arena::Ground, "Leia Organa", 2, 2, 0, true, &[(Keyword::Restore, 1)]),
        make::unit(301, 1, Arena::Ground, "Consular Security Force", 3, 7, 0, true, &[]),
        make::unit(302, 1, Arena::Space, "TIE", 1, 1, 0, true, &[]),
    ]);
    view.seats[0].units.clear();
    let state = BoardState { beat: BTreeMap::from([(301, Beat::Hp(-4))]), ..BoardState::default() };
    for (width, height) in SMALL {
        let screen = text(&screen_with(&view, width, height, &Look::new(&UNICODE), &state));
        let column = |numbers: &str| screen.lines().find_map(|row| Some(row.split_once(numbers)?.0.chars().count()));
        assert_eq!(column(" 2 2/2"), column(" 3 7/7"), "{screen}");
        assert!(screen.contains("Consular Security Force "), "{screen}");
    }
}

#[test]
fn names_of_the_hand_end_in_one_column() {
    let mut view = duel::open();
    let mut cards = make::printed();
    cards.says("TST_001", &long("Hope"));
    view.seats[0].hand.truncate(2);
    if let Some(swu_view::CardView::Known(card)) = view.seats[0].hand.first_mut() {
        card.name = "Consular Security Force".into();
    }
    let in_regroup = View { decision: None, ..view.clone() };
    for view in [view, in_regroup] {
        let screen = drawn(&view, &cards, (80, 24));
        let column = |kind: &str| screen.lines().find_map(|row| Some(row.split_once(kind)?.0.chars().count()));
        assert_eq!(column(" unit "), column(" event "), "{screen}");
        assert!(screen.contains("Consular Security Force unit"), "{screen}");
    }
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
fn a_key_beside_a_base_leaves_its_meter_as_long_as_it_was() {
    let view = duel::public();
    let meter = |view: &View| {
        let screen = drawn(view, &make::printed(), (120, 40));
        let row = screen.lines().find(|row| row.contains("Jedha City")).expect("Bob's base").to_owned();
        assert!(row.contains(" ║│") || row.contains(" ││"), "the row keeps away from its frame: {row}");
        row.chars().filter(|sign| [UNICODE.meter, UNICODE.meter_empty].contains(&sign.to_string().as_str())).count()
    };
    assert_eq!(meter(&view), meter(&with_key(&view)));
    assert!(meter(&view) > 4);
}

#[test]
fn what_leaders_say_stays_when_a_unit_comes() {
    let mut view = duel::public();
    view.seats.iter_mut().for_each(|side| side.units.truncate(1));
    let mut cards = make::printed();
    cards.says("TST_300", &long("Text"));
    let says = |view: &View| drawn(view, &cards, (120, 40)).contains("Darth Vader: Action");
    assert!(says(&view));
    view.seats[0].units.push(make::unit(300, 0, Arena::Ground, "Wampa", 4, 5, 0, true, &[]));
    view.seats[1].units.push(make::unit(301, 1, Arena::Ground, "Wampa", 4, 5, 0, true, &[]));
    assert!(says(&view));
}

#[test]
fn the_largest_screen_tells_what_happened_in_one_place() {
    let screen = drawn(&duel::public(), &make::printed(), (200, 60));
    let log = duel::log();
    let newest = log.last().expect("a line");
    assert!(screen.contains("Timeline") && !screen.contains(" Log "), "{screen}");
    assert_eq!(screen.matches(&format!(" {} ", newest.number)).count(), 1, "{screen}");
}

#[test]
fn the_aspects_of_leader_and_base_stand_on_the_table() {
    let view = duel::open();
    for size in [(100, 30), (120, 40), (160, 50)] {
        let screen = drawn(&view, &make::printed(), size);
        assert_eq!(screen.matches("Vg Cm He  hand").count(), 2, "{size:?}\n{screen}");
    }
    let mut view = view;
    view.seats.iter_mut().for_each(|side| side.base.name = "Jedha".into());
    assert!(drawn(&view, &make::printed(), (80, 24)).contains("hand 4 res 5/6"));
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
