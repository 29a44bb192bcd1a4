//! An arena of one side: a frame with its units.

use super::scene::{Scene, in_arena};
use super::unit_row::{Columns, Notes};
use super::unit_texts::{BEFORE_TEXT, has_more, told, told_of_all};
use super::{tile, unit_row};
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

/// Draws both arenas of a seat side by side, ground left.
pub(crate) fn draw_both(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, hits: &mut Hits) {
    let ground = split(scene, area.width);
    draw(canvas, Rect { width: ground, ..area }, scene, seat, Arena::Ground, hits);
    let space = Rect { x: area.x + ground, width: area.width - ground, ..area };
    draw(canvas, space, scene, seat, Arena::Space, hits);
}

/// The fewest columns of an arena, frame included.
pub(super) const LEAST: u16 = 20;

/// Columns of the ground arenas, the same for both seats: half, unless more is needed to show every name and mark of
/// the ground or of space uncut, or nobody has a unit in one of the arenas.
fn split(scene: &Scene<'_>, width: u16) -> u16 {
    let used = |arena: Arena| scene.view.seats.iter().any(|side| in_arena(side, arena).next().is_some());
    match (used(Arena::Ground), used(Arena::Space)) {
        (true, false) => return width - LEAST.min(width),
        (false, true) => return LEAST.min(width),
        _ => {}
    }
    let units = |arena: Arena| scene.view.seats.iter().flat_map(move |side| in_arena(side, arena));
    let [ground, space] = [Arena::Ground, Arena::Space].map(|arena| unit_row::aligned(scene, units(arena)) + 2);
    if ground.max(LEAST) + space.max(LEAST) <= width {
        return shared(width, ground, space);
    }
    let [ground, space] = [Arena::Ground, Arena::Space].map(|arena| unit_row::needs(scene, units(arena)) + 2);
    shared(width, ground, space)
}

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

/// Rows in which they show every unit (as a tile if units are tiles), and those in which every text is complete, frames
/// included.
pub(super) fn low_and_full(scene: &Scene<'_>, screen: Rect, width: u16, seat: Seat) -> (u16, u16) {
    let ground = split(scene, width);
    let rows = [(Arena::Ground, ground), (Arena::Space, width - ground)].map(|(arena, width)| {
        let units: Vec<&UnitView> = scene.seat(seat).map_or_else(Vec::new, |side| in_arena(side, arena).collect());
        let width = width.saturating_sub(2);
        tile::rows(scene, screen, width, &units).unwrap_or_else(|| {
            let low = units.len() as u16;
            (low, low + units.iter().map(|unit| told(scene, unit, width).len() as u16).sum::<u16>())
        })
    });
    let [(low, full), (other_low, other_full)] = rows;
    (low.max(other_low).max(1) + 2, full.max(other_full).max(1) + 2)
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

/// Draws an arena of a seat in its own frame.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, arena: Arena, hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    let units: Vec<&UnitView> = in_arena(side, arena).collect();
    let left = format!("{} {}", name(arena), units.len());
    let right = format!("{seat} {}", side.name.to_uppercase());
    if units.is_empty() && area.height < FRAMED {
        return canvas.rule(area, border(scene, seat), &left, &right);
    }
    let inside = canvas.frame(area, border(scene, seat), &left, &right);
    if !tile::draw_all(canvas, inside, scene, &units, hits) {
        let told = told_of_all(scene, &units, inside);
        let columns = Columns::of(scene, &units, inside.width, Notes::Beside);
        let shown = rows(canvas, inside, scene, (&units, &told), (columns, Spill::none()), hits);
        canvas.more(area, shown.above, shown.below);
    }
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

/// The fewest rows of a frame with something in it.
pub(super) const FRAMED: u16 = 3;
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
