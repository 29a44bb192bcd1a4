//! What covers an open hand, and what stops the program over it.

use super::app::covered;
use super::fake::{Desk, Fake};
use super::fixtures::duel;
use screen::terminal::message::Effect;

/// Whatever covers an open hand: the hand is closed, or the foot says whose hand is below, or it stays visible.
#[test]
fn nothing_hides_that_a_hand_lies_open_below() {
    for keys in ["w", ":", ": r u l e s Enter", ": w h y Enter", "/", "Enter", "<", "v", "L", "F4", "?", "F3"] {
        let (fake, asked) = Fake::new(vec![covered()], duel::log());
        let mut desk = Desk::at_table(fake);
        desk.press("Tab a n n Enter").press(keys);
        let screen = desk.screen();
        let said = screen.contains("The open hand of Ann is shown below: only Ann can close it.");
        let closed = asked.borrow().iter().any(|what| what.starts_with("close"));
        assert!(closed || said || screen.contains("Hand 4, open to Ann"), "{keys}: {screen}");
        if closed {
            desk.press("Esc Esc Esc");
            assert!(!desk.screen().contains("Bright Hope"), "{keys}: {}", desk.screen());
        }
    }
}

#[test]
fn ctrl_z_covers_the_hand_before_the_program_stops() {
    let (fake, asked) = Fake::new(vec![covered()], duel::log());
    let mut desk = Desk::at_table(fake);
    desk.press("Tab a n n Enter");
    assert!(desk.screen().contains("Bright Hope") && !desk.effects.contains(&Effect::Suspend));
    desk.press("Ctrl-Z");
    assert!(desk.effects.contains(&Effect::Suspend), "{:?}", desk.effects);
    assert!(asked.borrow().iter().any(|what| what.starts_with("close")), "{:?}", asked.borrow());
    assert!(!desk.screen().contains("Bright Hope"), "{}", desk.screen());
}
