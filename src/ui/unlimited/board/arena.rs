//! An arena of one side: a frame with its units.

use super::marks::beyond;
use super::scene::{Scene, in_arena};
use super::unit_row::{Columns, Notes, before_marks};
use super::{tile, unit_row};
use crate::seats::Seat;
use crate::ui::theme::canvas::{Border, Canvas};
use crate::ui::theme::role::Role;
use crate::ui::theme::width::wrap;
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
pub(super) const LEAST: u16 = 20;

/// Columns of the ground arenas, the same for both seats: half of all, unless only more than that keeps every name and
/// mark of the ground or of space from being cut, or nobody has a unit in one of the arenas.
fn split(scene: &Scene<'_>, width: u16) -> u16 {
    let used = |arena: Arena| scene.view.seats.iter().any(|side| in_arena(side, arena).next().is_some());
    match (used(Arena::Ground), used(Arena::Space)) {
        (true, false) => return width - LEAST.min(width),
        (false, true) => return LEAST.min(width),
        _ => {}
    }
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

/// Rows in which they show every unit as a tile where units are tiles, and those with all that is told of it, frames
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

/// The least rows of a frame with something in it.
pub(super) const FRAMED: u16 = 3;
/// Columns before what is told below a unit's row.
const BEFORE_TEXT: u16 = 7;
/// The fewest columns in which anything is told there.
pub(super) const TELLING: u16 = 40;

/// Draws units in rows of such columns, and below each of them what is told of it.
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
        unit_row::draw(canvas, Rect { y, height: 1, width, ..area }, scene, unit, columns, hits);
        y += 1;
        shown += 1;
        let note = columns.below(scene, unit);
        let note = note.iter().map(|(text, role)| (text, *role));
        for (text, role) in note.chain(told.iter().map(|text| (text, Role::Dim))) {
            let width = area.width + spill.at(y);
            canvas.text(area.x + BEFORE_TEXT, y, width.saturating_sub(BEFORE_TEXT), text, role);
            y += 1;
        }
    }
    Shown { above: first, below: units.len() - first - shown, end: y }
}

/// What is told of each unit below its row, as far as there is room below all of them: what its row could only hint at.
fn hinted(units: &[&UnitView], area: Rect) -> Vec<Vec<String>> {
    let mut spare = usize::from(area.height).saturating_sub(units.len());
    let detail = |unit: &&UnitView| -> Vec<String> {
        let lines = wrap(&detail(unit), usize::from(area.width.saturating_sub(BEFORE_TEXT)));
        let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        match spare.checked_sub(lines.len()).filter(|_| area.width >= TELLING) {
            Some(left) => {
                spare = left;
                lines
            }
            None => Vec::new(),
        }
    };
    units.iter().map(detail).collect()
}

/// The same, and then the texts of units as far as there is room for whole ones.
pub(super) fn told_of_all(scene: &Scene<'_>, units: &[&UnitView], area: Rect) -> Vec<Vec<String>> {
    let mut told = hinted(units, area);
    let used = units.len() + told.iter().map(Vec::len).sum::<usize>();
    // Where not even the hints fit, nobody's text pushes them away.
    if told.iter().zip(units).any(|(told, unit)| told.is_empty() && !detail(unit).is_empty()) {
        return told;
    }
    let mut spare = usize::from(area.height).saturating_sub(used);
    for (told, unit) in told.iter_mut().zip(units) {
        let all = self::told(scene, unit, area.width);
        if let Some(left) = spare.checked_sub(all.len().saturating_sub(told.len())) {
            *told = all;
            spare = left;
        }
    }
    told
}

/// What is on a unit and under it, then its text, in lines below a row of so many columns.
pub(super) fn told(scene: &Scene<'_>, unit: &UnitView, width: u16) -> Vec<String> {
    if width < TELLING {
        return Vec::new();
    }
    let room = usize::from(width.saturating_sub(before_marks(unit)));
    let width = usize::from(width - BEFORE_TEXT);
    let text = scene.cards.facts(unit.face()).map(|facts| facts.text_in_play()).unwrap_or_default();
    let text = beyond(unit, text, room).flat_map(|line| wrap(line, width));
    wrap(&detail(unit), width).into_iter().filter(|line| !line.is_empty()).chain(text).collect()
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
