//! Games that are over: listed apart from those that can be gone on with, and opened to read.

use super::deck_library::local_services;
use super::fake::Desk;
use cantina::ui::lines::home::HomeLines;
use std::path::Path;
use std::time::{Duration, Instant};

/// Ann gives up a game of two in line mode; what the lines say then.
fn given_up(home: &Path) -> impl FnMut(&str) -> Vec<String> {
    let mut lines = HomeLines::new(Box::new(local_services(home)));
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

#[test]
fn lines_list_finished_games_and_open_them() {
    let home = tempfile::tempdir().expect("a folder");
    let mut line = given_up(home.path());
    assert_eq!(line("resume"), ["There is no unfinished game."]);
    assert_eq!(line("resume 1"), ["There is no unfinished game 1."]);
    let listed = line("games");
    assert!(listed.len() == 1 && listed[0].starts_with("1. Ann, Bob: "), "{listed:#?}");
    assert_eq!(line("games 2"), ["There is no finished game 2."]);
    let opened = line("games 1").join("\n");
    assert!(opened.contains("Bob won") || opened.contains("Bob wins"), "{opened}");
    line("quit");
    assert_eq!(line("games"), listed, "it is as it was");
}

#[test]
fn the_home_screen_lists_finished_games_and_opens_them() {
    let home = tempfile::tempdir().expect("a folder");
    drop(given_up(home.path()));
    let mut desk = Desk::with_services(Box::new(local_services(home.path())));
    assert!(desk.screen().contains("Finished games"), "{}", desk.screen());
    desk.press("r");
    assert!(desk.screen().contains("There is no unfinished game."), "{}", desk.screen());
    desk.press("Esc g");
    assert!(desk.screen().contains("Ann, Bob"), "{}", desk.screen());
    desk.press("Enter");
    assert!(desk.screen().contains("The game is over") && desk.screen().contains("Bob wins"), "{}", desk.screen());
}
