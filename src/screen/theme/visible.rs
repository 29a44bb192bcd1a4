//! Text from people and files made safe for a terminal: nothing in it is obeyed, and nothing changes how the rest
//! reads.

use super::width::ascii;
use std::borrow::Cow;
use std::io::{self, Write};

/// The text with every character that a terminal would obey, or that changes the direction of others or has no width,
/// written as its number: `\u{1b}`. Line ends and tabs stay.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.chars().any(commands) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        if commands(letter) { shown.extend(letter.escape_unicode()) } else { shown.push(letter) }
    }
    Cow::Owned(shown)
}

/// Is this a character that does something instead of being shown?
fn commands(letter: char) -> bool {
    let turns = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let breaks = matches!(letter, '\u{2028}' | '\u{2029}');
    let hides = matches!(letter, '\u{200b}' | '\u{2060}' | '\u{feff}');
    (letter.is_control() && !matches!(letter, '\n' | '\t')) || turns || breaks || hides
}

/// A writer for text that comes from people and files.
pub struct Visible<W: Write> {
    inner: W,
    ascii: bool,
}

impl<W: Write> Visible<W> {
    /// Writes there, in ASCII only if asked to.
    pub fn new(inner: W, ascii: bool) -> Visible<W> {
        Visible { inner, ascii }
    }
}

impl<W: Write> Write for Visible<W> {
    /// Accepts whole pieces of text, as `write!` produces them.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        let shown = visible(&text);
        let shown = if self.ascii { ascii(&shown) } else { shown.as_ref().into() };
        self.inner.write_all(shown.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}
