//! The table at all sizes.

use super::dump::{drawn, expect, text};
use super::fixtures::{duel, make, many};
use hotseat::recap::Recap;
use hotseat::takeback::UndoPrice;
use ratatui::buffer::Buffer;
use screen::input::hints;
use screen::input::keymap::Keymap;
use screen::theme::Look;
use screen::theme::glyphs::{ASCII, Glyphs, UNICODE};
use screen::widgets::hits::Hits;
use seats::{Seat, SeatSet};
use shell::command::situation::{Focus, HandState, Situation};
use std::collections::BTreeSet;
use swu_language::word::Arena;
use swu_screen::board;
use swu_screen::board::scene::{BoardState, Closing, HandSight, Scene};
use swu_screen::labels::Labels;
use swu_screen::lines::narrate;
use swu_screen::prompt::menu::Menu;
use swu_screen::thing::Thing;
use swu_view::{PhaseView, View};

fn screen(view: &View, width: u16, height: u16, glyphs: &'static Glyphs, state: &BoardState) -> Buffer {
    screen_with(view, width, height, &Look::new(glyphs), state)
}

/// The table at a size, with a look.
pub(super) fn screen_with(view: &View, width: u16, height: u16, look: &Look, state: &BoardState) -> Buffer {
    screen_of(view, &make::printed(), (width, height), look, state)
}

/// The same with these cards.
pub(super) fn screen_of(
    view: &View,
    cards: &make::Printed,
    (width, height): (u16, u16),
    look: &Look,
    state: &BoardState,
) -> Buffer {
    let mut labels = Labels::default();
    labels.update(view);
    let menu = Menu::new(view, &labels);
    let decides = view.decision.as_ref().map(|decision| decision.seat);
    let (hand, sight) = match (view.viewer, decides) {
        (Some(seat), _) => (HandState::Open, HandSight::Open(seat, Closing::In(20))),
        (None, Some(seat)) => (HandState::Closed, HandSight::Closed(seat)),
        (None, None) => (HandState::None, HandSight::None),
    };
    let now = Situation {
        place: Focus::Board,
        game: true,
        hand,
        undo: UndoPrice::Free,
        seats: view.seats.len(),
        selected: state.cursor.is_some(),
        ..Situation::default()
    };
    let keymap = Keymap::default();
    let log = duel::log();
    let recap = Recap {
        seats: SeatSet::one(view.decision.as_ref().map_or(view.active, |decision| decision.seat)),
        lines: log[6..].to_vec(),
    };
    let scene = Scene {
        in_list: false,
        view,
        guide: None,
        labels: &labels,
        cards,
        hand: sight,
        menu: &menu,
        narrowed: None,
        picked: &BTreeSet::new(),
        log: &log,
        recap: Some(&recap),
        thinking: None,
        half_done: false,
        notice: None,
        title: "Premier, game 2 of 3 (1-0)",
        hints: &hints::hints(&keymap, &now),
        help: &hints::help(&keymap),
        line: None,
        state,
    };
    drawn(width, height, look, |canvas| board::draw(canvas, &scene, &mut Hits::default()))
}

/// The sizes whose screens are compared cell by cell; what holds at every size is a property.
const PINNED: [(u16, u16); 2] = [(80, 24), (120, 40)];
const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (160, 50)];

#[test]
fn duel_at_two_sizes() {
    for (width, height) in PINNED {
        for (glyphs, view, name) in [
            (&ASCII, duel::public(), "duel"),
            (&UNICODE, duel::public(), "duel-unicode"),
            (&ASCII, duel::open(), "duel-open"),
            (&ASCII, duel::target(), "duel-target"),
        ] {
            let state = BoardState::default();
            expect(&format!("{name}-{width}x{height}"), &text(&screen(&view, width, height, glyphs, &state)));
        }
    }
}

#[test]
fn many_seats_at_two_sizes() {
    for (width, height) in PINNED {
        for (view, name) in [
            (many::public(3, 1), "three"),
            (many::twin_suns(), "twin-suns"),
            (many::public(5, 4), "five"),
            (many::six(), "six"),
        ] {
            let state = BoardState { focus: Some(Seat(1)), ..BoardState::default() };
            expect(&format!("{name}-{width}x{height}"), &text(&screen(&view, width, height, &ASCII, &state)));
        }
        let state = BoardState::default();
        expect(
            &format!("six-targets-{width}x{height}"),
            &text(&screen(&many::targets(), width, height, &ASCII, &state)),
        );
        let whole = BoardState { whole: true, ..BoardState::default() };
        expect(&format!("six-whole-{width}x{height}"), &text(&screen(&many::six(), width, height, &ASCII, &whole)));
    }
}

#[test]
fn a_full_arena_says_how_many_more_there_are() {
    let mut view = duel::public();
    let more = (0..40).map(|n| make::unit(300 + n, 1, Arena::Ground, "Stormtrooper", 1, 1, 0, true, &[]));
    view.seats[1].units.extend(more);
    let state = |uid| BoardState { cursor: Some(Thing::Unit(uid)), ..BoardState::default() };
    let top = text(&screen(&view, 80, 24, &ASCII, &BoardState::default()));
    assert!(top.contains(" more "), "{top}");
    let end = text(&screen(&view, 80, 24, &ASCII, &state(339)));
    assert!(end.contains(" more ") && end != top, "{end}");
    expect("duel-full-80x24", &top);
}

/// Beside an open hand the other side's units keep their names as long as there is any room for them.
#[test]
fn units_have_names_beside_an_open_hand() {
    let units = |count: u16| {
        let mut view = duel::open();
        let more = (0..count).map(|n| make::unit(300 + n, 1, Arena::Ground, "Stormtrooper", 1, 1, 0, true, &[]));
        view.seats[1].units.retain(|unit| unit.arena == Arena::Space);
        view.seats[1].units.extend(more);
        text(&screen(&view, 80, 24, &ASCII, &BoardState::default()))
    };
    let some = units(3);
    assert_eq!(some.matches("Stormtrooper").count(), 3, "{some}");
    let many = units(5);
    assert_eq!(many.matches("Stor").count(), 5, "{many}");
    expect("duel-folded-80x24", &many);
}

#[test]
fn the_panel_shows_where_values_come_from() {
    let state = BoardState { cursor: Some(Thing::Unit(10)), ..BoardState::default() };
    expect("duel-inspect-120x40", &text(&screen(&duel::public(), 120, 40, &ASCII, &state)));
}

#[test]
fn seats_keep_their_places_whoever_acts() {
    for acting in 0..4 {
        let screen = text(&screen(&many::public(4, acting), 160, 50, &ASCII, &BoardState::default()));
        let at = |name: &str| screen.find(name).expect("every seat is there");
        assert!(at("1 ANN") < at("2 BOB") && at("2 BOB") < at("3 CARA") && at("3 CARA") < at("4 DAN"));
    }
}

/// Of several regroup phases in a round it is said which one it is (rule 41.1).
#[test]
fn a_further_regroup_phase_has_its_number() {
    for mut view in [duel::public(), many::public(3, 1)] {
        view.phase = PhaseView::Regroup;
        for (number, said, not) in
            [(1, "REGROUP", "REGROUP 2"), (2, "REGROUP 2", "REGROUP 3"), (3, "REGROUP 3", "REGROUP 2")]
        {
            view.regroup = number;
            let told = narrate::moment(&view);
            assert_eq!(told.contains("second regroup phase"), number == 2, "{told}");
            assert_eq!(told.contains("third regroup phase"), number == 3, "{told}");
            for (width, height) in SIZES {
                let screen = text(&screen(&view, width, height, &ASCII, &BoardState::default())).to_uppercase();
                assert!(screen.contains(said) && !screen.contains(not), "{width}x{height}\n{screen}");
            }
        }
    }
}

/// What lies on a base is told before the name of the base, if there is no room for both.
#[test]
fn upgrades_on_a_base_are_named() {
    let on = |names: &[&str]| {
        let mut view = duel::public();
        let unit = make::unit(20, 1, Arena::Ground, "Wampa", 4, 5, 0, true, &[]);
        view.seats[1].base.upgrades = make::with(unit, names).upgrades;
        view.seats[1].base.name = "Administrator's Tower".into();
        view
    };
    for (width, height) in [(120, 40), (160, 50)] {
        let told = |names: &[&str]| text(&screen(&on(names), width, height, &ASCII, &BoardState::default()));
        assert!(told(&["Dark Sanctum"]).contains("+Dark Sanctum"), "{}", told(&["Dark Sanctum"]));
        let several = told(&["Dark Sanctum", "Heavy Ion Cannon", "Landing Pad"]);
        assert!(
            several.contains("+Dark Sanc. +Heavy Ion. +Landing P") || several.contains("+Dark Sanctum +Heavy"),
            "{several}"
        );
    }
}

/// Each of two leaders shows what deploying it takes, at every size and in every focus.
#[test]
fn both_leaders_of_a_seat_show_their_deploy_costs() {
    let view = many::twin_suns();
    for (width, height) in SIZES {
        for whole in [false, true] {
            let state = BoardState { focus: Some(Seat(1)), whole, ..BoardState::default() };
            let shown = text(&screen(&view, width, height, &ASCII, &state));
            let costs = shown.matches(", at 7").count() + shown.matches("deploys at 7").count();
            let seats = if (width, height) == (80, 24) && !whole { 1 } else { view.seats.len() };
            assert!(costs >= 2 * seats, "{width}x{height}: {costs}\n{shown}");
        }
    }
}
