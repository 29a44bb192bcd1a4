//! An arena of one seat of several: its units in rows.

use super::scene::{Scene, in_arena};
use super::unit_row;
use super::unit_row::Columns;
use super::unit_texts::{BEFORE_TEXT, has_more};
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::widgets::hits::Hits;
use seats::Seat;
use swu_language::word::Arena;
use swu_view::UnitView;

/// The frame's border for a seat.
pub(crate) fn border(scene: &Scene<'_>, seat: Seat) -> Border {
    if scene.acting() == seat && scene.view.over.is_none() { Border::Acting } else { Border::Seat(seat.0) }
}

/// The fewest columns of an arena, frame included.
pub(super) const LEAST: u16 = 20;

/// Columns of the ground when both arenas share this width and need these columns.
pub(super) fn shared(width: u16, ground: u16, space: u16) -> u16 {
    let half = width / 2;
    let (ground, space) = (ground.max(LEAST), space.max(LEAST));
    match (ground <= half, space <= width - half) {
        (true, true) => half,
        (false, true) => ground.min(width - space),
        (true, false) => width - space.min(width - ground),
        (false, false) => {
            let share = u32::from(width) * u32::from(ground) / u32::from(ground + space);
            (share as u16).clamp(LEAST.min(half), width.saturating_sub(LEAST).max(half))
        }
    }
}

/// Rows that a seat's arenas need to show every unit, frames included.
pub(crate) fn needs(scene: &Scene<'_>, seat: Seat) -> u16 {
    let counts = [Arena::Ground, Arena::Space]
        .map(|arena| scene.seat(seat).map_or(0, |side| in_arena(side, arena).count() as u16));
    counts.into_iter().max().unwrap_or(0).max(1) + 2
}

/// Shares rows out to the upper and the lower of two seats: half each, unless one of them needs more and the other can
/// spare it.
pub(crate) fn share(rows: u16, upper: u16, lower: u16) -> (u16, u16) {
    let half = rows - rows / 2;
    let up = match (upper <= half, lower <= rows - half) {
        (true, true) => half,
        (false, true) => upper.min(rows.saturating_sub(lower)),
        (true, false) => rows.saturating_sub(lower).max(upper),
        (false, false) => half,
    };
    (up, rows - up)
}

/// How many units were left out.
pub(super) struct Shown {
    /// How many are above those that fit.
    pub above: usize,
    /// How many are below them.
    pub below: usize,
    /// The first row below them.
    pub end: u16,
}

/// Columns right of an arena that are free from a row on.
#[derive(Clone, Copy)]
pub(super) struct Spill {
    pub from: u16,
    pub columns: u16,
}

impl Spill {
    /// None are.
    pub(super) fn none() -> Spill {
        Spill { from: u16::MAX, columns: 0 }
    }

    fn at(self, y: u16) -> u16 {
        if y >= self.from { self.columns } else { 0 }
    }
}

/// Draws units in rows with these columns, and below each of them its texts.
pub(super) fn rows(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    (units, told): (&[&UnitView], &[Vec<String>]),
    (columns, spill): (Columns, Spill),
    hits: &mut Hits,
) -> Shown {
    let height = usize::from(area.height);
    let first = match selected(scene, units) {
        Some(row) if row >= height => row + 1 - height,
        _ => 0,
    };
    let mut y = area.y;
    let mut shown = 0;
    for (unit, told) in units.iter().zip(told).skip(first) {
        if y >= area.bottom() {
            break;
        }
        let width = area.width + spill.at(y);
        let row = Rect { y, height: 1, width, ..area };
        let silent = told.is_empty() && has_more(scene, unit, width);
        unit_row::draw(canvas, row, scene, (unit, silent), columns, hits);
        y += 1;
        shown += 1;
        let note = columns.below(scene, unit);
        let note = note.iter().map(|(text, role)| (text, *role));
        for (text, role) in note.chain(told.iter().map(|text| (text, Role::Dim))) {
            let width = area.width + spill.at(y);
            canvas.text(area.x + BEFORE_TEXT, y, width.saturating_sub(BEFORE_TEXT), text, role);
            hits.add(Rect { y, height: 1, width, ..area }, Thing::Unit(unit.uid));
            y += 1;
        }
    }
    Shown { above: first, below: units.len() - first - shown, end: y }
}

fn selected(scene: &Scene<'_>, units: &[&UnitView]) -> Option<usize> {
    let Some(Thing::Unit(uid)) = scene.state.cursor else { return None };
    units.iter().position(|unit| unit.uid == uid)
}

/// An arena as a heading.
pub(crate) fn name(arena: Arena) -> &'static str {
    match arena {
        Arena::Ground => "Ground",
        Arena::Space => "Space",
    }
}
