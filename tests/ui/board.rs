//! The table at all sizes.

use super::dump::{drawn, expect, text};
use super::fixtures::{duel, make, many};
use cantina::seats::Seat;
use cantina::ui::board;
use cantina::ui::board::scene::{BoardState, HandSight, Hits, Scene};
use cantina::ui::input::hints;
use cantina::ui::input::keymap::Keymap;
use cantina::ui::input::situation::{HandState, Place, Situation};
use cantina::ui::labels::Labels;
use cantina::ui::look::Look;
use cantina::ui::look::glyphs::{ASCII, Glyphs, UNICODE};
use cantina::ui::prompt::menu::Menu;
use cantina::unlimited::rules::view::View;
use ratatui::buffer::Buffer;
use std::collections::BTreeSet;

fn screen(view: &View, width: u16, height: u16, glyphs: &'static Glyphs, state: &BoardState) -> Buffer {
    let mut labels = Labels::default();
    labels.update(view);
    let menu = Menu::new(view, &labels);
    let cards = make::printed();
    let decides = view.decision.as_ref().map(|decision| decision.seat);
    let (hand, sight) = match (view.viewer, decides) {
        (Some(seat), _) => (HandState::Open, HandSight::Open(seat, Some(20))),
        (None, Some(seat)) => (HandState::Closed, HandSight::Closed(seat)),
        (None, None) => (HandState::None, HandSight::None),
    };
    let now = Situation {
        place: Place::Board,
        game: true,
        hand,
        undo: "free".into(),
        seats: view.seats.len(),
        selected: state.cursor.is_some(),
        ..Situation::default()
    };
    let keymap = Keymap::default();
    let look = Look::new(glyphs);
    let log = duel::log();
    let scene = Scene {
        view,
        labels: &labels,
        cards: &cards,
        hand: sight,
        menu: &menu,
        narrowed: None,
        picked: &BTreeSet::new(),
        log: &log,
        recap: &log[6..],
        notice: None,
        title: "Premier, game 2 of 3 (1-0)",
        hints: &hints::hints(&keymap, &now),
        help: &hints::help(&keymap),
        line: None,
        state,
    };
    drawn(width, height, &look, |canvas| board::draw(canvas, &scene, &mut Hits::default()))
}

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (160, 50)];

#[test]
fn duel_at_all_sizes() {
    for (width, height) in SIZES {
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
fn many_seats_at_all_sizes() {
    for (width, height) in SIZES {
        for (view, name) in [
            (many::public(3, 1), "three"),
            (many::twin_suns(), "twin-suns"),
            (many::public(5, 4), "five"),
            (many::six(), "six"),
        ] {
            let state = BoardState { focus: Some(Seat(1)), ..BoardState::default() };
            expect(&format!("{name}-{width}x{height}"), &text(&screen(&view, width, height, &ASCII, &state)));
        }
        let whole = BoardState { whole: true, ..BoardState::default() };
        expect(&format!("six-whole-{width}x{height}"), &text(&screen(&many::six(), width, height, &ASCII, &whole)));
    }
}
