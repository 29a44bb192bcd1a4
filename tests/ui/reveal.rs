//! Cards that somebody looks at, on their screen and on nobody else's.

use super::clock_jumps::{at_position, open_hand};
use std::time::Duration;

/// Ann has a Viper Probe Droid, which looks at the hand of Bob.
const POSITION: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_228", "SOR_046"], resources: 5, deck: ["SOR_047"]),
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_077", "SOR_128"], resources: 5, deck: ["SOR_128"]),
])"#;

const BOBS: [&str; 2] = ["Takedown", "Death Star Stormtrooper"];

#[test]
fn a_hand_that_is_looked_at_is_drawn_until_a_key() {
    for (width, height) in [(80, 24), (120, 40), (160, 50)] {
        let home = tempfile::tempdir().expect("a folder");
        let mut desk = at_position(home.path(), POSITION);
        desk.resize(width, height);
        open_hand(&mut desk);
        desk.press("1");
        let screen = desk.screen();
        assert!(screen.contains("Only for these eyes"), "{screen}");
        assert!(screen.contains("Ann looks at 2 cards of Bob's hand"), "{screen}");
        assert!(BOBS.iter().all(|title| screen.contains(title)), "{screen}");
        desk.press("1 p x");
        assert!(desk.screen().contains("Press Enter once you have seen the cards."), "{}", desk.screen());
        desk.press("Enter");
        assert!(desk.screen().contains("BOB, choose an action"), "{}", desk.screen());
        desk.press("L");
        let screen = desk.screen();
        assert!(screen.contains("Ann looks at 2 cards of Bob's hand"), "{screen}");
        assert!(BOBS.iter().all(|title| !screen.contains(title)), "{screen}");
    }
}

#[test]
fn it_waits_behind_the_curtain_when_the_hand_closes_meanwhile() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), POSITION);
    open_hand(&mut desk);
    desk.press("1");
    desk.send(cantina::ui::terminal::message::Message::FocusLost);
    let screen = desk.screen();
    assert!(screen.contains("A N N") && BOBS.iter().all(|title| !screen.contains(title)), "{screen}");
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter");
    assert!(BOBS.iter().all(|title| desk.screen().contains(title)), "{}", desk.screen());
}
