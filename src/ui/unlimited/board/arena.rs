//! An arena of one side: a frame with its units.

use super::scene::{Scene, in_arena};
use super::{tile, unit_row};
use crate::seats::Seat;
use crate::ui::theme::canvas::{Border, Canvas};
use crate::ui::theme::role::Role;
use crate::ui::unlimited::thing::Thing;
use crate::ui::widgets::hits::Hits;
use crate::unlimited::cards::word::Arena;
use crate::unlimited::rules::view::UnitView;
use ratatui::layout::Rect;

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

/// The least columns of an arena, frame included.
const LEAST: u16 = 20;

/// Columns of the ground arenas, the same for both seats: half of all, unless only more than that keeps every name and
/// mark of the ground or of space from being cut.
fn split(scene: &Scene<'_>, width: u16) -> u16 {
    let need = |arena: Arena| {
        let units = scene.view.seats.iter().flat_map(|side| in_arena(side, arena));
        unit_row::needs(scene, units) + 2
    };
    shared(width, need(Arena::Ground), need(Arena::Space))
}

/// Columns of the ground, of so many for both arenas that need so many.
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

/// Shares rows out to the upper and the lower of two seats: half each, unless one of them needs more and the other has
/// it to spare.
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
    let inside = canvas.frame(area, border(scene, seat), &left, &right);
    if !tile::draw_all(canvas, inside, scene, &units, hits) {
        let shown = rows(canvas, inside, scene, &units, Spill::none(), hits);
        canvas.more(area, shown.above, shown.below);
    }
}

/// What was drawn of some units.
pub(super) struct Shown {
    /// How many there are above what fits.
    pub above: usize,
    /// How many there are below it.
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

/// Draws units in rows. Where there is room, each unit has a second row with what its first one could only hint at.
pub(super) fn rows(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    units: &[&UnitView],
    spill: Spill,
    hits: &mut Hits,
) -> Shown {
    let height = usize::from(area.height);
    let details: Vec<String> = units.iter().map(|unit| detail(unit)).collect();
    let needed = units.len() + details.iter().filter(|detail| !detail.is_empty()).count();
    let roomy = area.width >= 40 && needed <= height;
    let first = match selected(scene, units) {
        Some(row) if row >= height => row + 1 - height,
        _ => 0,
    };
    let columns = unit_row::Columns::of(scene, units, area.width);
    let mut y = area.y;
    let mut shown = 0;
    for (unit, detail) in units.iter().zip(&details).skip(first) {
        if y >= area.bottom() {
            break;
        }
        let width = area.width + spill.at(y);
        unit_row::draw(canvas, Rect { y, height: 1, width, ..area }, scene, unit, columns, hits);
        y += 1;
        shown += 1;
        if roomy && !detail.is_empty() {
            let width = area.width + spill.at(y);
            canvas.text(area.x + 7, y, width.saturating_sub(7), detail, Role::Dim);
            y += 1;
        }
    }
    Shown { above: first, below: units.len() - first - shown, end: y }
}

fn selected(scene: &Scene<'_>, units: &[&UnitView]) -> Option<usize> {
    let Some(Thing::Unit(uid)) = scene.state.cursor else { return None };
    units.iter().position(|unit| unit.uid == uid)
}

/// What a second row says: damage, upgrades by name, captives by name.
pub(super) fn detail(unit: &UnitView) -> String {
    let mut parts = Vec::new();
    if unit.damage > 0 {
        parts.push(format!("damage {}", unit.damage));
    }
    let named: Vec<&str> =
        unit.upgrades.iter().filter(|upgrade| upgrade.token.is_none()).map(|upgrade| upgrade.name.as_str()).collect();
    if !named.is_empty() {
        parts.push(format!("with {}", named.join(", ")));
    }
    if !unit.captives.is_empty() {
        let names: Vec<&str> = unit.captives.iter().map(|card| card.name.as_str()).collect();
        parts.push(format!("guards {}", names.join(", ")));
    }
    parts.join("; ")
}

/// An arena as a heading.
pub(crate) fn name(arena: Arena) -> &'static str {
    match arena {
        Arena::Ground => "Ground",
        Arena::Space => "Space",
    }
}
