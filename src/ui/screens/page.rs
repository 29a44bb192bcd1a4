//! A page of lines that scrolls.

use crate::ui::board::inspect::{InspectLine, draw_lines};
use crate::ui::input::key::Key;
use crate::ui::look::canvas::Canvas;
use ratatui::layout::Rect;

/// How far a page is scrolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// The first line shown.
    pub top: usize,
}

impl Page {
    /// Scrolls by a key in a page of this many lines, `rows` of which fit; false if the key does not scroll.
    pub fn press(&mut self, key: Key, lines: usize, rows: usize) -> bool {
        let last = lines.saturating_sub(rows);
        self.top = match key {
            Key::Up | Key::Char('k') => self.top.saturating_sub(1),
            Key::Down | Key::Char('j') => self.top + 1,
            Key::PageUp => self.top.saturating_sub(rows.max(1)),
            Key::PageDown => self.top + rows.max(1),
            Key::Home => 0,
            Key::End => last,
            _ => return false,
        }
        .min(last);
        true
    }

    /// Draws the lines inside a frame.
    pub fn draw(self, canvas: &mut Canvas<'_>, frame: Rect, inside: Rect, lines: &[InspectLine]) {
        draw_lines(canvas, frame, inside, lines, self.top);
    }
}
