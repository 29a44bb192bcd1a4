//! Asks the terminal for its colours (OSC 11), and keeps an answer that comes too late from being taken for keys.

use crate::theme::ground::Ground;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use terminal_colorsaurus::{Error, QueryOptions, ThemeMode, theme_mode};

/// How long an answer is waited for. Almost every terminal answers at once, if only that it does not know; over a slow
/// line it takes one way there and back.
const PATIENCE: Duration = Duration::from_millis(300);

/// May the answer still come?
static LATE: AtomicBool = AtomicBool::new(false);

/// What the terminal says about its ground; dark if it does not say in time. Asked before the terminal is entered: the
/// answer arrives where keys do.
pub fn ask() -> Ground {
    let mut options = QueryOptions::default();
    options.timeout = PATIENCE;
    match theme_mode(options) {
        Ok(ThemeMode::Light) => Ground::Light,
        Ok(ThemeMode::Dark) => Ground::Dark,
        Err(why) => {
            LATE.store(matches!(why, Error::Timeout(_)), Ordering::Relaxed);
            Ground::Dark
        }
    }
}

/// Leaves out of the keys what is an answer that came too late. Read as keys it begins with Alt-], ends with Ctrl-G or
/// Alt-\, and has only plain characters in between.
#[derive(Default)]
pub(super) struct LateAnswer {
    inside: bool,
}

impl LateAnswer {
    /// Is this key a part of one?
    pub(super) fn has(&mut self, key: &KeyEvent) -> bool {
        let begins = is(key, ']', KeyModifiers::ALT);
        let ends = is(key, '\\', KeyModifiers::ALT) || is(key, 'g', KeyModifiers::CONTROL);
        let was = self.inside;
        self.inside = match was {
            false => begins && LATE.load(Ordering::Relaxed),
            true => begins || !ends && matches!(key.code, KeyCode::Char(_)) && key.modifiers.is_empty(),
        };
        self.inside || was && ends
    }
}

fn is(key: &KeyEvent, letter: char, with: KeyModifiers) -> bool {
    key.code == KeyCode::Char(letter) && key.modifiers == with
}
