//! Three and more seats on a large terminal: a panel per seat, two in a row, each always in its place.

use super::compact::{Rows, last_row};
use super::scene::{HandSight, Scene};
use super::wide::{prompt_box, right_side};
use super::{arena, hand, header, prompt_lines, seat_panel, since};
use crate::seats::Seat;
use crate::ui::theme::canvas::Canvas;
use crate::ui::widgets::hits::Hits;
use ratatui::layout::Rect;

/// Rows of the prompt in its frame where it need not grow.
pub(crate) const PROMPT_ROWS: u16 = 5;

/// Draws the table.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    header::draw(canvas, area, scene, hits);
    let side = if area.width >= 150 { area.width.saturating_sub(122).min(44) } else { 0 };
    let prompt = 2 + prompt_lines::wanted(scene, area.width - 2, PROMPT_ROWS - 2, area.height / 4);
    let body = Rect { y: area.y + header::ROWS, height: area.height - header::ROWS - 1 - prompt, ..area };
    let left = Rect { width: area.width - side, ..body };
    let mut rows = Rows { area: left, y: left.y };
    let hand_rows = match scene.hand {
        HandSight::Open(seat, _) => {
            let cards = scene.seat(seat).map_or(0, |side| side.hand.len()) as u16;
            // Panels with few units leave their rows to what the cards say.
            let texts = hand::full(scene, seat, left.width).min(left.height.saturating_sub(needed(scene)));
            (cards + 2).clamp(4, left.height / 4).max(texts)
        }
        HandSight::None | HandSight::Closed(_) => hand::CLOSED_ROWS,
    };
    // Rows that no unit needs tell what happened since, where there is no log beside.
    let free = left.height.saturating_sub(hand_rows + needed(scene));
    let told = if side == 0 { since::wanted(scene).min(free).min(since::MOST) } else { 0 };
    panels(canvas, rows.take(left.height.saturating_sub(hand_rows + told)), scene, hits);
    since::draw(canvas, rows.take(told), scene, hits);
    hand::draw(canvas, rows.take(hand_rows), scene, hits);
    if side > 0 {
        right_side(canvas, Rect { x: left.right(), width: side, ..body }, scene, hits);
    }
    prompt_box(canvas, Rect { y: body.bottom(), height: prompt, ..area }, scene, hits);
    last_row(canvas, area, scene, hits);
}

/// Rows of a panel besides its units: base, two leaders, a heading.
const HEAD: u16 = 4;

/// Rows in which no unit of a panel is hidden.
fn needed(scene: &Scene<'_>) -> u16 {
    let seats: Vec<Seat> = scene.seats().map(|(seat, _)| seat).collect();
    let lines = seats.chunks(2).map(|line| line.iter().map(|seat| arena::needs(scene, *seat) + HEAD).max());
    lines.flatten().sum()
}

/// A panel per seat, two in a row, in table order.
pub(crate) fn panels(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let count = scene.view.seats.len();
    let lines = count.div_ceil(2).max(1) as u16;
    let half = area.width / 2;
    let mut rows = Rows { area, y: area.y };
    for line in 0..lines {
        let left = area.bottom().saturating_sub(rows.y);
        let row = rows.take(left / (lines - line));
        for (column, x, width) in [(0, row.x, half), (1, row.x + half, row.width - half)] {
            let seat = Seat((line * 2 + column) as u8);
            if seat.index() < count {
                let alone = column == 0 && seat.index() + 1 == count;
                let width = if alone { row.width } else { width };
                seat_panel::draw_full(canvas, Rect { x, width, ..row }, scene, seat, hits);
            }
        }
    }
}
