//! Power cuts: the program is killed at any moment and goes on at the same decision, behind a lowered curtain.

use super::duel::Sitting;
use super::truth::{Truth, saved};
use crate::rules::support::Dice;

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let mut dice = Dice::new(3);
    let mut sitting = Sitting::begin("11", true);
    for _ in 0..6 {
        for _ in 0..dice.below(9) {
            if sitting.truth.awaits().is_some() {
                sitting.step();
            }
        }
        if sitting.truth.awaits().is_none() {
            break;
        }
        let before = sitting.truth.game.clone();
        let picks = saved(sitting.path()).2.len();
        // In the middle of things: a key has gone down, and nobody knows how far it got; or a hand is open.
        let mut after = before.clone();
        match dice.below(3) {
            0 => {
                let option = sitting.press_wish();
                let mut log = cantina::unlimited::rules::fact::Log::default();
                after.choose(&crate::protocol::support::CARDS.1, option, &mut log).expect("it is an option");
            }
            1 => sitting.open_hand(),
            _ => {}
        }
        sitting.terminal.signal("KILL");
        sitting.terminal.end();
        let now = Truth::of(sitting.path());
        let made = saved(sitting.path()).2.len() - picks;
        assert!(made <= 1);
        let wanted = if made == 1 { &after } else { &before };
        assert_eq!(now.game.fingerprint(), wanted.fingerprint(), "nothing is lost, nothing is made up");
        sitting.resume();
        assert!(!sitting.terminal.screen().contains("open to"));
    }
    assert!(saved(sitting.path()).2.len() > 10);
}
