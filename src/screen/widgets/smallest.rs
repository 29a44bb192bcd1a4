//! The smallest terminal, and what is shown on one that is too small: a sentence, and nothing of a game.

use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use crate::theme::width::wrap;
use ratatui::layout::Rect;

/// The smallest terminal, in columns.
pub(crate) const MIN_WIDTH: u16 = 80;
/// The smallest terminal, in rows.
pub(crate) const MIN_HEIGHT: u16 = 24;

/// Is the terminal large enough for any screen?
pub const fn fits(width: u16, height: u16) -> bool {
    width >= MIN_WIDTH && height >= MIN_HEIGHT
}

/// Draws the sentence in the middle of the area.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect) {
    canvas.clear(area);
    let lines = wrap(&sentence(area.width, area.height), usize::from(area.width.max(1)));
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (line, y) in lines.iter().zip(top..area.bottom()) {
        canvas.text(area.x, y, area.width, line, Role::Warning);
    }
}

/// The sentence, with both sizes.
pub fn sentence(width: u16, height: u16) -> String {
    format!(
        "This window is {width}x{height}. Cantina needs {MIN_WIDTH}x{MIN_HEIGHT}: make it larger, or press q to save and quit."
    )
}
