//! Empty parts take one line, full ones get the rows and columns.

use super::board::{screen_of, screen_with};
use super::dump::text;
use super::fixtures::{duel, lists, make};
use screen::theme::Look;
use screen::theme::glyphs::ASCII;
use swu_language::word::Arena;
use swu_screen::board::scene::BoardState;
use swu_view::View;

fn screen(view: &View, (width, height): (u16, u16)) -> String {
    text(&screen_with(view, width, height, &Look::new(&ASCII), &BoardState::default()))
}

const LARGE: [(u16, u16); 2] = [(120, 40), (160, 50)];

#[test]
fn arenas_without_units_are_a_line_and_leaders_say_what_they_do() {
    let mut view = duel::public();
    view.seats.iter_mut().for_each(|side| side.units.clear());
    for size in LARGE {
        let screen = screen(&view, size);
        for line in ["-- Ground 0 ", "== Ground 0 "] {
            assert!(screen.lines().any(|row| row.starts_with(line)), "{line}:\n{screen}");
        }
        assert!(screen.contains("Darth Vader: "), "{screen}");
    }
}

#[test]
fn only_the_side_without_units_is_a_line() {
    let mut view = duel::public();
    view.seats[1].units.clear();
    for size in LARGE {
        let screen = screen(&view, size);
        assert!(screen.lines().any(|row| row.starts_with("-- Ground 0 ")), "{screen}");
        assert!(screen.contains("+= Ground 2 "), "{screen}");
    }
}

#[test]
fn an_arena_that_nobody_uses_leaves_its_columns_to_the_other() {
    let mut view = duel::public();
    view.seats.iter_mut().for_each(|side| side.units.retain(|unit| unit.arena == Arena::Ground));
    for (width, height) in [(80, 24), (100, 30), (120, 40), (160, 50)] {
        let screen = screen(&view, (width, height));
        let row = screen.lines().find(|row| row.contains("= Ground 2")).unwrap_or_default();
        let space = row.find("+= Space 0").map(|start| row[start..].find("=+").map(|wide| wide + 2));
        assert_eq!(space, Some(Some(20)), "{screen}");
    }
}

#[test]
fn texts_of_the_hand_are_told_whole_on_large_screens() {
    let view = duel::open();
    for size in LARGE {
        let screen = screen(&view, size);
        let words = screen.split_whitespace().collect::<Vec<_>>().join(" ");
        for end in ["choose among other units.", "Return a non-leader unit to its owner's", "you do, draw a card."] {
            assert!(words.contains(end), "{end}:\n{screen}");
        }
    }
    assert!(screen(&view, (160, 50)).contains("+[a]* Luke Skywalker"), "units stay tiles beside an open hand");
}

#[test]
fn a_text_of_several_abilities_goes_on_where_its_row_ends() {
    let mut view = duel::open();
    view.seats.iter_mut().for_each(|side| side.units.clear());
    view.seats[0].hand.truncate(1);
    let printed = "Restore 1\nRaid 2\nWhen Played: You may deal damage to a unit equal to the number of friendly units in \
                that unit's arena, and then heal as much damage from any base.";
    let mut cards = make::printed();
    cards.says("TST_001", printed);
    let said = "Restore 1. Raid 2. When Played: You may deal damage to a unit equal to the number of friendly units in \
                that unit's arena, and then heal as much damage from any base.";
    for size in [(80, 24), (100, 30), (120, 40), (160, 50)] {
        let screen = text(&screen_of(&view, &cards, size, &Look::new(&ASCII), &BoardState::default()));
        let rows = screen.lines().filter_map(|row| row.split("||").next()).map(|row| row.trim_matches('|'));
        let words: Vec<&str> = rows.flat_map(str::split_whitespace).collect();
        assert!(words.join(" ").contains(said.split_once("Raid").map_or("", |(_, rest)| rest)), "{screen}");
    }
}

#[test]
fn the_text_that_asks_stands_with_its_question_even_where_choices_are_many() {
    let mut view = lists::of_both();
    let text = "When Played: You may exhaust this unit. If you do, deal 2 damage to a unit.";
    if let Some(decision) = &mut view.decision {
        decision.text = vec![text.into()];
        decision.options.extend(decision.options.clone());
    }
    for size in [(80, 24), (100, 30), (120, 40), (160, 50)] {
        let screen = screen(&view, size);
        assert!(screen.contains("When Played: You may exhaust this unit."), "{screen}");
    }
    if let Some(decision) = &mut view.decision {
        decision.text = vec!["When Played: Deal 2 damage to a unit.".into()];
    }
    let screen = screen(&view, (80, 24));
    assert!(!screen.contains("damage to a unit."), "the question says it all: {screen}");
}
