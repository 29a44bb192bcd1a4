//! A list of things to open: unfinished games, decks.

use super::event::Event;
use super::frame::{Around, draw as draw_frame};
use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use crate::theme::width::wrap;
use crate::widgets::cursor::Cursor;
use crate::widgets::hits::{Hits, Spot};
use ratatui::layout::Rect;
use shell::command::key::Key;

/// A thing in the list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// Its name.
    pub title: String,
    /// More about it, on the same line.
    pub about: String,
    /// Something wrong with it, in a word.
    pub warning: String,
    /// All about it, shown beside the list.
    pub details: Vec<String>,
}

/// The screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choose {
    /// What the list is of.
    pub title: String,
    /// What to say if it is empty.
    pub empty: &'static str,
    /// The things.
    pub entries: Vec<Entry>,
    /// The cursor.
    pub cursor: Cursor,
}

impl Choose {
    /// A list of things.
    pub fn new(title: String, empty: &'static str, entries: Vec<Entry>) -> Choose {
        Choose { title, empty, entries, cursor: Cursor::default() }
    }

    /// A key went down.
    pub fn press(&mut self, key: Key) -> Event {
        match key {
            Key::Enter | Key::Char(' ') if self.entries.is_empty() => Event::Stay,
            Key::Enter | Key::Char(' ') => Event::Chosen(self.cursor.at),
            Key::Char(digit @ '1'..='9') => {
                let row = usize::from(digit as u8 - b'1');
                if row >= self.entries.len() {
                    return Event::Stay;
                }
                self.cursor.at = row;
                if self.entries.len() < 10 { Event::Chosen(row) } else { Event::Stay }
            }
            key if self.cursor.press(key, self.entries.len()) => Event::Stay,
            _ => Event::Ignored,
        }
    }

    /// Puts the cursor on the next thing with this in its name; false if there is none.
    pub fn search(&mut self, text: &str) -> bool {
        let text = text.to_lowercase();
        let count = self.entries.len();
        let mut rows = (1..=count).map(|step| (self.cursor.at + step) % count);
        let found = rows.find(|row| {
            let entry = &self.entries[*row];
            entry.title.to_lowercase().contains(&text) || entry.about.to_lowercase().contains(&text)
        });
        self.cursor.at = found.unwrap_or(self.cursor.at);
        found.is_some()
    }

    /// Draws it.
    pub fn draw(&self, canvas: &mut Canvas<'_>, around: &Around<'_>, hits: &mut Hits) {
        let inside = draw_frame(canvas, &self.title, &format!("{}", self.entries.len()), around, hits);
        if self.entries.is_empty() {
            canvas.text(inside.x + 2, inside.y + 1, inside.width.saturating_sub(3), self.empty, Role::Text);
            return;
        }
        let details = self.entries.get(self.cursor.at).map(|entry| entry.details.as_slice()).unwrap_or_default();
        let width = if details.is_empty() { inside.width } else { inside.width * 3 / 5 };
        let list = Rect { width, ..inside };
        let first = self.cursor.first(list.height.into());
        for ((index, entry), y) in self.entries.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
            let row = Rect { y, height: 1, ..list };
            let number = format!("{:>3}  ", index + 1);
            let warning = if entry.warning.is_empty() { String::new() } else { format!("  {}", entry.warning) };
            let about = format!("  {}", entry.about);
            let pieces = [
                (number.as_str(), Role::Choice),
                (entry.title.as_str(), Role::Strong),
                (warning.as_str(), Role::Warning),
                (about.as_str(), Role::Dim),
            ];
            canvas.pieces(row.x, y, row.width.saturating_sub(1), &pieces);
            if index == self.cursor.at {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
        }
        let below = self.entries.len().saturating_sub(first + usize::from(list.height));
        canvas.more(Rect { height: inside.height + 2, y: inside.y - 1, ..list }, first, below);
        let beside = Rect { x: list.right() + 1, width: inside.right().saturating_sub(list.right() + 2), ..inside };
        let lines = details.iter().flat_map(|line| wrap(line, beside.width.into()));
        for (line, y) in lines.zip(beside.y..beside.bottom()) {
            canvas.text(beside.x, y, beside.width, &line, Role::Text);
        }
    }
}
