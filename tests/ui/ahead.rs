//! One key is kept while a bot thinks, for the next action of the only person at the table.

use super::by_ear::against_a_bot;
use super::fake::Desk;
use screen::terminal::message::Message;
use std::time::Duration;
use swu_screen::board_of;

/// How long the bot waits before a pick.
const PACE: Duration = Duration::from_millis(400);

/// Waits until the bot has chosen.
fn wait(desk: &mut Desk) {
    for _ in 0..20 {
        desk.now += PACE;
        std::thread::sleep(Duration::from_millis(2));
        desk.send(Message::Tick);
    }
}

/// A game in which it is the bot's turn after Ann has passed, and she has pressed the key again.
fn passed() -> Desk {
    let mut games = (1..40).map(|seed| {
        let mut desk = begun(seed);
        desk.press("p p");
        desk
    });
    let kept = |desk: &mut Desk| desk.screen().contains("p is pressed when it is your turn; Esc drops it.");
    games.find_map(|mut desk| kept(&mut desk).then_some(desk)).expect("Ann begins in one")
}

/// Ann before her first action.
fn begun(seed: u64) -> Desk {
    let mut desk = Desk::at_home();
    let now = desk.now;
    desk.app.play(board_of(Box::new(against_a_bot(seed).paced(PACE))), None, now);
    for _ in 0..40 {
        wait(&mut desk);
        let screen = desk.screen();
        let keys = match () {
            () if screen.contains("who starts") => "A",
            () if screen.contains("choose an action") => return desk,
            () if screen.contains("the first of 2 cards") => "1",
            () if screen.contains("[k]") => "k",
            () if screen.contains("into play as") => "2",
            () => "Enter",
        };
        desk.press(keys);
    }
    panic!("no action comes:\n{}", desk.screen());
}

#[test]
fn a_key_is_pressed_when_the_bot_has_acted() {
    let mut desk = passed();
    wait(&mut desk);
    desk.press("L");
    let log = desk.screen();
    assert_eq!(log.matches("Ann passes").count(), 2, "{log}");
}

#[test]
fn the_key_is_dropped_by_escape() {
    let mut desk = passed();
    desk.press("Esc");
    assert!(desk.screen().contains("The key was dropped."), "{}", desk.screen());
    wait(&mut desk);
    assert!(desk.screen().contains("choose an action"), "{}", desk.screen());
}
