//! The table of two as surfaces and plates: nothing moves when a hand opens, closed hands are alike whatever they hide,
//! and what informs can be read in every theme.

use super::board::screen_with;
use super::dump::text;
use super::fixtures::{duel, make};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};
use screen::theme::Look;
use screen::theme::canvas::Canvas;
use screen::theme::colour::Depth;
use screen::theme::glyphs::UNICODE;
use screen::theme::role::Role;
use screen::theme::styles::Theme;
use screen::widgets::prose::prose;
use seats::Seat;
use swu_language::word::Arena;
use swu_screen::board::scene::BoardState;
use swu_screen::thing::Thing;
use swu_view::{CardView, View};

const SIZES: [(u16, u16); 5] = [(80, 24), (100, 30), (120, 40), (160, 50), (200, 60)];

fn drawn(view: &View, (width, height): (u16, u16)) -> Buffer {
    screen_with(view, width, height, &Look::new(&UNICODE), &BoardState::default())
}

/// The rows in which these names stand.
fn places(screen: &str, names: &[&str]) -> Vec<Option<usize>> {
    names.iter().map(|name| screen.lines().position(|row| row.contains(name))).collect()
}

#[test]
fn units_stay_where_they_are_when_a_hand_opens() {
    let names = ["Death", "Luke Skywalker", "R2-D2"];
    for size in SIZES {
        let closed = text(&drawn(&duel::public(), size));
        let open = text(&drawn(&duel::open(), size));
        let there = places(&closed, &names);
        assert!(there.iter().any(Option::is_some), "{closed}");
        assert_eq!(there, places(&open, &names), "{size:?}\n{closed}\n{open}");
    }
}

#[test]
fn names_in_space_are_whole_while_the_ground_has_room() {
    for mut view in [duel::public(), duel::open()] {
        let flying = view.seats[1].units.iter_mut().find(|unit| unit.arena == Arena::Space).expect("one flies");
        flying.name = "Restored ARC-170".into();
        let screen = text(&drawn(&view, (100, 30)));
        assert!(screen.contains("Restored ARC-170"), "{screen}");
    }
}

#[test]
fn a_heading_of_two_lines_is_bold_in_both() {
    let lines = ["A unit.", "When Played/On", "Attack: Look at", "a card"].map(String::from);
    let mut buffer = Buffer::empty(ratatui::layout::Rect::new(0, 0, 16, 4));
    let look = Look::new(&UNICODE);
    let area = buffer.area;
    let mut canvas = Canvas::new(&mut buffer, &look);
    assert_eq!(prose(&mut canvas, area, &lines, Role::Strong, Role::Faint), 4);
    let bold = |x: u16, y: u16| buffer[(x, y)].modifier.contains(Modifier::BOLD);
    assert_eq!(
        [(0, 0), (0, 1), (11, 1), (0, 2), (8, 2), (0, 3)].map(|(x, y)| bold(x, y)),
        [false, true, true, true, false, false]
    );
}

#[test]
fn a_closed_hand_is_the_same_cells_whatever_it_hides() {
    // Even a view that knows the cards draws none of them while the hand is closed.
    let view = View { viewer: None, ..duel::open() };
    let mut other = view.clone();
    let known = other.seats.iter_mut().flat_map(|side| side.hand.iter_mut()).filter_map(|card| match card {
        CardView::Known(card) => Some(card),
        CardView::Hidden => None,
    });
    let changed = known.map(|card| (card.id, card.name) = ("SOR_095".into(), "Battlefield Marine".into())).count();
    assert!(changed > 0);
    for size in SIZES {
        assert_eq!(drawn(&view, size), drawn(&other, size), "{size:?}");
    }
}

#[test]
fn an_arrow_points_at_its_target_from_either_side() {
    for (bottom, head) in [(0, '▲'), (1, '▼')] {
        let (view, target) = (duel::target(), Thing::Unit(11));
        let state = BoardState { cursor: Some(target), bottom: Some(Seat(bottom)), ..BoardState::default() };
        let screen = text(&screen_with(&view, 160, 50, &Look::new(&UNICODE), &state));
        let heads: String = screen.chars().filter(|sign| ['▲', '▼'].contains(sign)).collect();
        assert_eq!(heads, head.to_string(), "{screen}");
    }
}

#[test]
fn a_plate_shows_power_and_what_is_left_of_hp_at_every_size() {
    let mut view = duel::public();
    view.seats[1].units = vec![make::unit(300, 1, Arena::Ground, "Wampa", 4, 17, 5, true, &[])];
    for size in SIZES {
        let screen = text(&drawn(&view, size));
        let said = screen.contains("12/17") || (screen.contains("/17") && size.0 >= 160);
        assert!(said && screen.contains("Wampa"), "{size:?}\n{screen}");
    }
}

/// The relative luminance of a colour (WCAG).
fn luminance(colour: Color) -> Option<f64> {
    let Color::Rgb(red, green, blue) = colour else { return None };
    let [red, green, blue] = [red, green, blue].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.039_28 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    Some(0.2126 * red + 0.7152 * green + 0.0722 * blue)
}

#[test]
fn what_informs_can_be_read_on_its_surface_in_every_theme() {
    let texts =
        [Role::Text, Role::Dim, Role::Strong, Role::Faint, Role::Accent, Role::Gold, Role::Damage, Role::Leader];
    let grounds =
        [Role::Room, Role::Ground, Role::Space, Role::Card, Role::Panel, Role::Bar, Role::Private, Role::Secret];
    let seats = [Role::Seat1, Role::Seat2, Role::Seat3, Role::Seat4, Role::Seat5, Role::Seat6];
    let ratio = |one: f64, other: f64| (one.max(other) + 0.05) / (one.min(other) + 0.05);
    for name in Theme::names() {
        let theme = Theme::shipped(name).expect(name).at(Depth::True);
        let mut low = Vec::new();
        for text in texts.into_iter().chain(seats) {
            for ground in grounds {
                let pair = [theme.style(text).fg, theme.style(ground).bg].map(|colour| colour.and_then(luminance));
                let [Some(one), Some(other)] = pair else { continue };
                if ratio(one, other) < 4.5 {
                    low.push(format!("{} on {}: {:.2}", text.name(), ground.name(), ratio(one, other)));
                }
            }
        }
        for role in Role::ALL {
            let informs = ["band.", "raised.", "chip.", "plate.", "acting.", "badge."];
            let style = theme.style(*role);
            let pair = [style.fg, style.bg].map(|colour| colour.and_then(luminance));
            if let ([Some(one), Some(other)], true) = (pair, informs.iter().any(|part| role.name().starts_with(part)))
                && ratio(one, other) < 4.5
            {
                low.push(format!("{}: {:.2}", role.name(), ratio(one, other)));
            }
        }
        assert!(low.is_empty(), "{name}: {low:#?}");
    }
}
