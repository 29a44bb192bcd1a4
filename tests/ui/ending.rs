//! The end of a game: places, statistics, its course, and another game.

use super::deck_library::local_services;
use super::fake::Desk;
use super::replay::bots;
use boards::games::board;
use hotseat::trust::Typed;
use lines::home::HomeLines;
use shell::games::Seated;
use shell::preferences::Preference;
use shell::services::{Mode, Rematch};
use std::time::{Duration, Instant};

/// The last screen of a game of two bots.
fn over(home: &std::path::Path, mode: Mode) -> Desk {
    bots(home, mode, usize::MAX);
    let mut services = local_services(home);
    let (game, _) = services.resume(0).expect("the finished game").game().expect("no match");
    let mut desk = Desk::with_services(services);
    let now = desk.now;
    desk.app.play(board(game), None, now);
    desk
}

#[test]
fn it_shows_places_statistics_course_and_file() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = over(home.path(), Mode::Duel);
    let screen = desk.screen();
    for shown in [
        "The game is over",
        "in round",
        "place",
        "base HP left",
        "cards played",
        "damage to bases",
        "round",
        "Saved in ",
    ] {
        assert!(screen.contains(shown), "{shown}: {screen}");
    }
    for (width, height) in [(100, 30), (120, 40), (200, 60)] {
        desk.resize(width, height);
        let screen = desk.screen();
        assert!(screen.contains("30 ") && screen.contains("Swap decks"), "{screen}");
    }
}

#[test]
fn what_was_counted_is_what_the_log_says() {
    let home = tempfile::tempdir().expect("a folder");
    bots(home.path(), Mode::Duel, usize::MAX);
    let services = local_services(home.path());
    let saved = services.newest_finished().expect("a game");
    let shell::games::Recorded::Unlimited(games) = services.recorded(&saved).expect("it is read") else {
        panic!("another game")
    };
    let counted = games[0].course().counted();
    let log = games[0].course().log(usize::MAX, None);
    let said = |name: &str, part: &str| {
        log.iter().filter(|line| line.text.starts_with(&format!("{name}{part}"))).count() as u32
    };
    for (index, name) in ["Ann", "Bob"].into_iter().enumerate() {
        assert_eq!(counted[0], ("cards played", counted[0].1.clone()));
        assert_eq!(counted[0].1[index], said(name, " plays "), "{name}");
    }
    let attacks = log.iter().filter(|line| line.text.contains(": ") && line.text.contains(" attacks ")).count();
    assert_eq!(counted[1].1.iter().sum::<u32>() as usize, attacks);
}

#[test]
fn the_table_leads_back_and_the_game_is_begun_anew() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = over(home.path(), Mode::Duel);
    desk.press("1");
    assert!(!desk.screen().contains("Rematch"), "{}", desk.screen());
    desk.press("Esc");
    assert!(desk.screen().contains("Rematch"), "{}", desk.screen());
    desk.press("4");
    assert!(desk.screen().contains("Step 0 of "), "{}", desk.screen());
    desk.press("Esc 6");
    let screen = desk.screen();
    assert!(!screen.contains("The game is over") || screen.contains("in round"), "{screen}");
    let saves = local_services(home.path());
    assert_eq!(saves.unfinished().len() + saves.finished().len(), 2, "a game of its own");
    let newest = saves.finished().iter().chain(saves.unfinished()).map(|saved| saved.title.clone()).collect::<Vec<_>>();
    assert!(newest.contains(&"Bob, Ann".to_owned()), "{newest:?}");
}

#[test]
fn the_other_game_ends_in_the_same_way() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = over(home.path(), super::deckbuilding::duel());
    let screen = desk.screen();
    assert!(screen.contains("bases lost") && screen.contains("cards purchased"), "{screen}");
    assert!(!screen.contains("Swap decks"), "nobody brings a deck: {screen}");
}

#[test]
fn lines_tell_it_all() {
    let home = tempfile::tempdir().expect("a folder");
    bots(home.path(), Mode::Duel, usize::MAX);
    let mut lines = HomeLines::new(local_services(home.path()));
    let mut now = Instant::now();
    let mut say = |text: &str| {
        now += Duration::from_secs(1);
        lines.line(text, now, now).lines.join("\n")
    };
    say("games 1");
    let account = say("account");
    assert!(account.contains("place 1") && account.contains("After round 2: Ann "), "{account}");
    assert!(say("watch").contains("A replay"));
    say("quit");
    assert!(say("rematch").contains("Ann"));
    assert!(say("rematch").contains("a game that is over") || say("account").contains("place 1"));
}

#[test]
fn a_rematch_holds_to_the_settings_of_today() {
    let home = tempfile::tempdir().expect("a folder");
    bots(home.path(), Mode::Duel, usize::MAX);
    let mut services = local_services(home.path());
    let saved = services.newest_finished().expect("a game");
    services.prefer(Preference::Typed, "letter").expect("it is kept");
    let (begun, _) = services.rematch(&saved.display().to_string(), Rematch::Seats).expect("another game");
    let Seated::Unlimited(session) = begun else { panic!("it is the same game") };
    assert_eq!(session.table().agreement().typed, Typed::Letter);
}
