//! A seat in its own frame: base with a meter, leaders, counts.

use super::arena::border;
use super::scene::Scene;
use super::seat_line::{base, brief_standing, counts, few_counts, fewest_counts, leaders_line, with_aspects};
use super::unit_row::{Columns, Notes};
use super::unit_texts::has_more;
use crate::board::scene::in_arena;
use crate::board::{arenas, unit_row};
use crate::seat_keys;
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::Hits;
use screen::widgets::hits::Spot;
use seats::Seat;
use swu_language::word::Arena;
use swu_view::{SeatView, UnitView};

/// An arena narrower than this shares its column with the other one.
const NARROW: u16 = 28;

/// Columns of a frame's upper edge besides its two titles.
const AROUND_TITLES: usize = 10;

/// How many leaders have a row each.
const MOST_LEADERS: usize = 2;

/// Rows of a seat's panel of this width, frame included: those in which nothing of its units is cut, and those in which
/// all their texts are complete. One row if the seat is out of the game.
pub(super) fn low_and_full(scene: &Scene<'_>, side: &SeatView, width: u16) -> (u16, u16) {
    if side.eliminated {
        return (1, 1);
    }
    let inside = width.saturating_sub(2);
    let head = 3 + side.leaders.len().min(MOST_LEADERS) as u16;
    let units = side.units.len().max(1) as u16;
    let (low, full) = match is_narrow(inside) {
        true => (units, arenas::full_below(scene, side, inside).max(units)),
        false => arenas::low_and_full(scene, side, inside, true),
    };
    (head + low, head + full)
}

/// Is this too narrow for arenas side by side?
fn is_narrow(width: u16) -> bool {
    width / 2 < NARROW
}

/// Draws a seat with everything it has in play.
pub(crate) fn draw_full(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    let name = full_title(scene, seat, side);
    if side.eliminated {
        canvas.rule(Rect { height: area.height.min(1), ..area }, border(scene, seat), &name, "out of the game");
        return hits.add(Rect { height: 1, ..area }, Spot::Seat(seat));
    }
    let room = usize::from(area.width).saturating_sub(columns(&name) + AROUND_TITLES);
    let told = [with_aspects(side, &counts(side)), counts(side), few_counts(side), fewest_counts(side)];
    let fitting = told.into_iter().find(|text| columns(text) <= room);
    let counted = fitting.unwrap_or_default();
    let inside = canvas.frame(area, border(scene, seat), &name, &counted);
    hits.add(Rect { height: 1, ..area }, Spot::Seat(seat));
    if inside.height == 0 {
        return;
    }
    let line = Rect::new(inside.x + 1, inside.y, inside.width.saturating_sub(1), 1);
    base(canvas, line, scene, seat, side, hits);
    let leaders = side.leaders.len().min(MOST_LEADERS) as u16;
    let rows = if inside.height > 6 { leaders } else { leaders.min(1) };
    if rows == 1 {
        leaders_line(canvas, Rect { y: inside.y + 1, height: 1, ..line }, scene, side, hits);
    } else {
        for (leader, y) in side.leaders.iter().zip(inside.y + 1..inside.y + 1 + rows) {
            let alone = SeatView { leaders: vec![leader.clone()], ..side.clone() };
            leaders_line(canvas, Rect { y, height: 1, ..line }, scene, &alone, hits);
        }
    }
    let top = inside.y + 1 + rows;
    units(canvas, Rect { y: top, height: inside.bottom().saturating_sub(top), ..inside }, scene, seat, hits, area);
}

/// Both arenas side by side, or one below the other if there is no room for that.
fn units(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, hits: &mut Hits, frame: Rect) {
    let Some(side) = scene.seat(seat) else { return };
    if area.height == 0 {
        return;
    }
    if is_narrow(area.width) {
        if !arenas::draw_below(canvas, area, scene, side, hits) {
            stacked(canvas, area, scene, side, hits, frame);
        }
        return;
    }
    arenas::draw(canvas, (area, frame), scene, side, true, hits);
}

/// All units in one column, those on the ground first, each with its arena's letter: for narrow panels.
fn stacked(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, side: &SeatView, hits: &mut Hits, frame: Rect) {
    let units: Vec<&UnitView> = in_arena(side, Arena::Ground).chain(in_arena(side, Arena::Space)).collect();
    let height = usize::from(area.height);
    let selected = units.iter().position(|unit| scene.is_selected(Thing::Unit(unit.uid)));
    let first = selected.filter(|row| *row >= height).map_or(0, |row| row + 1 - height);
    let columns = Columns::of(scene, &units, area.width.saturating_sub(2), Notes::Beside);
    for (unit, y) in units.iter().skip(first).zip(area.y..area.bottom()) {
        let letter = if unit.arena == Arena::Ground { "G" } else { "S" };
        canvas.text(area.x + 1, y, 1, letter, Role::Dim);
        let row = Rect { x: area.x + 2, y, width: area.width.saturating_sub(2), height: 1 };
        unit_row::draw(canvas, row, scene, (unit, has_more(scene, unit, row.width)), columns, hits);
    }
    canvas.more(frame, first, units.len().saturating_sub(first + height));
}

/// `2 BOB [B], done: blast`: who it is, and their state in this phase.
pub(crate) fn full_title(scene: &Scene<'_>, seat: Seat, side: &SeatView) -> String {
    let title = title(scene, seat);
    match brief_standing(scene, seat, side) {
        "" => title,
        standing => format!("{title}, {standing}"),
    }
}

/// `2 BOB`, with the key that shows them if there are several players, and a sign for whoever acts.
pub(crate) fn title(scene: &Scene<'_>, seat: Seat) -> String {
    let name = scene.name(seat).to_uppercase();
    let key = if scene.view.seats.len() > 2 { seat_keys::sign(scene.view, seat) } else { String::new() };
    let acting = scene.acting() == seat && scene.view.over.is_none();
    if acting { format!("{seat} {name}{key}, to act") } else { format!("{seat} {name}{key}") }
}
