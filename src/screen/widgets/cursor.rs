//! A cursor in a list.

use shell::command::key::Key;

/// A cursor in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The row it is on.
    pub at: usize,
}

impl Cursor {
    /// Moves by a key in a list of this length; false if the key does not move.
    pub fn press(&mut self, key: Key, length: usize) -> bool {
        let last = length.saturating_sub(1);
        self.at = match key {
            Key::Up | Key::Char('k') | Key::BackTab => self.at.saturating_sub(1),
            Key::Down | Key::Char('j') => (self.at + 1).min(last),
            Key::PageUp => self.at.saturating_sub(10),
            Key::PageDown => (self.at + 10).min(last),
            Key::Home => 0,
            Key::End => last,
            _ => return false,
        };
        true
    }

    /// Moves by a key among plates in rows of this many columns; false if the key does not move.
    pub fn press_in_rows(&mut self, key: Key, length: usize, columns: usize) -> bool {
        let (at, last) = (self.at, length.saturating_sub(1));
        self.at = match key {
            Key::Up | Key::Char('k') => at.checked_sub(columns).unwrap_or(at),
            Key::Down | Key::Char('j') if at + columns <= last => at + columns,
            Key::Down | Key::Char('j') => at,
            Key::Left | Key::Char('h') | Key::BackTab => at.saturating_sub(1),
            Key::Right => (at + 1).min(last),
            Key::Home => 0,
            Key::End => last,
            _ => return false,
        };
        true
    }

    /// The first row to show if this many fit.
    pub fn first(self, rows: usize) -> usize {
        if self.at >= rows { self.at + 1 - rows } else { 0 }
    }
}
