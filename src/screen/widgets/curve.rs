//! Numbers of every seat over the rounds, drawn as lines made of the seat's number.

use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use ratatui::layout::Rect;

/// Columns of the numbers at the left edge.
const LABEL: u16 = 4;

/// The smallest area in which a curve is useful.
pub const LEAST: (u16, u16) = (24, 6);

/// Draws the curve, and returns whether there was room for it: `points` from left to right, each with its round and the
/// numbers of all seats.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, points: &[(u16, Vec<i16>)]) -> bool {
    let most = points.iter().flat_map(|(_, values)| values).copied().max().unwrap_or(0).max(1);
    if area.width < LEAST.0 || area.height < LEAST.1 || points.len() < 2 {
        return false;
    }
    let plot = Rect { x: area.x + LABEL + 1, width: area.width - LABEL - 1, height: area.height - 1, ..area };
    let row = |value: i16| {
        let rows = f32::from(plot.height - 1);
        plot.y + ((1.0 - f32::from(value.clamp(0, most)) / f32::from(most)) * rows).round() as u16
    };
    let vertical = canvas.look.glyphs.side;
    for y in plot.y..plot.bottom() {
        canvas.repeat(plot.x - 1, y, 1, vertical, Role::Frame);
    }
    for value in [most, most / 2, 0] {
        canvas.text_right(plot.x - 1, row(value), LABEL, &format!("{value} "), Role::Dim);
    }
    let column = |place: usize| plot.x + (place * usize::from(plot.width - 1) / (points.len() - 1)) as u16;
    let seats = points.first().map_or(0, |(_, values)| values.len());
    for seat in 0..seats {
        let sign = (seat + 1).to_string();
        for (place, pair) in points.windows(2).enumerate() {
            let values = pair.iter().filter_map(|(_, values)| values.get(seat).copied());
            let [from, to] = values.collect::<Vec<_>>()[..] else { continue };
            let (left, right) = (column(place), column(place + 1));
            for x in left..=right {
                let share = f32::from(x - left) / f32::from((right - left).max(1));
                let value = f32::from(from) + (f32::from(to) - f32::from(from)) * share;
                let (text, role) =
                    if x == left || x == right { (sign.as_str(), Role::Label) } else { (".", Role::Dim) };
                canvas.text(x, row(value.round() as i16), 1, text, role);
            }
        }
    }
    let mut free = plot.x;
    for (place, (round, _)) in points.iter().enumerate().skip(1) {
        let text = round.to_string();
        let x = column(place).min(area.right().saturating_sub(text.len() as u16));
        if x >= free {
            free = canvas.text(x, plot.bottom(), text.len() as u16, &text, Role::Dim) + 1;
        }
    }
    canvas.text(area.x, plot.bottom(), LABEL + 1, "round", Role::Dim);
    true
}
