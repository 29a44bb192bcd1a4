//! Three and more seats on a large terminal: all of them beside and below each other, each always in its place, and hand
//! and question at the foot as in a duel.

use super::duel::{self, Rows, after_rail, last_row, prompt_rows, take};
use super::scene::{HandSight, Scene};
use super::shape::BROAD_GRID;
use super::{middle, prompt_lines, seat_panel, side, tray};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::hits::Hits;
use seats::Seat;
use swu_view::SeatView;

/// The fewest columns of a seat if three are beside each other.
const THIRD: u16 = 38;

/// Rows of the hand when nothing else needs them, on a tall screen and on a lower one.
const TRAY: (u16, u16) = (7, 5);
/// The fewest rows of the hand, closed and open.
const LEAST_TRAY: (u16, u16) = (2, 4);

/// The rows above the footer that a list over the table covers at least.
pub(super) fn covered(area: Rect) -> u16 {
    prompt_rows(area)
}

/// Draws the table.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let beside = if area.width >= BROAD_GRID { side::columns(area.width) } else { 0 };
    let table = area.width - beside;
    let usual = prompt_rows(area);
    let mut tray = if area.height >= 48 { TRAY.0 } else { TRAY.1 };
    let least = if matches!(scene.hand, HandSight::Open(..)) { LEAST_TRAY.1 } else { LEAST_TRAY.0 };
    // Footer, and what the last action led to.
    let rest = area.height.saturating_sub(2);
    let most = rest.saturating_sub(least + Lines::of(scene, table).0.len() as u16 * 4).max(usual);
    let prompt = prompt_lines::wanted(scene, after_rail(area).width, usual, most);
    let mut grown = prompt - usual;
    take(&mut tray, least, &mut grown);
    let mut rows = Rows { area, y: area.y };
    let seats = rows.take(rest.saturating_sub(tray + prompt));
    panels(canvas, Rect { width: table, ..seats }, scene, hits);
    if beside > 0 {
        side::draw(canvas, Rect { x: seats.x + table, width: beside, ..seats }, scene, hits);
    }
    duel::told(canvas, rows.take(1), scene, hits);
    tray::draw(canvas, rows.take(tray), scene, beside > 0, hits);
    let prompt = rows.take(prompt);
    canvas.surface(prompt, Role::Bar);
    canvas.rail(Rect { width: 1, ..prompt }, Role::FrameActing);
    prompt_lines::draw(canvas, after_rail(prompt), scene, hits);
    last_row(canvas, area, scene, hits);
}

/// Seats side by side, in table order.
struct Line<'a> {
    /// With a panel each.
    playing: Vec<(Seat, &'a SeatView)>,
    /// Out of the game: one row each.
    out: Vec<Seat>,
    /// Rows in which no unit is hidden or cut.
    low: u16,
    /// Rows in which all texts of all units are complete.
    full: u16,
}

struct Lines<'a>(Vec<Line<'a>>);

impl<'a> Lines<'a> {
    fn of(scene: &Scene<'a>, width: u16) -> Lines<'a> {
        let seats: Vec<(Seat, &SeatView)> = scene.seats().collect();
        let line = |seats: &[(Seat, &'a SeatView)]| {
            let (out, playing): (Vec<_>, Vec<_>) = seats.iter().copied().partition(|(_, side)| side.eliminated);
            let each = width / (playing.len() as u16).max(1);
            let rows: Vec<(u16, u16)> =
                playing.iter().map(|(_, side)| seat_panel::low_and_full(scene, side, each)).collect();
            let most = |rows: &dyn Fn(&(u16, u16)) -> u16, all: &[(u16, u16)]| all.iter().map(rows).max().unwrap_or(0);
            let gone = out.len() as u16;
            let (low, full) = (most(&|rows| rows.0, &rows) + gone, most(&|rows| rows.1, &rows) + gone);
            Line { playing, out: out.into_iter().map(|(seat, _)| seat).collect(), low, full }
        };
        let across = if seats.len() > 4 && width >= 3 * THIRD { 3 } else { 2 };
        Lines(seats.chunks(across).map(line).collect())
    }

    /// Shares rows out to the lines: as many as each needs to hide nothing, then to show everything, and beyond that
    /// the same for all.
    fn heights(&self, rows: u16) -> Vec<u16> {
        let sum = |wanted: &[u16]| wanted.iter().sum::<u16>();
        let full: Vec<u16> = self.0.iter().map(|line| line.full).collect();
        let low: Vec<u16> = self.0.iter().map(|line| line.low).collect();
        let gone: Vec<u16> = self.0.iter().map(|line| line.out.len() as u16).collect();
        let (wanted, most) = match () {
            () if sum(&full) <= rows => (full, vec![rows; self.0.len()]),
            () if sum(&low) <= rows => (low, full),
            () => (gone, vec![rows; self.0.len()]),
        };
        let grows = |at: usize| self.0.get(at).is_some_and(|line| !line.playing.is_empty());
        let at_least = |level: u16| -> Vec<u16> {
            let each = wanted.iter().zip(&most).enumerate();
            each.map(|(at, (own, most))| if grows(at) { level.min(*most).max(*own) } else { *own }).collect()
        };
        let level = (0..=rows).rev().find(|level| sum(&at_least(*level)) <= rows).unwrap_or(0);
        let mut heights = at_least(level);
        let left = rows.saturating_sub(sum(&heights));
        let lowest = heights.iter().enumerate().filter(|(at, height)| grows(*at) && **height == level);
        let lowest: Vec<usize> = lowest.map(|(at, _)| at).take(left.into()).collect();
        for at in lowest {
            heights[at] += 1;
        }
        heights
    }
}

/// All seats in table order, with the middle line below the first row of them; a seat that is out of the game leaves its
/// space to those beside it.
pub(crate) fn panels(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let lines = Lines::of(scene, area.width);
    let mut rows = Rows { area, y: area.y };
    for (index, (line, height)) in lines.0.iter().zip(lines.heights(area.height.saturating_sub(1))).enumerate() {
        if index == 1 {
            middle::draw(canvas, rows.take(1), scene);
        }
        let row = rows.take(height);
        let gone = line.out.len() as u16;
        let panels = Rect { height: row.height.saturating_sub(gone), ..row };
        let each = row.width / (line.playing.len() as u16).max(1);
        for ((seat, _), column) in line.playing.iter().zip(0..) {
            let x = row.x + column * each;
            let last = usize::from(column) + 1 == line.playing.len();
            let width = if last { row.right() - x } else { each };
            seat_panel::draw_full(canvas, Rect { x, width, ..panels }, scene, *seat, hits);
        }
        for (seat, y) in line.out.iter().zip(panels.bottom()..row.bottom()) {
            seat_panel::draw_full(canvas, Rect { y, height: 1, ..row }, scene, *seat, hits);
        }
    }
}
