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
        match first_answer(&desk.screen()) {
            Some(keys) => desk.press(keys),
            None => return desk,
        };
    }
    panic!("no action comes:\n{}", desk.screen());
}

/// The key that answers what is asked before the first action; `None` once that is asked.
fn first_answer(screen: &str) -> Option<&'static str> {
    Some(match () {
        () if screen.contains("choose an action") => return None,
        () if screen.contains("who starts") => "A",
        () if screen.contains("the first of 2 cards") => "1",
        () if screen.contains("[k]") => "k",
        () if screen.contains("into play as") => "2",
        () => "Enter",
    })
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

#[test]
fn a_key_is_not_pressed_in_another_game() {
    let mut desk = passed();
    let now = desk.now;
    desk.app.play(board_of(Box::new(against_a_bot(2).paced(PACE))), None, now);
    for _ in 0..40 {
        wait(&mut desk);
        assert!(!desk.screen().contains("was dropped"), "{}", desk.screen());
        let keys = first_answer(&desk.screen());
        let Some(keys) = keys else { break };
        desk.press(keys);
    }
    desk.press("L");
    assert!(!desk.screen().contains("Ann passes"), "{}", desk.screen());
}

#[test]
fn a_key_is_dropped_under_something_else_on_the_screen() {
    let mut desk = passed();
    desk.press("?");
    wait(&mut desk);
    desk.press("Esc L");
    assert_eq!(desk.screen().matches("Ann passes").count(), 1, "{}", desk.screen());
}
