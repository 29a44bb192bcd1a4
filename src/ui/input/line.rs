//! A line that is being typed: the command line, a search, a name.

use crate::shell::command::key::Key;

/// A line with its cursor.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    text: String,
    /// The cursor, in bytes.
    at: usize,
}

/// What a key did to a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// It changed the text or the cursor.
    Changed,
    /// It commits the line.
    Entered,
    /// It leaves the line.
    Left,
    /// It is not for a line.
    Ignored,
}

impl Line {
    /// A line that holds a text already, with the cursor at its end.
    pub fn with(text: impl Into<String>) -> Line {
        let text = text.into();
        Line { at: text.len(), text }
    }

    /// What was typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text before the cursor.
    pub fn before(&self) -> &str {
        &self.text[..self.at]
    }

    /// Text was pasted: its first line, without what cannot be typed.
    pub fn paste(&mut self, text: &str) {
        for letter in text.lines().next().unwrap_or_default().chars().filter(|letter| !letter.is_control()) {
            self.press(Key::Char(letter));
        }
    }

    /// A key went down.
    pub fn press(&mut self, key: Key) -> Typed {
        match key {
            Key::Char(letter) => {
                self.text.insert(self.at, letter);
                self.at += letter.len_utf8();
            }
            Key::Backspace if self.text.is_empty() => return Typed::Left,
            Key::Backspace => {
                if let Some(letter) = self.before().chars().next_back() {
                    self.at -= letter.len_utf8();
                    self.text.remove(self.at);
                }
            }
            Key::Delete if self.at < self.text.len() => {
                self.text.remove(self.at);
            }
            Key::Left => self.at -= self.before().chars().next_back().map_or(0, char::len_utf8),
            Key::Right => self.at += self.text[self.at..].chars().next().map_or(0, char::len_utf8),
            Key::Home | Key::Ctrl('a') => self.at = 0,
            Key::End | Key::Ctrl('e') => self.at = self.text.len(),
            Key::Ctrl('u') => {
                self.text.drain(..self.at);
                self.at = 0;
            }
            Key::Enter => return Typed::Entered,
            Key::Esc => return Typed::Left,
            _ => return Typed::Ignored,
        }
        Typed::Changed
    }
}
