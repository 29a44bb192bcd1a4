//! Two seats on a large terminal: arenas on the left, the selected card and the log on the right.

use super::compact::{Rows, last_row};
use super::prompt_lines::LeaderTexts;
use super::room::{Room, Seats};
use super::scene::Scene;
use super::{arena, hand, header, inspect, log_panel, prompt_lines, seat_panel};
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::hits::{Hits, Spot};
use shell::command::Command;

/// Rows of the prompt in its frame when it need not grow.
pub(crate) fn prompt_rows(area: Rect) -> u16 {
    5 + u16::from(area.height >= 44) * 2
}

/// Draws the table.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    header::draw(canvas, area, scene, hits);
    let side = side_width(area.width);
    let prompt = 2 + prompt_lines::wanted(scene, area.width - 2, prompt_rows(area) - 2, area.height / 4);
    let body = Rect { y: area.y + header::ROWS, height: area.height - header::ROWS - 1 - prompt, ..area };
    let log = if area.width >= BROAD { LOG } else { 0 };
    let left = Rect { width: area.width - side - log, ..body };
    let texts = table(canvas, left, prompt - prompt_rows(area), scene, hits);
    if log > 0 {
        log_panel::timeline(canvas, Rect { x: left.right(), width: log, ..body }, scene, hits);
    }
    let rest = Rect { x: left.right() + log, width: side, ..body };
    right_side(canvas, rest, scene, log == 0, hits);
    prompt_box(canvas, Rect { y: body.bottom(), height: prompt, ..area }, scene, texts, hits);
    last_row(canvas, area, scene, hits);
}

/// Screens of at least this many columns have the log as a timeline, from top to bottom beside the table, of this
/// width.
const BROAD: u16 = 196;
const LOG: u16 = 36;

/// Columns of the right side.
pub(crate) fn side_width(width: u16) -> u16 {
    (width * 2 / 7).clamp(32, 44)
}

/// The selected card, and below it the log unless that is shown elsewhere.
pub(crate) fn right_side(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, logged: bool, hits: &mut Hits) {
    let piles = if canvas.area().height >= TALL { (area.height / 5).max(6) } else { 0 };
    let rest = area.height - piles;
    let inspect = if logged { rest * 3 / 5 } else { rest };
    inspect::draw(canvas, Rect { height: inspect, ..area }, scene, 0);
    if logged {
        let log = Rect { y: area.y + inspect, height: rest - inspect, ..area };
        log_panel::draw(canvas, log, scene, hits);
    }
    if piles > 0 {
        discarded(canvas, Rect { y: area.y + rest, height: piles, ..area }, scene, hits);
    }
}

/// Screens of at least this many rows also show what was discarded.
const TALL: u16 = 56;

/// The discard piles, newest first.
fn discarded(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let inside = canvas.frame(area, Border::Plain, "Discarded", "[v] all");
    hits.add(area, Spot::Hint(Command::Piles));
    let width = usize::from(inside.width.saturating_sub(2));
    let each = inside.height / (scene.view.seats.len() as u16).max(1);
    for (index, (seat, side)) in scene.seats().enumerate() {
        let names: Vec<&str> =
            side.discard.iter().rev().filter_map(|card| card.known()).map(|card| card.name.as_str()).collect();
        let names = if names.is_empty() { "nothing".to_owned() } else { names.join(", ") };
        let lines = wrap(&format!("{}: {names}", side.name), width);
        let top = inside.y + index as u16 * each;
        for (line, y) in lines.iter().zip(top..top + each) {
            let role = if y == top { Role::of_seat(seat.index()) } else { Role::Dim };
            canvas.text(inside.x + 1, y, inside.width.saturating_sub(1), line, role);
        }
    }
}

/// The prompt in a frame.
pub(crate) fn prompt_box(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, texts: LeaderTexts, hits: &mut Hits) {
    let inside = canvas.frame(area, Border::Plain, "", "");
    prompt_lines::draw(canvas, inside, scene, texts, hits);
}

/// Both seats with their arenas, and the hand, in an area reduced by the rows that a prompt has `grown`; returns
/// whether it has room for the text of the deciding player's leader.
fn table(canvas: &mut Canvas<'_>, area: Rect, grown: u16, scene: &Scene<'_>, hits: &mut Hits) -> LeaderTexts {
    let (top, bottom) = scene.upper_and_lower();
    let seats = [top, bottom];
    let room = Room::of(scene, (canvas.area(), area), grown, seats, Seats::Panels);
    let room = room.unwrap_or_else(|| Room::tight(scene, area, seats));
    let mut rows = Rows { area, y: area.y };
    seat_panel::draw_small(canvas, rows.take(room.seats[0]), scene, top, hits);
    arena::draw_both(canvas, rows.take(room.arenas[0]), scene, top, hits);
    rows.take(room.free);
    arena::draw_both(canvas, rows.take(room.arenas[1]), scene, bottom, hits);
    seat_panel::draw_small(canvas, rows.take(room.seats[1]), scene, bottom, hits);
    hand::draw(canvas, rows.take(room.hand), scene, hits);
    let acting = usize::from(scene.acting() == bottom);
    if room.seats[acting] > Seats::Panels.rows() { LeaderTexts::Shown } else { LeaderTexts::LeftOut }
}
