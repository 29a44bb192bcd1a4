//! After everything there is one thing to do next, by its key, by a click and by its word.

use super::deck_library::local_services;
use super::fake::Desk;
use lines::home::HomeLines;
use screen::terminal::message::Message;
use shell::command::Command;
use shell::next_step::NextStep;
use shell::program::{Program, Reply};
use shell::request::Request;
use std::path::Path;
use std::time::{Duration, Instant};

/// The lines that follow each of these.
fn said(home: &Path, lines: &[&str]) -> Vec<String> {
    let mut program = HomeLines::new(local_services(home));
    let mut now = Instant::now();
    let mut told = program.opening();
    for line in lines {
        now += Duration::from_secs(1);
        told = program.line(line, now, now).lines;
    }
    told
}

/// A lesson is finished, by its word.
fn finish(home: &Path, lesson: &str) {
    let line = format!("{{\"at\":1,\"what\":\"lesson\",\"id\":\"{lesson}\",\"step\":\"done\"}}\n");
    let path = storage::paths::Paths::within(home).practice();
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
    std::fs::write(&path, before + &line).expect("it can be written");
}

fn next(home: &Path) -> NextStep {
    NextStep::of(&local_services(home))
}

#[test]
fn somebody_new_is_led_to_the_first_game_by_key_click_and_word() {
    let home = tempfile::tempdir().expect("a folder");
    assert_eq!(next(home.path()), NextStep::FirstGame);
    let mut desk = Desk::with_services(local_services(home.path()));
    assert!(desk.screen().contains("NEXT [N] new here? your first game"), "{}", desk.screen());
    assert!(desk.press("N").screen().contains("Your first game"), "{}", desk.screen());
    let mut desk = Desk::with_services(local_services(home.path()));
    assert!(desk.click("your first game").screen().contains("Your first game"), "{}", desk.screen());
    assert!(said(home.path(), &[]).contains(&"Say next: new here? your first game, 20 minutes, with help.".to_owned()));
    let told = said(home.path(), &["next"]).join("\n");
    assert!(told.contains("Your first game"), "{told}");
    let mut program = Program::new(local_services(home.path()));
    let reply = program.ask(&Request::of(Command::NextStep), Instant::now()).expect("it can be done");
    assert!(matches!(reply, Reply::Game { .. }), "{reply:?}");
}

#[test]
fn lessons_follow_one_another_and_then_a_duel_with_a_bot() {
    let home = tempfile::tempdir().expect("a folder");
    finish(home.path(), "first-game");
    let NextStep::Lesson(lesson) = next(home.path()) else { panic!("{:?}", next(home.path())) };
    assert_eq!(lesson.place, 2);
    let mut desk = Desk::with_services(local_services(home.path()));
    assert!(desk.press("N").screen().contains(&lesson.title), "{}", desk.screen());
    for lesson in swu_minds::lessons::shipped() {
        finish(home.path(), &lesson.id);
    }
    assert_eq!(next(home.path()), NextStep::FirstDuel);
    let mut desk = Desk::with_services(local_services(home.path()));
    let form = desk.press("N").screen();
    let players: Vec<&str> = form.lines().filter(|line| line.contains("player")).collect();
    assert!(players[0].contains("a person") && players[1].contains("rookie"), "{form}");
}

#[test]
fn a_game_that_waits_comes_before_anything_new() {
    let home = tempfile::tempdir().expect("a folder");
    said(home.path(), &["new Ann 1 Bob 2 curtains=open", "1", "quit"]);
    finish(home.path(), "first-game");
    assert_eq!(next(home.path()), NextStep::Resume("Ann, Bob".into()));
    let mut desk = Desk::with_services(local_services(home.path()));
    assert!(desk.press("N").screen().contains("ANN"), "{}", desk.screen());
    // Only one program at a time holds a game.
    drop(desk);
    said(home.path(), &["resume 1", "concede Ann", "ann", "quit"]);
    assert!(matches!(next(home.path()), NextStep::Lesson(_)));
}

/// Somebody alone learns from the game that is over; people play the next one. Enter does neither: it may have been
/// meant for the game.
#[test]
fn the_end_of_a_game_names_what_is_next() {
    for (seats, first) in
        [("Ann 1 Bob=random 2", "Ann lost the game before deciding anything."), ("Ann 1 Bob 2", "SETUP")]
    {
        let home = tempfile::tempdir().expect("a folder");
        let mut desk = Desk::with_services(local_services(home.path()));
        desk.press(":").type_line(&format!("new {seats} curtains=open seed=1"));
        desk.press(":").type_line("concede Ann");
        // Keys typed before somebody was asked do not count.
        desk.now += Duration::from_millis(400);
        desk.press("a n n Enter");
        assert!(desk.screen().contains("The game is over"), "{}", desk.screen());
        assert!(desk.screen().contains("Review"), "{}", desk.screen());
        let begun = if first == "SETUP" { desk.click("NEXT") } else { desk.press("N") };
        // The coach takes its time, even with nothing to judge.
        for _ in 0..20 {
            begun.now += Duration::from_secs(1);
            begun.send(Message::Tick);
        }
        let then = begun.screen();
        assert!(then.contains(first), "{seats}: {then}");
        assert!(!then.contains("-0.0"), "{then}");
    }
}

#[test]
fn a_finished_game_of_two_people_asks_whose_decisions_are_reviewed() {
    let home = tempfile::tempdir().expect("a folder");
    let over = ["new Ann 1 Bob 2 curtains=open seed=1", "concede Ann", "ann"];
    let asked = said(home.path(), &[over.as_slice(), &["review"]].concat()).join("\n");
    assert!(asked.contains("Whose decisions are reviewed?"), "{asked}");
    let told = said(home.path(), &[over.as_slice(), &["review 2"]].concat()).join("\n");
    assert!(told.contains("Review of Bob"), "{told}");
    let early = said(home.path(), &["new Ann 1 Bob 2 curtains=open seed=1", "review"]).join("\n");
    assert!(early.contains("that is over"), "{early}");
}
