//! A page of lines that scrolls.

use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use ratatui::layout::Rect;
use shell::command::key::Key;

/// A line of a page, with its role.
pub type PageLine = (String, Role);

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
    pub fn draw(self, canvas: &mut Canvas<'_>, frame: Rect, inside: Rect, lines: &[PageLine]) {
        draw_lines(canvas, frame, inside, lines, self.top);
    }
}

/// Draws prepared lines from `scroll` on, with marks for what does not fit.
pub fn draw_lines(canvas: &mut Canvas<'_>, frame: Rect, inside: Rect, lines: &[PageLine], scroll: usize) {
    let scroll = scroll.min(lines.len().saturating_sub(inside.height.into()));
    for ((text, role), y) in lines.iter().skip(scroll).zip(inside.y..inside.bottom()) {
        canvas.text(inside.x + 1, y, inside.width.saturating_sub(1), text, *role);
    }
    canvas.more(frame, scroll, lines.len().saturating_sub(scroll + usize::from(inside.height)));
}
