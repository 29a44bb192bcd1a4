//! Keys of the terminal as a handover gets them.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use hotseat::handover::Keystroke;
use screen::input::keys::{is_ctrl, is_press, keystroke};

#[test]
fn only_presses_of_plain_keys_are_heard() {
    let key = |code, modifiers, kind| KeyEvent::new_with_kind(code, modifiers, kind);
    let (b, none, shift) = (KeyCode::Char('b'), KeyModifiers::NONE, KeyModifiers::SHIFT);
    let (ctrl, alt) = (KeyModifiers::CONTROL, KeyModifiers::ALT);
    use KeyEventKind::{Press, Release, Repeat};
    for (code, modifiers, kind, heard) in [
        (b, none, Press, Some(Keystroke::Letter('b'))),
        (KeyCode::Char('B'), shift, Press, Some(Keystroke::Letter('B'))),
        (KeyCode::Enter, none, Press, Some(Keystroke::Enter)),
        (KeyCode::Backspace, none, Press, Some(Keystroke::Backspace)),
        (b, none, Repeat, None),
        (b, none, Release, None),
        (KeyCode::Enter, none, Repeat, None),
        (KeyCode::Enter, none, Release, None),
        (b, ctrl, Press, None),
        (b, alt, Press, None),
        (KeyCode::Enter, ctrl, Press, None),
        (KeyCode::Tab, none, Press, None),
        (KeyCode::Esc, none, Press, None),
    ] {
        assert_eq!(keystroke(&key(code, modifiers, kind)), heard, "{code:?} {modifiers:?} {kind:?}");
    }
    assert!(is_press(&key(b, none, Press)) && !is_press(&key(b, none, Repeat)));
    assert!(
        is_ctrl(&key(KeyCode::Char('Z'), ctrl, Press), 'z') && !is_ctrl(&key(KeyCode::Char('z'), none, Press), 'z')
    );
}

/// The key file in the book is a valid key file.
#[test]
fn the_key_file_of_the_book_is_taken() {
    let page = std::fs::read_to_string("docs/src/settings.md").expect("it is there");
    let line = page.lines().find(|line| line.starts_with("| `keys.ron`")).expect("a row for it");
    let example = line.split('`').find(|piece| piece.starts_with('{')).expect("an example");
    if let Err(faults) = screen::input::keymap::Keymap::parse(example) {
        panic!("{example}: {faults:?}");
    }
}
