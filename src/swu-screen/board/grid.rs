//! Three and more seats on a large terminal: a panel per seat, two in a row, each always in its place.

use super::duel::{Rows, last_row};
use super::scene::{HandSight, Scene};
use super::shape::BROAD_GRID;
use super::side::{prompt_box, right_side};
use super::{hand, header, prompt_lines, seat_panel, since};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::widgets::hits::Hits;
use seats::Seat;
use swu_view::SeatView;

/// Rows of the prompt in its frame when it need not grow.
pub(crate) const PROMPT_ROWS: u16 = 5;

/// Draws the table.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    header::draw(canvas, area, scene, hits);
    let side = if area.width >= BROAD_GRID { area.width.saturating_sub(122).min(44) } else { 0 };
    let prompt = 2 + prompt_lines::wanted(scene, area.width - 2, PROMPT_ROWS - 2, area.height / 4);
    let body = Rect { y: area.y + header::ROWS, height: area.height - header::ROWS - 1 - prompt, ..area };
    let left = Rect { width: area.width - side, ..body };
    let mut rows = Rows { area: left, y: left.y };
    let hand_rows = match scene.hand {
        HandSight::Open(seat, _) => {
            let cards = scene.seat(seat).map_or(0, |side| side.hand.len()) as u16;
            // Panels with few units give their rows to the texts of cards.
            let texts = hand::full(scene, seat, left.width).min(left.height.saturating_sub(needed(scene, left.width)));
            (cards + 2).clamp(4, left.height / 4).max(texts)
        }
        HandSight::None | HandSight::Closed(_) => hand::CLOSED_ROWS,
    };
    // Rows that no unit needs tell what happened since, if there is no log beside.
    let free = left.height.saturating_sub(hand_rows + needed(scene, left.width));
    let told = if side == 0 { since::wanted(scene).min(free).min(since::MOST) } else { 0 };
    panels(canvas, rows.take(left.height.saturating_sub(hand_rows + told)), scene, hits);
    since::draw(canvas, rows.take(told), scene, hits);
    hand::draw(canvas, rows.take(hand_rows), scene, hits);
    if side > 0 {
        right_side(canvas, Rect { x: left.right(), width: side, ..body }, scene, true, hits);
    }
    prompt_box(canvas, Rect { y: body.bottom(), height: prompt, ..area }, scene, hits);
    last_row(canvas, area, scene, hits);
}

/// Rows in which no panel hides a unit or cuts its name.
fn needed(scene: &Scene<'_>, width: u16) -> u16 {
    Lines::of(scene, width).0.iter().map(|line| line.low).sum()
}

/// Two seats side by side, in table order.
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
        Lines(seats.chunks(2).map(line).collect())
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

/// A panel per seat, two in a row, in table order; a seat that is out of the game leaves its space to the one beside
/// it.
pub(crate) fn panels(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let lines = Lines::of(scene, area.width);
    let mut rows = Rows { area, y: area.y };
    for (line, height) in lines.0.iter().zip(lines.heights(area.height)) {
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
