//! Terminal keys as the rest of the program knows them.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use hotseat::handover::Keystroke;
use shell::command::key::Key;

/// Did this key go down? Holding and releasing are not presses; some terminals report them.
pub fn is_press(key: &KeyEvent) -> bool {
    key.kind == KeyEventKind::Press
}

/// The meaning of a key for a handover; `None` for keys it ignores, such as those with Ctrl or Alt.
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

/// The key of a terminal's event; `None` for a release, or for a key without meaning here.
pub fn key_of(event: &KeyEvent) -> Option<Key> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    let control = event.modifiers.contains(KeyModifiers::CONTROL);
    let alt = event.modifiers.contains(KeyModifiers::ALT);
    Some(match event.code {
        KeyCode::Char(letter) if control && !alt => Key::Ctrl(letter.to_ascii_lowercase()),
        KeyCode::Char(_) if alt && !control => return None,
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Tab if event.modifiers.contains(KeyModifiers::SHIFT) => Key::BackTab,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::F(number) => Key::F(number),
        _ => return None,
    })
}
