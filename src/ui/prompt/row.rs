//! A row of a list that something is chosen from.

use crate::ui::input::key::Key;

/// A row as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// What was done with it: `[x]`, `3`, `top`.
    pub mark: String,
    /// The key that means it.
    pub key: String,
    /// In words.
    pub text: String,
    /// The card to show beside the list.
    pub card: Option<String>,
    /// The handle of the card, for the marks on the table.
    pub uid: Option<u16>,
    /// Was something done with it?
    pub picked: bool,
}

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

    /// The first row to show where this many fit.
    pub fn first(self, rows: usize) -> usize {
        if self.at >= rows { self.at + 1 - rows } else { 0 }
    }
}

/// What a key led to in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Something changed, or nothing; the list stays.
    Stay,
    /// These picks, one after another.
    Send(Vec<super::meaning::Meaning>),
    /// It cannot be, and why.
    Refuse(String),
    /// The key is not for the list.
    Ignored,
}
