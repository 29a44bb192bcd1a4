//! What fingers go on typing after a word has been accepted before its end: it is not meant for the table.

use super::handover::Keystroke;
use super::spelling::same_letter;
use std::time::{Duration, Instant};

/// Whoever keeps typing by habit does so without a pause.
const PAUSE: Duration = Duration::from_secs(1);

/// The letters of a word that were not needed, and the Enter after them.
#[derive(Clone, Debug)]
pub struct RestOfWord {
    letters: Vec<char>,
    until: Instant,
}

impl RestOfWord {
    pub(super) fn new(letters: Vec<char>, at: Instant) -> RestOfWord {
        RestOfWord { letters, until: at + PAUSE }
    }

    /// A key went down at `at`: what is left after taking it for the next of these letters; `None` if it is none of
    /// them, and therefore meant for the table.
    pub fn after(mut self, key: Keystroke, at: Instant) -> Option<RestOfWord> {
        if at > self.until {
            return None;
        }
        match key {
            Keystroke::Letter(letter) if self.letters.first().is_some_and(|next| same_letter(*next, letter)) => {
                self.letters.remove(0);
                self.until = at + PAUSE;
            }
            // Nothing follows it.
            Keystroke::Enter => (self.letters, self.until) = (Vec::new(), at),
            Keystroke::Letter(_) | Keystroke::Backspace | Keystroke::Function(_) | Keystroke::Used => return None,
        }
        Some(self)
    }
}
