//! Private notes on the screen of the person who writes them (rule O-1): a page of text and a cursor, nothing else.

use ratatui::layout::{Position, Rect};
use screen::input::hints::Hint;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::event::Event;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::Hits;
use shell::command::Command;
use shell::command::key::Key;
use std::fmt;
use std::ops::Range;

/// The screen.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Notes {
    /// Whose notes they are.
    pub name: String,
    text: String,
    /// The cursor, in bytes.
    at: usize,
    /// The most characters the page holds.
    most: usize,
}

impl fmt::Debug for Notes {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Notes").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Notes {
    /// The notes as they were left, with the cursor at their end.
    pub(crate) fn new(name: impl Into<String>, text: impl Into<String>, most: usize) -> Notes {
        let text = text.into();
        Notes { name: name.into(), at: text.len(), text, most }
    }

    /// The text of the page.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// A key went down: letters are text, [`Event::Back`] saves and closes.
    pub(crate) fn press(&mut self, key: Key, area: Rect) -> Event {
        let width = area.width.saturating_sub(4).max(1);
        match key {
            Key::Esc => return Event::Back,
            Key::Char(letter) => self.insert(letter),
            Key::Enter => self.insert('\n'),
            Key::Backspace => {
                if let Some(letter) = self.text[..self.at].chars().next_back() {
                    self.at -= letter.len_utf8();
                    self.text.remove(self.at);
                }
            }
            Key::Delete if self.at < self.text.len() => {
                self.text.remove(self.at);
            }
            Key::Left => self.at -= self.text[..self.at].chars().next_back().map_or(0, char::len_utf8),
            Key::Right => self.at += self.text[self.at..].chars().next().map_or(0, char::len_utf8),
            Key::Up => self.move_rows(-1, width),
            Key::Down => self.move_rows(1, width),
            Key::PageUp => self.move_rows(-10, width),
            Key::PageDown => self.move_rows(10, width),
            Key::Home => self.at = self.text[..self.at].rfind('\n').map_or(0, |end| end + 1),
            Key::End => self.at = self.text[self.at..].find('\n').map_or(self.text.len(), |end| self.at + end),
            _ => return Event::Ignored,
        }
        Event::Stay
    }

    fn insert(&mut self, letter: char) {
        if self.text.chars().count() < self.most {
            self.text.insert(self.at, letter);
            self.at += letter.len_utf8();
        }
    }

    /// The rows of the page, as ranges of the text: a line that is too wide continues in the next row.
    fn rows(&self, width: u16) -> Vec<Range<usize>> {
        let mut rows = Vec::new();
        let mut start = 0;
        for line in self.text.split('\n') {
            let (mut from, mut used) = (start, 0);
            for (offset, letter) in line.char_indices() {
                let wide = columns(letter.encode_utf8(&mut [0; 4]));
                if used + wide > usize::from(width) && start + offset > from {
                    rows.push(from..start + offset);
                    (from, used) = (start + offset, 0);
                }
                used += wide;
            }
            rows.push(from..start + line.len());
            start += line.len() + 1;
        }
        rows
    }

    fn row_of_cursor(&self, rows: &[Range<usize>]) -> usize {
        rows.iter().rposition(|row| row.start <= self.at).unwrap_or(0)
    }

    fn move_rows(&mut self, step: isize, width: u16) {
        let rows = self.rows(width);
        let from = self.row_of_cursor(&rows);
        let to = from.saturating_add_signed(step).min(rows.len() - 1);
        let column = self.text[rows[from].start..self.at].chars().count();
        let row = &self.text[rows[to].clone()];
        self.at = rows[to].start + row.char_indices().nth(column).map_or(row.len(), |(offset, _)| offset);
    }

    /// Draws it.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, notice: Option<&str>, hits: &mut Hits) {
        let help = Hint { key: "F1".into(), word: "help".into(), available: true, command: Command::Help };
        let around = Around { hints: &[], help: &help, line: None, notice };
        let title = format!("Private notes of {}", self.name);
        let inside = draw_frame(canvas, &title, "[Esc] save and close", &around, hits);
        let width = inside.width.saturating_sub(2).max(1);
        let about = format!("Only {} should see the screen now. Kept until the end, for no other eyes.", self.name);
        canvas.text(inside.x + 1, inside.y, width, &about, Role::Dim);
        let page = Rect { x: inside.x + 1, y: inside.y + 1, width, height: inside.height.saturating_sub(1) };
        let rows = self.rows(width);
        let cursor = self.row_of_cursor(&rows);
        let first = (cursor + 1).saturating_sub(page.height.into());
        for (row, y) in rows.iter().skip(first).zip(page.y..page.bottom()) {
            canvas.text(page.x, y, page.width, &self.text[row.clone()], Role::Text);
        }
        let before = columns(&self.text[rows[cursor].start..self.at]) as u16;
        let y = page.y + (cursor - first) as u16;
        canvas.cursor = Some(Position { x: (page.x + before).min(page.right()), y });
    }
}
