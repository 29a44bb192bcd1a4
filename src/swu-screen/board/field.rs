//! An arena of one side of a duel: where its plates lie and of which kind they are.

use super::plate::Plate;
use super::scene::{Scene, in_arena, ready_power};
use super::{free_rows, marks};
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::Hits;
use seats::Seat;
use swu_language::word::Arena;
use swu_view::{SeatView, UnitView};

/// The fewest and the most columns of a card that stands, and its rows.
const STANDING: (u16, u16) = (16, 26);
const STANDING_ROWS: (u16, u16) = (11, 17);
/// The fewest and the most columns of a tile.
const TILE: (u16, u16) = (22, 40);
/// The fewest columns of one of several beside each other.
const TILE_BESIDE: u16 = 24;
/// The fewest and the most rows of a tile.
const TILE_ROWS: (u16, u16) = (4, 9);
/// The most rows of a card that lies.
const LYING: u16 = 7;
/// Columns for this many cards are kept, however few there are, so that one more does not move the others.
const KEPT: [u16; 2] = [4, 2];
/// Rows for this many lines of tiles.
const KEPT_LINES: u16 = 2;
/// Below this many columns both arenas have rows only, which need nearly the same.
const NARROW: u16 = 84;
/// The fewest columns of an arena.
const LEAST: u16 = 22;
/// Columns of a row besides the name and the marks.
const AROUND_NAME: u16 = 18;
/// The fewest columns of a row in two columns of rows.
const HALF: u16 = 20;

/// Which side of the middle line an arena is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// Its cards have their feet at the line.
    Above,
    /// Its cards have their heads at the line.
    Below,
}

/// How the plates of an arena lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lie {
    /// Side by side, standing: their columns.
    Standing(u16),
    /// In lines of this many: columns and rows of each.
    Tiles { across: u16, width: u16, height: u16 },
    /// One below the other, in this many columns of rows.
    Rows(u16),
}

/// Columns of the ground, the same for both sides: seven tenths, more or less if names need it. If this many rows
/// of a side are too few for tiles, space gets what its names need as long as those on the ground are not cut for it.
fn split(scene: &Scene<'_>, width: u16, rows: u16) -> u16 {
    let need = |arena: Arena| {
        let units = scene.view.seats.iter().flat_map(move |side| in_arena(side, arena));
        let wide = units.map(|unit| columns(&unit.name).min(26) as u16 + marks::widths(unit).1.min(8) as u16);
        wide.max().map_or(0, |wide| wide + AROUND_NAME)
    };
    let most = width * 9 / 20;
    let usual = if width < NARROW { most } else { width * 3 / 10 };
    let (ground, space) = (need(Arena::Ground), need(Arena::Space));
    let least = space.clamp(LEAST.min(usual), usual).max(width / 5);
    let wanted = if rows < KEPT_LINES * TILE_ROWS.0 { space.min(most).max(usual) } else { usual };
    width - wanted.min(width.saturating_sub(ground)).max(least)
}

/// The rows that a side needs to show every unit in columns of rows, where it has about this many.
pub(super) fn least(scene: &Scene<'_>, seat: Seat, (width, rows): (u16, u16)) -> u16 {
    let ground = split(scene, width, rows);
    let Some(side) = scene.seat(seat) else { return 1 };
    let rows = [(Arena::Ground, ground), (Arena::Space, width - ground)].map(|(arena, width)| {
        let count = in_arena(side, arena).count() as u16;
        count.div_ceil(((width - 1) / (HALF + 1)).clamp(1, 3))
    });
    rows[0].max(rows[1]).max(1)
}

/// The rows in which each unit has one of its own.
pub(super) fn single(scene: &Scene<'_>, seat: Seat) -> u16 {
    let counts = [Arena::Ground, Arena::Space]
        .map(|arena| scene.seat(seat).map_or(0, |side| in_arena(side, arena).count() as u16));
    counts[0].max(counts[1]).max(1)
}

/// Draws both arenas of a side, with its rail, as plates that fit into the `usual` rows of both sides; returns where each
/// unit lies.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    (seat, side, usual): (Seat, Side, u16),
    hits: &mut Hits,
) -> Vec<(u16, Rect)> {
    let ground = split(scene, area.width, usual);
    let mut placed = Vec::new();
    let spaces = Rect { x: area.x + ground, width: area.width - ground, ..area };
    for (arena, area) in [(Arena::Ground, Rect { width: ground, ..area }), (Arena::Space, spaces)] {
        placed.extend(half(canvas, area, scene, (seat, side, Some(usual)), arena, hits));
    }
    let acts = scene.acting() == seat && scene.view.over.is_none();
    canvas.rail(Rect { width: 1, ..area }, Role::plate_of(seat.index(), acts));
    placed
}

/// The rows that the arenas of a seat need, one below the other, on the ground and in space: with a row for each unit,
/// and with all its text.
pub(super) fn stacked_rows(scene: &Scene<'_>, side: &SeatView, width: u16) -> [(u16, u16); 2] {
    [Arena::Ground, Arena::Space].map(|arena| {
        let texts =
            in_arena(side, arena).map(|unit| Plate::of(scene, unit).lines(width.saturating_sub(8)).1.len() as u16);
        let (units, texts) = texts.fold((0, 0), |(units, texts), rows| (units + 1, texts + rows));
        (units, units + texts)
    })
}

/// Draws both arenas of a seat with its rail, the ground above space, as rows.
pub(super) fn draw_stacked(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    let needs = stacked_rows(scene, side, area.width);
    let full = needs.map(|(_, full)| full.max(1));
    let [ground, space] = if full[0] + full[1] <= area.height { full } else { needs.map(|(units, _)| units.max(1)) };
    // A third for space, unless one of them needs more.
    let rows = (area.height / 3).max(space).min(area.height.saturating_sub(ground)).max(area.height.min(1));
    let above = Rect { height: area.height - rows, ..area };
    let below = Rect { y: above.bottom(), height: rows, ..area };
    for (arena, area) in [(Arena::Ground, above), (Arena::Space, below)] {
        half(canvas, area, scene, (seat, Side::Below, None), arena, hits);
    }
    let acts = scene.acting() == seat && scene.view.over.is_none();
    canvas.rail(Rect { width: 1, ..area }, Role::plate_of(seat.index(), acts));
}

/// Draws an arena of a seat, as plates that fit into this many rows, or as rows alone.
fn half(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    (seat, side, usual): (Seat, Side, Option<u16>),
    arena: Arena,
    hits: &mut Hits,
) -> Vec<(u16, Rect)> {
    let Some(of) = scene.seat(seat) else { return Vec::new() };
    let units: Vec<&UnitView> = in_arena(of, arena).collect();
    canvas.surface(area, if arena == Arena::Ground { Role::Ground } else { Role::Space });
    if arena == Arena::Space {
        canvas.stars(area);
    }
    let inside = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    let count = units.len() as u16;
    let lie = match usual {
        Some(usual) => {
            let like = Rect { height: usual.min(inside.height), ..inside };
            Lie::of(like, count, arena, canvas.look.glyphs.figures)
        }
        None => Lie::in_rows(inside, count),
    };
    let placed = match lie {
        Lie::Rows(across) => rows(canvas, inside, scene, &units, (side, across), hits),
        _ => plates(canvas, inside, scene, &units, (side, lie, usual.unwrap_or(inside.height)), hits),
    };
    label(canvas, area, (side, arena), of, &placed);
    placed
}

impl Lie {
    fn of(area: Rect, count: u16, arena: Arena, figures: bool) -> Lie {
        let kept = KEPT[usize::from(arena == Arena::Space)];
        let wide = (area.width / count.max(kept)).saturating_sub(1).min(STANDING.1);
        if figures && wide >= STANDING.0 && area.height >= STANDING_ROWS.0 {
            return Lie::Standing(wide);
        }
        let across = (area.width / (TILE_BESIDE + 1)).max(1);
        let lines = count.div_ceil(across).max(KEPT_LINES);
        let height = (area.height / lines).min(TILE_ROWS.1);
        if height >= TILE_ROWS.0 && area.width >= TILE.0 {
            let width = (area.width / across).saturating_sub(1).min(TILE.1);
            return Lie::Tiles { across, width, height };
        }
        if height == TILE_ROWS.0 - 1 && area.width >= TILE.0 && count > area.height {
            return Lie::Tiles { across, width: (area.width / across).saturating_sub(1).min(TILE.1), height };
        }
        Lie::in_rows(area, count)
    }

    /// One below the other, in as many columns as it takes to show all.
    fn in_rows(area: Rect, count: u16) -> Lie {
        Lie::Rows(count.div_ceil(area.height.max(1)).clamp(1, (area.width / (HALF + 1)).max(1)))
    }
}

/// Draws standing cards or tiles from the first slot on: a card that is exhausted is lower, but stays in its slot. A tile
/// in a single line is as high as its text needs, away from the middle line.
fn plates(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    units: &[&UnitView],
    (side, lie, usual): (Side, Lie, u16),
    hits: &mut Hits,
) -> Vec<(u16, Rect)> {
    let (across, width, slot) = match lie {
        Lie::Standing(width) => {
            let free = area.height.min(usual).saturating_sub(1).max(STANDING_ROWS.0);
            (u16::MAX, width, free.min(STANDING_ROWS.1).min(width.max(STANDING_ROWS.0)))
        }
        Lie::Tiles { across, width, height } => (across, width, height),
        Lie::Rows(_) => return Vec::new(),
    };
    let lines = (units.len() as u16).div_ceil(across).max(1);
    let mut placed = Vec::new();
    for (unit, at) in units.iter().zip(0_u16..) {
        let (line, column) = (at / across, at % across);
        let plate = Plate::of(scene, unit);
        let free = if lines == 1 { area.height.saturating_sub(1) } else { slot };
        let slot = match lie {
            // One that is exhausted is a row lower, so its slot has one more.
            Lie::Tiles { .. } => (plate.rows_of_tile(width) + u16::from(unit.exhausted)).min(free).max(slot),
            _ => slot,
        };
        let height = match (lie, unit.exhausted) {
            (_, false) => slot,
            (Lie::Standing(_), true) => LYING.min(slot - 4),
            (_, true) if slot > TILE_ROWS.0 => slot - 1,
            (_, true) => slot,
        };
        let y = match side {
            Side::Below => area.y + line * slot,
            Side::Above => area.bottom() - (lines - line) * slot + (slot - height),
        };
        let rect = Rect::new(area.x + column * (width + 1), y, width, height).intersection(area);
        match lie {
            Lie::Standing(_) if !unit.exhausted => plate.draw_standing(canvas, rect, hits),
            _ => plate.draw_tile(canvas, rect, hits),
        }
        placed.push((unit.uid, rect));
    }
    placed
}

/// Draws rows, and below them texts as far as rows are free; if not all fit, those around the cursor.
fn rows(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    units: &[&UnitView],
    (side, across): (Side, u16),
    hits: &mut Hits,
) -> Vec<(u16, Rect)> {
    let width = (area.width / across).saturating_sub(1);
    let each = (units.len() as u16).div_ceil(across).min(area.height);
    let room = usize::from(each * across);
    let cursor = units.iter().position(|unit| scene.is_selected(Thing::Unit(unit.uid))).unwrap_or(0);
    let first = (cursor + 1).saturating_sub(room);
    let mut placed = Vec::new();
    let shown: Vec<&UnitView> = units.iter().skip(first).take(room).copied().collect();
    for (column, units) in shown.chunks(usize::from(each.max(1))).enumerate() {
        let x = area.x + column as u16 * (width + 1);
        let told = if across == 1 { texts(scene, units, width, area.height) } else { vec![0; units.len()] };
        let used = units.len() as u16 + told.iter().sum::<u16>();
        let mut y = if side == Side::Below { area.y } else { area.bottom() - used };
        for (unit, told) in units.iter().zip(told) {
            let rect = Rect::new(x, y, width, 1 + told);
            Plate::of(scene, unit).draw_row(canvas, rect, hits);
            placed.push((unit.uid, rect));
            y += 1 + told;
        }
    }
    let left = units.len() - shown.len();
    if left > 0 {
        let y = if side == Side::Below { area.bottom() - 1 } else { area.y };
        canvas.text_right(area.right(), y, area.width, &format!(" +{left} more "), Role::Accent);
    }
    placed
}

/// Rows of text for each unit: what may still matter comes before what happened when a unit was played. An exhausted
/// unit's text matters as much as that of a ready one.
fn texts(scene: &Scene<'_>, units: &[&UnitView], width: u16, height: u16) -> Vec<u16> {
    let spare = usize::from(height).saturating_sub(units.len() + 1);
    let wanted: Vec<[usize; 2]> = units
        .iter()
        .map(|unit| Plate::of(scene, unit).paragraphs(width.saturating_sub(7)).map(|lines| lines.len()))
        .collect();
    let now: Vec<usize> = wanted.iter().map(|[now, _]| *now).collect();
    let over: Vec<usize> = wanted.iter().map(|[_, over]| *over).collect();
    let given = free_rows::share(&now, &[], spare);
    let more = free_rows::share(&over, &[], spare.saturating_sub(given.iter().sum()));
    given.into_iter().zip(more).map(|(now, over)| (now + over) as u16).collect()
}

/// `GROUND 4 · 10 power ready` in the corner farthest from the middle line, if no plate lies there.
fn label(canvas: &mut Canvas<'_>, area: Rect, (side, arena): (Side, Arena), of: &SeatView, placed: &[(u16, Rect)]) {
    let y = if side == Side::Above { area.y } else { area.bottom().saturating_sub(1) };
    let name = super::arena::name(arena).to_uppercase();
    let (count, ready, dot) = (in_arena(of, arena).count(), ready_power(of, arena), canvas.look.glyphs.dot);
    let told = if count == 0 { " empty".to_owned() } else { format!(" {count} {dot} {ready} power ready ") };
    let row = Rect::new(area.x + 1, y, (columns(&name) + columns(&told)) as u16, 1);
    if area.height == 0 || placed.iter().any(|(_, rect)| rect.intersects(row)) {
        return;
    }
    let row = row.intersection(area);
    canvas.pieces(row.x, y, row.width, &[(name.as_str(), Role::Faint), (told.as_str(), Role::Faint)]);
}
