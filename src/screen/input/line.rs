//! A line being typed: the command line, a search, a name.

use shell::command::key::Key;
use tui_input::{Input, InputRequest};

/// A line with its cursor.
#[derive(Clone, Debug, Default)]
pub struct Line(Input);

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

/// The text last cut is not part of a line's identity.
impl PartialEq for Line {
    fn eq(&self, other: &Line) -> bool {
        (self.text(), self.0.cursor()) == (other.text(), other.0.cursor())
    }
}

impl Eq for Line {}

impl Line {
    /// A line that holds a text already, with the cursor at its end.
    pub fn with(text: impl Into<String>) -> Line {
        Line(Input::new(text.into()))
    }

    /// What was typed.
    pub fn text(&self) -> &str {
        self.0.value()
    }

    /// The text before the cursor.
    pub fn before(&self) -> &str {
        let text = self.0.value();
        text.char_indices().nth(self.0.cursor()).map_or(text, |(at, _)| &text[..at])
    }

    /// Text was pasted: its first line, without characters that cannot be typed.
    pub fn paste(&mut self, text: &str) {
        for letter in text.lines().next().unwrap_or_default().chars().filter(|letter| !letter.is_control()) {
            self.press(Key::Char(letter));
        }
    }

    /// A key went down.
    pub fn press(&mut self, key: Key) -> Typed {
        let request = match key {
            Key::Char(letter) => InputRequest::InsertChar(letter),
            Key::Backspace if self.text().is_empty() => return Typed::Left,
            Key::Backspace => InputRequest::DeletePrevChar,
            Key::Delete => InputRequest::DeleteNextChar,
            Key::Left => InputRequest::GoToPrevChar,
            Key::Right => InputRequest::GoToNextChar,
            Key::Home | Key::Ctrl('a') => InputRequest::GoToStart,
            Key::End | Key::Ctrl('e') => InputRequest::GoToEnd,
            Key::Ctrl('u') => InputRequest::DeleteFromStart,
            Key::Ctrl('k') => InputRequest::DeleteTillEnd,
            Key::Ctrl('w') => InputRequest::DeletePrevWord,
            Key::Enter => return Typed::Entered,
            Key::Esc => return Typed::Left,
            _ => return Typed::Ignored,
        };
        self.0.handle(request);
        Typed::Changed
    }
}
