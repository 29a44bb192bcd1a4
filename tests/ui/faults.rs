//! A pick of a bot that the rules refuse: its next best is made, and everybody is told once.

use super::fake::{Desk, services};
use super::toy::{faulty, texts};
use lines::table::TableLines;
use seats::Seat;
use shell::session::Session;
use std::path::Path;
use std::time::{Duration, Instant};
use swu_screen::{board_of, voice_of};

const TOLD: &str = "The rules refused a choice of Bob's bot, which takes its next best.";

/// Ann makes both her picks, and Bob answers.
fn round(session: &mut dyn Session, now: Instant) {
    (0..2).for_each(|option| session.pick(option, now).expect("Ann picks"));
    while session.tick(now) {}
}

fn written(file: &Path) -> Vec<String> {
    std::fs::read_to_string(file).expect("it was written").lines().map(str::to_owned).collect()
}

#[test]
fn the_next_best_is_taken_told_once_and_written_down_each_time() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("data/faults.log");
    let mut session = faulty().reporting(file.clone());
    let now = Instant::now();
    round(&mut session, now);
    assert_eq!(session.decides(), Some(Seat(0)), "Bob has made both his picks");
    assert_eq!(texts(session.log()).len(), 4);
    let told = session.fault().expect("it is told");
    assert_eq!(told, format!("{TOLD} A bug report finds what it needs in {}.", file.display()));
    round(&mut session, now);
    assert_eq!(session.fault(), None, "it is told once");
    let written = written(&file);
    assert_eq!(written.len(), 4, "{written:?}");
    assert!(
        written[0].ends_with("toy, not saved, step 2, seat 2 (usual), choice 1: this cannot be chosen now"),
        "{written:?}"
    );
    assert!(written[3].contains("step 7, seat 2"), "{written:?}");
}

#[test]
fn a_fault_that_cannot_be_written_is_told_with_all_of_it() {
    let home = tempfile::tempdir().expect("a folder");
    let mut session = faulty().reporting(home.path().to_path_buf());
    round(&mut session, Instant::now());
    let told = session.fault().expect("it is told");
    assert!(told.contains("For a bug report: toy, not saved, step 2") && told.contains("cannot be written"), "{told}");
}

#[test]
fn panels_say_it_until_it_is_read() {
    let mut desk = Desk::at_home();
    let now = desk.now;
    desk.app.play(board_of(Box::new(faulty())), None, now);
    desk.press("C C");
    let screen = desk.screen();
    assert!(screen.contains("The rules refused a choice of Bob's bot"), "{screen}");
    desk.press("Esc");
    assert!(desk.screen().contains("ANN, choose one"), "{}", desk.screen());
}

#[test]
fn lines_say_it() {
    let home = tempfile::tempdir().expect("a folder");
    let services = services(home.path());
    let mut lines = TableLines::new(voice_of(Box::new(faulty())));
    let now = Instant::now();
    lines.opening(&services, now);
    let mut heard = Vec::new();
    for line in ["1", "1"] {
        heard.extend(lines.line(line, &services, now + Duration::from_secs(1)).lines);
        heard.extend(lines.tick(&services, now + Duration::from_secs(1)));
    }
    assert!(heard.iter().any(|line| line == TOLD), "{heard:?}");
}
