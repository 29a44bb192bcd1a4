//! What all screens but the table share: a title, a framed middle, a footer.

use crate::input::hints::Hint;
use crate::input::line::Line;
use crate::theme::canvas::{Border, Canvas};
use crate::widgets::footer;
use crate::widgets::hits::Hits;
use ratatui::layout::Rect;

/// The sign before a command being typed.
pub const COMMAND: &str = ":";

/// What surrounds a screen.
pub struct Around<'a> {
    /// The footer.
    pub hints: &'a [Hint],
    /// The hint that is never cut.
    pub help: &'a Hint,
    /// A line being typed instead of the footer, with its sign.
    pub line: Option<(&'a str, &'a Line)>,
    /// The result of the last key.
    pub notice: Option<&'a str>,
}

/// Empties the whole canvas, draws the footer, and returns the area above it.
pub fn bare(canvas: &mut Canvas<'_>, around: &Around<'_>, hits: &mut Hits) -> Rect {
    let area = canvas.area();
    let above = Rect { height: area.height.saturating_sub(1), ..area };
    canvas.clear(area);
    let row = Rect { y: above.bottom(), height: 1, ..area };
    match around.line {
        Some((sign, line)) => footer::draw_line(canvas, row, sign, line, around.help, hits),
        None => footer::draw(canvas, row, around.hints, around.help, hits),
    }
    above
}

/// Draws frame and footer over the whole canvas and returns the inside.
pub fn draw(canvas: &mut Canvas<'_>, title: &str, right: &str, around: &Around<'_>, hits: &mut Hits) -> Rect {
    let frame = bare(canvas, around, hits);
    let inside = canvas.frame(frame, Border::Plain, title, right);
    match around.notice {
        Some(notice) if inside.height > 3 => {
            let y = inside.bottom() - 1;
            canvas.text(inside.x + 1, y, inside.width.saturating_sub(2), notice, crate::theme::role::Role::Warning);
            // The row above it is for the signs of a list that continues.
            Rect { height: inside.height - 2, ..inside }
        }
        _ => inside,
    }
}
