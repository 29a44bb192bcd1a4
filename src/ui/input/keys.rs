//! Terminal keys as the rest of the program knows them.

use crate::hotseat::handover::Keystroke;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// Did this key go down? Holding and letting go are not presses; some terminals report them.
pub fn is_press(key: &KeyEvent) -> bool {
    key.kind == KeyEventKind::Press
}

/// What a key means to a handover; nothing for keys it does not listen to, such as those with Ctrl or Alt.
pub fn keystroke(key: &KeyEvent) -> Option<Keystroke> {
    let plain = (key.modifiers - KeyModifiers::SHIFT).is_empty();
    match key.code {
        KeyCode::Char(letter) if plain && is_press(key) => Some(Keystroke::Letter(letter)),
        KeyCode::Enter if plain && is_press(key) => Some(Keystroke::Enter),
        KeyCode::Backspace if plain && is_press(key) => Some(Keystroke::Backspace),
        _ => None,
    }
}

/// Ctrl with a letter, in whichever case the terminal reports it.
pub fn is_ctrl(key: &KeyEvent, letter: char) -> bool {
    let letters = matches!(key.code, KeyCode::Char(pressed) if pressed.eq_ignore_ascii_case(&letter));
    letters && is_press(key) && key.modifiers.contains(KeyModifiers::CONTROL)
}
