//! A second window on a running table.

use super::duel::Sitting;
use super::terminal::Terminal;

/// Moments at which the table is compared.
const STEPS: usize = 12;

#[test]
fn it_follows_the_table_in_public_and_offers_only_what_can_be_done() {
    let mut sitting = Sitting::begin("4", true);
    let mut window = Terminal::start(sitting.path(), &["watch"], 40, 120);
    window.sees("Step 0");
    for word in ["mark", "eyes", "card of the game"] {
        assert!(!window.screen().contains(word), "{word} is offered:\n{}", window.screen());
    }
    window.never_shows([0, 1].into_iter().flat_map(|seat| sitting.truth.hand_of(seats::Seat(seat))).collect());
    for _ in 0..STEPS {
        sitting.step();
    }
    window.until("it follows", |glass| !glass.shows().contains("Step 0"));
    window.type_keys("q");
    assert!(window.end().success());
}
