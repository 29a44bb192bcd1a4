//! Every list of targets says whose they are if several players' targets are in it.

use super::board::screen_with;
use super::dump::text;
use super::fake::{Desk, Fake, Stage};
use super::fixtures::{duel, lists, make};
use screen::game::voice::Detail;
use screen::theme::Look;
use screen::theme::glyphs::ASCII;
use seats::Seat;
use swu_screen::board::scene::BoardState;
use swu_screen::labels::Labels;
use swu_screen::lines::narrate;
use swu_screen::lines::parse::{Request, understand};
use swu_screen::prompt::menu::Menu;
use swu_view::forecast::Forecast;
use swu_view::{DecisionKind, Verb, View};

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (160, 50)];

fn labels(view: &View) -> Labels {
    let mut labels = Labels::default();
    labels.update(view);
    labels
}

fn screen(view: &View, (width, height): (u16, u16)) -> String {
    text(&screen_with(view, width, height, &Look::new(&ASCII), &BoardState::default()))
}

#[test]
fn targets_of_both_sides_say_whose_they_are() {
    let view = lists::of_both();
    for size in SIZES {
        let screen = screen(&view, size);
        for target in ["[a] Ann's Luke Skywalker 6 7/7", "[e] Bob's Death Trooper 3 3/3", "[g] Bob's AT-ST 6 5/7"] {
            assert!(screen.contains(target), "{target}:\n{screen}");
        }
    }
    let said = narrate::decision(&view, &labels(&view), Detail::Full, false).join("\n");
    assert!(said.contains("1. Luke Skywalker (a), Ann's"), "{said}");
    assert!(said.contains("2. Death Trooper (e), Bob's"), "{said}");
    for detail in [Detail::Brief, Detail::Usual] {
        let said = narrate::decision(&view, &labels(&view), detail, false).join("\n");
        assert!(said.contains("Ann's a Luke Skywalker"), "{said}");
        assert!(said.contains("Bob's e Death Trooper"), "{said}");
    }
}

#[test]
fn targets_of_one_side_need_not_say_it() {
    for size in SIZES {
        let screen = screen(&duel::target(), size);
        assert!(screen.contains("[e] Death Trooper 3 3/3"), "{screen}");
    }
}

#[test]
fn a_card_on_a_unit_says_on_which() {
    let view = lists::upgrades();
    let said = narrate::decision(&view, &labels(&view), Detail::Full, false).join("\n");
    assert!(said.contains("1. Jedi Lightsaber, on Ann's Luke Skywalker (a)"), "{said}");
    assert!(said.contains("2. Jedi Lightsaber, on Bob's AT-ST (g)"), "{said}");
}

#[test]
fn players_stand_in_the_order_of_their_seats_whoever_chooses() {
    let mut view = duel::public();
    let seat = |number: u8, name: &str| {
        let mut option = make::option(Verb::Seat, name, None);
        option.seat = Some(Seat(number));
        option
    };
    let options = vec![seat(1, "Bob"), seat(0, "Ann")];
    view.decision =
        Some(make::decision(1, DecisionKind::FirstPlayer, "Choose who starts with the initiative", options));
    let labels = labels(&view);
    let names: Vec<String> = Menu::new(&view, &labels).choices.iter().map(|choice| choice.text.clone()).collect();
    assert_eq!(names, ["Ann", "Bob"]);
    let said = narrate::decision(&view, &labels, Detail::Full, false);
    assert_eq!(said[1..], ["1. Ann".to_owned(), "2. Bob".to_owned()]);
    assert_eq!(understand("1", &view, &labels), Ok(Request::Pick(1, String::new())));
    assert_eq!(understand("2", &view, &labels), Ok(Request::Pick(0, String::new())));
}

#[test]
fn reasons_that_nobody_asked_for_take_no_row() {
    for size in SIZES {
        let screen = screen(&duel::public(), size);
        assert!(!screen.contains("no - "), "{screen}");
        assert!(self::screen(&duel::target(), size).contains("m: no - it is in the space arena"));
    }
}

#[test]
fn a_target_that_changes_nothing_costs_nothing() {
    let mut view = lists::of_both();
    if let Some(decision) = &mut view.decision {
        decision.options.push(make::option(Verb::Skip, "Decline", None));
        for option in [0, 3] {
            decision.options[option].forecast = Some(Box::new(Forecast { only_costs: true, ..Forecast::default() }));
        }
    }
    let stages = vec![Stage::plain(view), Stage::plain(duel::public())];
    let mut desk = Desk::at_table(Fake::new(stages, duel::log()).0);
    desk.press("a");
    let screen = desk.screen();
    assert!(screen.contains("This would do nothing now.") && !screen.contains("cost is paid"), "{screen}");
    desk.press("n n");
    assert!(desk.screen().contains("ANN, choose an action"), "declining is not asked about: {}", desk.screen());
}
