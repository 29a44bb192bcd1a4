//! Keys as this program names them.

use std::fmt;

/// A key that went down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Key {
    /// A letter, digit or sign; Shift is in the letter.
    Char(char),
    /// A letter with Ctrl.
    Ctrl(char),
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Home.
    Home,
    /// End.
    End,
    /// A function key.
    F(u8),
}

const NAMED: [(&str, Key); 15] = [
    ("Space", Key::Char(' ')),
    ("Enter", Key::Enter),
    ("Esc", Key::Esc),
    ("Tab", Key::Tab),
    ("Shift-Tab", Key::BackTab),
    ("Backspace", Key::Backspace),
    ("Delete", Key::Delete),
    ("Up", Key::Up),
    ("Down", Key::Down),
    ("Left", Key::Left),
    ("Right", Key::Right),
    ("PageUp", Key::PageUp),
    ("PageDown", Key::PageDown),
    ("Home", Key::Home),
    ("End", Key::End),
];

impl Key {
    /// Reads a key as hints and key files write it: `a`, `?`, `Enter`, `F1`, `Ctrl-C`.
    pub fn from_text(text: &str) -> Option<Key> {
        if let Some((_, key)) = NAMED.iter().find(|(name, _)| *name == text) {
            return Some(*key);
        }
        let mut letters = text.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return (!letter.is_whitespace() && !letter.is_control()).then_some(Key::Char(letter));
        }
        if let Some(letter) = text.strip_prefix("Ctrl-").filter(|rest| rest.chars().count() == 1) {
            return letter.chars().next().map(|letter| Key::Ctrl(letter.to_ascii_lowercase()));
        }
        let number = text.strip_prefix('F')?.parse().ok()?;
        (1..=24).contains(&number).then_some(Key::F(number))
    }
}

impl fmt::Display for Key {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = NAMED.iter().find(|(_, key)| key == self) {
            return formatter.pad(name);
        }
        match self {
            Key::Char(letter) => formatter.pad(letter.encode_utf8(&mut [0; 4])),
            Key::Ctrl(letter) => formatter.pad(&format!("Ctrl-{}", letter.to_ascii_uppercase())),
            Key::F(number) => formatter.pad(&format!("F{number}")),
            _ => Ok(()),
        }
    }
}
