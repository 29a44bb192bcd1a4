//! Finished games: listed apart from those that can be continued, and opened to read.

use super::deck_library::local_services;
use super::fake::Desk;
use hotseat::trust::Trust;
use lines::home::HomeLines;
use shell::services::{Mode, NewGame, Sitting};
use std::path::Path;
use std::time::{Duration, Instant};
use storage::paths::Paths;

/// Ann concedes a game of two in line mode; returns what the lines say then.
fn given_up(home: &Path) -> impl FnMut(&str) -> Vec<String> {
    let mut lines = HomeLines::new(local_services(home));
    let mut now = Instant::now();
    let mut line = move |text: &str| {
        now += Duration::from_secs(1);
        lines.line(text, now, now).lines
    };
    assert_eq!(line("games"), ["No game is finished yet."]);
    for text in ["new Ann 1 Bob 2", "", "concede Ann", "ann", "quit"] {
        line(text);
    }
    line
}

/// Ann concedes a game begun with these seats; returns what is said then, and to one more line after leaving it.
fn ended(mode: Mode, seats: [&str; 2], then: &str) -> [String; 2] {
    let home = tempfile::tempdir().expect("a folder");
    let seats = seats.iter().enumerate().map(|(place, said)| Sitting::said(said, place)).collect();
    let trust = Trust::PublicFirst;
    let game = NewGame { mode, seats, trust, seed: Some(1), terms: None, options: Vec::new() };
    let (seated, _) = local_services(home.path()).start(&game).expect("a game").game().expect("no match");
    let mut lines = HomeLines::new(local_services(home.path()));
    let mut now = Instant::now();
    lines.sit_down(seated, now);
    let mut line = |text: &str| {
        now += Duration::from_secs(1);
        lines.line(text, now, now).lines.join("\n")
    };
    let over = [line("concede Ann"), line("ann")].join("\n");
    line("quit");
    [over, line(then)]
}

#[test]
fn a_review_is_promised_where_there_is_one() {
    let promised = "Say review, and a coach goes through this game.";
    let [over, reviewed] = ended(Mode::Duel, ["Ann", "Bob=random"], "review 1");
    assert!(over.contains(promised), "{over}");
    assert!(reviewed.contains("Review of Ann"), "{reviewed}");
    let [over, reviewed] = ended(Mode::Duel, ["Ann", "Bob"], "review 1 2");
    assert!(over.contains("Say review and the number of a seat, and a coach goes through this game."), "{over}");
    assert!(reviewed.contains("Review of Bob"), "{reviewed}");
    let [over, reviewed] = ended(super::deckbuilding::duel(), ["Ann", "Bob=random"], "review 1");
    assert!(over.contains(promised), "{over}");
    assert!(reviewed.contains("Review of Ann"), "{reviewed}");
}

#[test]
fn no_review_is_promised_of_a_game_further_down_the_list() {
    let home = tempfile::tempdir().expect("a folder");
    let mut line = given_up(home.path());
    let opened = line("games 1").join("\n");
    assert!(opened.contains("Bob wins") && !opened.contains("review 1"), "{opened}");
}

#[test]
fn lines_list_finished_games_and_open_them() {
    let home = tempfile::tempdir().expect("a folder");
    let mut line = given_up(home.path());
    assert_eq!(line("resume"), ["There is no unfinished game."]);
    assert_eq!(line("resume 1"), ["There is no unfinished game 1."]);
    let listed = line("games");
    assert!(listed[0].starts_with("1. Ann, Bob: "), "{listed:#?}");
    assert_eq!(line("games 2"), ["There is no finished game 2."]);
    assert!(line("games").len() > 1 && line("about 1").iter().any(|line| line.contains("Star Wars: Unlimited")));
    let opened = line("games 1").join("\n");
    assert!(opened.contains("Bob won") || opened.contains("Bob wins"), "{opened}");
    line("quit");
    assert_eq!(line("games"), listed, "it is as it was");
}

#[test]
fn the_home_screen_lists_finished_games_and_opens_them() {
    let home = tempfile::tempdir().expect("a folder");
    drop(given_up(home.path()));
    let mut desk = Desk::with_services(local_services(home.path()));
    assert!(desk.screen().contains("Finished games"), "{}", desk.screen());
    desk.press("r");
    assert!(desk.screen().contains("There is no unfinished game."), "{}", desk.screen());
    desk.press("Tab");
    assert!(desk.screen().contains("Finished games") && desk.screen().contains("Ann, Bob"), "{}", desk.screen());
    desk.press("Esc g");
    assert!(desk.screen().contains("Ann, Bob") && desk.screen().contains("duel"), "{}", desk.screen());
    assert!(desk.screen().contains("Star Wars: Unlimited"), "who plays what stands beside: {}", desk.screen());
    desk.press("Enter");
    assert!(desk.screen().contains("The game is over") && desk.screen().contains("Bob wins"), "{}", desk.screen());
}

#[test]
fn a_game_is_watched_from_the_list_and_removed_after_a_question() {
    let home = tempfile::tempdir().expect("a folder");
    drop(given_up(home.path()));
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("g w");
    assert!(desk.screen().contains("Step 0 of "), "{}", desk.screen());
    desk.press("Esc D Enter");
    assert!(desk.screen().contains("Ann, Bob"), "Enter means no: {}", desk.screen());
    desk.press("D y");
    assert!(desk.screen().contains("It is removed.") && desk.screen().contains("No game is finished yet."));
    let saves = std::fs::read_dir(home.path().join("saves")).expect("a folder");
    let left = saves.filter(|entry| entry.as_ref().is_ok_and(|entry| entry.path().extension().is_some()));
    assert_eq!(left.count(), 0);
}

#[test]
fn a_game_that_is_being_played_is_not_removed() {
    let home = tempfile::tempdir().expect("a folder");
    let mut lines = HomeLines::new(local_services(home.path()));
    let now = Instant::now();
    lines.line("new Ann 1 Bob 2", now, now);
    lines.line("1", now, now);
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("r D y");
    assert!(desk.screen().contains("Leave it there first"), "{}", desk.screen());
    desk.press("Esc");
    assert!(desk.screen().contains("Ann, Bob"), "{}", desk.screen());
}

#[test]
fn an_unfinished_game_goes_on_or_says_why_not() {
    let home = tempfile::tempdir().expect("a folder");
    let (mut lines, now) = (HomeLines::new(local_services(home.path())), Instant::now());
    for text in ["new Ann 1 Bob 2 curtains=open", "1", "quit"] {
        lines.line(text, now, now);
    }
    drop(lines);
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("r");
    assert!(desk.screen().contains("Unfinished games") && desk.screen().contains("1  Ann"), "{}", desk.screen());
    desk.press("1");
    assert!(desk.screen().contains("2 BOB"), "{}", desk.screen());
    drop(desk);
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("r");
    let saves = std::fs::read_dir(Paths::within(home.path()).saves()).expect("a folder");
    for save in saves.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_file()) {
        std::fs::write(save, "damaged").expect("it can be written");
    }
    desk.press("1");
    assert!(desk.screen().contains("is not a Cantina save"), "{}", desk.screen());
}
