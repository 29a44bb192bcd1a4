//! Both arenas of a seat in one frame: side by side, or one below the other if rows are free and columns are not.

use super::arena::{LEAST, Spill, name, rows, shared};
use super::scene::{Scene, in_arena};
use super::unit_row::{Columns, Notes, needs, note, standing};
use super::unit_texts::{BEFORE_TEXT, told, told_of_all};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::Hits;
use swu_language::word::Arena;
use swu_view::{SeatView, UnitView};

/// Columns of an arena in which texts are readable beside the other arena.
const ROOMY: u16 = 40;

/// The units of a seat by arena.
struct Arenas<'a> {
    scene: &'a Scene<'a>,
    ground: Vec<&'a UnitView>,
    space: Vec<&'a UnitView>,
    /// Do arenas have a heading when they are side by side?
    headed: bool,
}

/// Rows of a seat's units in this many columns, headings included: those in which no unit is hidden, no name cut and no
/// mark left out, and those in which all texts of all units are complete.
pub(super) fn low_and_full(scene: &Scene<'_>, side: &SeatView, width: u16, headed: bool) -> (u16, u16) {
    let arenas = Arenas::of(scene, side, headed);
    let low = if arenas.fit_beside(width) { arenas.rows_beside() } else { arenas.rows_below() };
    let (ground, space) = arenas.widths(width);
    let full = match arenas.fit_beside(width) && ground.min(space) >= ROOMY {
        true => usize::from(headed) + arenas.lines(&arenas.ground, ground).max(arenas.lines(&arenas.space, space)),
        false => arenas.lines_below(width),
    };
    (low, low.max(full as u16))
}

/// Draws them, under a heading each if they are `headed`; the lower edge of the frame says how many units do not fit.
/// Ground units below the last one in space use all columns.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    (area, frame): (Rect, Rect),
    scene: &Scene<'_>,
    side: &SeatView,
    headed: bool,
    hits: &mut Hits,
) {
    let arenas = Arenas::of(scene, side, headed);
    if arenas.stand_below(area) {
        arenas.draw_below(canvas, area, hits)
    } else {
        arenas.draw_beside(canvas, area, frame, hits)
    }
}

impl<'a> Arenas<'a> {
    fn of(scene: &'a Scene<'a>, side: &'a SeatView, headed: bool) -> Arenas<'a> {
        let [ground, space] = [Arena::Ground, Arena::Space].map(|arena| in_arena(side, arena).collect());
        Arenas { scene, ground, space, headed }
    }

    fn all(&self) -> Vec<&'a UnitView> {
        self.ground.iter().chain(&self.space).copied().collect()
    }

    /// Rows of units with all their texts.
    fn lines(&self, units: &[&UnitView], width: u16) -> usize {
        units.iter().map(|unit| 1 + told(self.scene, unit, width).len()).sum()
    }

    /// The same for both arenas one below the other, headings included.
    fn lines_below(&self, width: u16) -> usize {
        usize::from(self.headings()) + self.lines(&self.all(), width)
    }

    fn is_one_empty(&self) -> bool {
        self.ground.is_empty() || self.space.is_empty()
    }

    /// Columns of the two side by side.
    fn widths(&self, width: u16) -> (u16, u16) {
        let need = |units: &[&UnitView]| needs(self.scene, units.iter().copied());
        let ground = shared(width, need(&self.ground), need(&self.space));
        (ground, width - ground)
    }

    /// Do they fit side by side with nothing cut? The effects of a choice do not count: no unit moves while a question
    /// lasts.
    fn fit_beside(&self, width: u16) -> bool {
        let need = |units: &[&UnitView]| units.iter().map(|unit| standing(unit)).max().unwrap_or(0).max(LEAST);
        !self.is_one_empty() && need(&self.ground) + need(&self.space) <= width
    }

    /// The headings of arenas one below the other; that of an empty one stands beside the other.
    fn headings(&self) -> u16 {
        if self.is_one_empty() { 1 } else { 2 }
    }

    fn rows_beside(&self) -> u16 {
        u16::from(self.headed) + self.ground.len().max(self.space.len()).max(1) as u16
    }

    fn rows_below(&self) -> u16 {
        self.headings() + (self.ground.len() + self.space.len()).max(1) as u16
    }

    /// Are they drawn one below the other, because rows are free for that, and side by side something would be cut or
    /// shortened?
    fn stand_below(&self, area: Rect) -> bool {
        if self.rows_below() > area.height || self.all().is_empty() {
            return false;
        }
        let below = Rect { height: area.height - self.headings(), ..area };
        let (ground, space) = self.widths(area.width);
        let beside = Rect { height: area.height.saturating_sub(self.headed.into()), ..area };
        let beside = [(&self.ground, ground), (&self.space, space)]
            .map(|(units, width)| self.letters(units, Rect { width, ..beside }));
        !self.fit_beside(area.width) || self.letters(&self.all(), below) > beside.iter().sum::<usize>()
    }

    /// How much of the texts of units fits into an area, in characters.
    fn letters(&self, units: &[&UnitView], area: Rect) -> usize {
        let columns = usize::from(area.width.saturating_sub(BEFORE_TEXT));
        let told = told_of_all(self.scene, units, area);
        told.iter().flatten().map(|line| line.split_whitespace().map(str::len).sum::<usize>().min(columns)).sum()
    }

    /// Where notes go in these parts of the screen: in rows of their own if these are free and notes would otherwise
    /// push out names or marks.
    fn notes(&self, parts: &[(&[&UnitView], Rect)]) -> Notes {
        let pushes = |unit: &UnitView, width: u16| {
            note(self.scene, unit).is_some_and(|(text, _)| standing(unit) + columns(&text) as u16 + 1 > width)
        };
        let crowded = parts.iter().any(|(units, area)| units.iter().any(|unit| pushes(unit, area.width)));
        let rows = |units: &[&UnitView]| units.len() as u16 + self.noted(units, Notes::Below);
        let free = parts.iter().all(|(units, area)| rows(units) <= area.height);
        if crowded && free { Notes::Below } else { Notes::Beside }
    }

    /// Rows that notes take.
    fn noted(&self, units: &[&UnitView], notes: Notes) -> u16 {
        let noted = units.iter().filter(|unit| notes == Notes::Below && note(self.scene, unit).is_some());
        noted.count() as u16
    }

    fn draw_below(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        let all = self.all();
        let room = Rect { height: area.height - self.headings(), ..area };
        let notes = self.notes(&[(&all, room)]);
        let told = told_of_all(self.scene, &all, Rect { height: room.height - self.noted(&all, notes), ..room });
        let columns = Columns::of(self.scene, &all, area.width, notes);
        let (of_ground, of_space) = told.split_at(self.ground.len());
        let mut y = area.y;
        for (arena, units, told) in [(Arena::Ground, &self.ground, of_ground), (Arena::Space, &self.space, of_space)] {
            let wide = match (units.is_empty(), arena) {
                (false, _) if !self.is_one_empty() => area,
                (false, Arena::Ground) => Rect { width: area.width.saturating_sub(LEAST), ..area },
                (false, Arena::Space) => Rect { x: area.x + LEAST, width: area.width.saturating_sub(LEAST), ..area },
                (true, Arena::Ground) => Rect { width: LEAST.min(area.width), ..area },
                (true, Arena::Space) => Rect { x: area.right().saturating_sub(LEAST), width: LEAST, ..area },
            };
            let top = if self.is_one_empty() { area.y } else { y };
            heading(canvas, Rect { y: top, ..wide }, arena, units.len());
            y = y.max(top + 1);
            let below = Rect { y, height: area.bottom().saturating_sub(y), ..area };
            let drawn = (units.as_slice(), told);
            y = rows(canvas, below, self.scene, drawn, (columns, Spill::none()), hits).end;
        }
    }

    fn draw_beside(&self, canvas: &mut Canvas<'_>, area: Rect, frame: Rect, hits: &mut Hits) {
        let (ground, space) = self.widths(area.width);
        let head = u16::from(self.headed);
        let rows_of = Rect { y: area.y + head, height: area.height.saturating_sub(head), ..area };
        let parts = [
            (Arena::Space, &self.space, Rect { x: area.x + ground, width: space, ..rows_of }),
            (Arena::Ground, &self.ground, Rect { width: ground, ..rows_of }),
        ];
        let notes = self.notes(&parts.map(|(_, units, part)| (units.as_slice(), part)));
        let wide = |unit: &&UnitView| match notes {
            Notes::Beside => needs(self.scene, std::iter::once(*unit)),
            Notes::Below => standing(unit),
        };
        // Text that does not fit on the ground goes to its right, below the last unit in space.
        let crowded = self.ground.iter().any(|unit| wide(unit) > ground);
        let mut hidden = (0, 0);
        let mut spill = Spill::none();
        for (arena, units, part) in parts {
            if self.headed {
                heading(canvas, Rect { y: area.y, height: 1, ..part }, arena, units.len());
            }
            let free = part.height.saturating_sub(self.noted(units, notes));
            let told = match crowded && arena == Arena::Space {
                true => vec![Vec::new(); units.len()],
                false => told_of_all(self.scene, units, Rect { height: free, ..part }),
            };
            let columns = Columns::of(self.scene, units, part.width, notes);
            let shown = rows(canvas, part, self.scene, (units, &told), (columns, spill), hits);
            hidden = (hidden.0 + shown.above, hidden.1 + shown.below);
            spill = Spill { from: shown.end, columns: space };
        }
        canvas.more(frame, hidden.0, hidden.1);
    }
}

fn heading(canvas: &mut Canvas<'_>, part: Rect, arena: Arena, count: usize) {
    let heading = format!("{} {count} ", name(arena));
    let x = canvas.text(part.x + 1, part.y, part.width.saturating_sub(1), &heading, Role::Title);
    canvas.repeat(x, part.y, part.right().saturating_sub(x + 1), ".", Role::Frame);
}
