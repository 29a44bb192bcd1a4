//! Two seats on a large terminal: arenas on the left, the selected card and the log on the right.

use super::compact::{Rows, last_row};
use super::scene::{HandSight, Scene};
use super::{arena, hand, header, inspect, log_panel, prompt_lines, seat_panel};
use crate::seats::Seat;
use crate::ui::theme::canvas::{Border, Canvas};
use crate::ui::widgets::hits::Hits;
use ratatui::layout::Rect;

/// Rows of the prompt in its frame where it need not grow.
pub(crate) fn prompt_rows(area: Rect) -> u16 {
    5 + u16::from(area.height >= 44) * 2
}

/// Draws the table.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    header::draw(canvas, area, scene, hits);
    let side = side_width(area.width);
    let prompt = 2 + prompt_lines::wanted(scene, area.width - 2, prompt_rows(area) - 2, area.height / 4);
    let body = Rect { y: area.y + header::ROWS, height: area.height - header::ROWS - 1 - prompt, ..area };
    let left = Rect { width: area.width - side, ..body };
    table(canvas, left, scene, hits);
    right_side(canvas, Rect { x: left.right(), width: side, ..body }, scene, hits);
    prompt_box(canvas, Rect { y: body.bottom(), height: prompt, ..area }, scene, hits);
    last_row(canvas, area, scene, hits);
}

/// Columns of the right side.
pub(crate) fn side_width(width: u16) -> u16 {
    (width * 2 / 7).clamp(32, 44)
}

/// The selected card above the log.
pub(crate) fn right_side(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let inspect = area.height * 3 / 5;
    inspect::draw(canvas, Rect { height: inspect, ..area }, scene, 0);
    let log = Rect { y: area.y + inspect, height: area.height - inspect, ..area };
    log_panel::draw(canvas, log, scene, hits);
}

/// The prompt in a frame.
pub(crate) fn prompt_box(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let inside = canvas.frame(area, Border::Plain, "", "");
    prompt_lines::draw(canvas, inside, scene, hits);
}

fn table(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let hand_rows = match scene.hand {
        HandSight::Open(seat, _) => {
            let cards = scene.seat(seat).map_or(0, |side| side.hand.len()) as u16;
            (cards + 2).clamp(4, area.height / 3)
        }
        HandSight::None | HandSight::Closed(_) => hand::CLOSED_ROWS,
    };
    let arenas = area.height.saturating_sub(6 + hand_rows);
    let mut rows = Rows { area, y: area.y };
    seat_panel::draw_small(canvas, rows.take(3), scene, Seat(1), hits);
    arena::draw_both(canvas, rows.take(arenas - arenas / 2), scene, Seat(1), hits);
    arena::draw_both(canvas, rows.take(arenas / 2), scene, Seat(0), hits);
    seat_panel::draw_small(canvas, rows.take(3), scene, Seat(0), hits);
    hand::draw(canvas, rows.take(hand_rows), scene, hits);
}
