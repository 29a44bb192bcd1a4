//! The program with a real game, hosted.

use super::fake::Desk;
use super::toy::{session, texts};
use screen::terminal::message::Message;
use seats::Seat;
use shell::session::{GameSession, Session, Visible};
use std::time::Duration;
use swu_screen::board_of;

fn desk(bot: bool) -> Desk {
    let mut desk = Desk::at_home();
    let now = desk.now;
    desk.app.play(board_of(Box::new(session(bot))), None, now);
    desk
}

#[test]
fn a_public_pick_needs_no_curtain_and_a_secret_one_does() {
    let mut desk = desk(false);
    assert!(desk.screen().contains("ANN, choose one"));
    desk.press("C");
    let curtain = desk.screen();
    assert!(curtain.contains("A N N"), "{curtain}");
    assert!(!curtain.contains("Bright Hope") && !curtain.contains("Death Trooper"));
    desk.press("a n n Enter");
    assert!(desk.screen().contains("A N N"), "keys right after the curtain fell are not heard");
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter");
    assert!(desk.screen().contains("Second"), "{}", desk.screen());
    desk.press("E");
    assert!(desk.screen().contains("BOB, choose one"));
    assert!(!desk.screen().contains("Bright Hope"));
}

#[test]
fn an_open_hand_closes_by_itself_and_the_curtain_can_be_spelled_again() {
    let mut desk = desk(false);
    desk.press("C");
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter Esc");
    assert!(desk.screen().contains("Bright Hope"), "{}", desk.screen());
    assert!(desk.screen().contains("closes by itself in 0:30"));
    assert!(desk.app.deadline(desk.now).is_some());
    desk.now += Duration::from_secs(31);
    desk.send(Message::Tick);
    assert!(!desk.screen().contains("Bright Hope"));
    assert!(desk.screen().contains("nobody pressed a key for a while"), "{}", desk.screen());
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter Esc");
    assert!(desk.screen().contains("Bright Hope"));
}

#[test]
fn undo_goes_through_the_host() {
    let mut desk = desk(false);
    desk.press("C Esc");
    assert!(desk.screen().contains("u undo: free"), "{}", desk.screen());
    desk.press("u");
    assert!(desk.screen().contains("Taken back: 1 picked something."), "{}", desk.screen());
    assert!(desk.screen().contains("ANN, choose one"));
}

#[test]
fn giving_up_ends_the_game() {
    let mut desk = desk(false);
    desk.press("Esc :").type_line("concede").press("1");
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter");
    assert!(desk.screen().contains("Bob wins in round 4."), "{}", desk.screen());
}

#[test]
fn a_question_to_the_table_closes_the_hand_and_says_what_a_name_is_for() {
    let mut desk = desk(false);
    desk.press("C");
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter Esc");
    assert!(desk.screen().contains("Bright Hope"), "{}", desk.screen());
    desk.press(":").type_line("concede");
    assert!(desk.screen().contains("Bob gives up this game"), "{}", desk.screen());
    assert!(!desk.screen().contains("Bright Hope"));
    desk.now += Duration::from_secs(70);
    desk.send(Message::Tick);
    desk.press("2");
    assert!(desk.screen().contains("Bob gives up. Undoing that needs everybody's consent."), "{}", desk.screen());
    desk.press("Esc");
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter");
    assert!(!desk.screen().contains("wins"), "{}", desk.screen());
}

#[test]
fn a_question_ends_when_its_screen_ends() {
    let mut desk = desk(false);
    desk.press("C Esc :").type_line("concede").press("2");
    assert!(desk.screen().contains("Bob gives up."), "{}", desk.screen());
    desk.send(Message::FocusLost);
    assert!(!desk.screen().contains("Bob gives up"), "{}", desk.screen());
    desk.now += Duration::from_secs(1);
    desk.press("b o b Enter");
    assert!(!desk.screen().contains("wins"), "{}", desk.screen());
}

#[test]
fn a_bot_plays_its_picks_at_once_and_the_log_is_that_of_the_eyes() {
    let mut session = session(true);
    let now = std::time::Instant::now();
    session.pick(0, now).expect("a public pick");
    assert!(matches!(session.visible(), Visible::Open(Seat(0), _)), "the only person has nobody to hide it from");
    assert!(session.lies_open() && session.closes_in(now).is_none());
    assert!(session.ask(shell::curtain::Purpose::Hand, now).is_err(), "nobody is asked");
    assert_eq!(texts(session.log()), ["1 picked 0"]);
    let later = now + Duration::from_secs(1);
    session.pick(1, later).expect("a secret pick");
    while session.tick(later) {}
    assert!(matches!(session.visible(), Visible::Open(Seat(0), _)), "Bob is a bot and has played both his picks");
    assert_eq!(texts(session.log()).len(), 4);
}
