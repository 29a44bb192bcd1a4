//! Looking back: at the game on the table in public, at a finished game through anybody's eyes.

use super::deck_library::local_services;
use super::fake::Desk;
use hotseat::trust::Trust;
use lines::home::HomeLines;
use serde_json::json;
use shell::export::{Wanted, exported};
use shell::games::Seated;
use shell::place::Opened;
use shell::services::{Mode, NewGame, Sitting};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::paths::Paths;
use storage::saves;
use swu_cards::library::Library;
use swu_hosted::CardData;
use swu_record::Document;
use swu_screen::{board_of, voice_of};

/// A game of two bots, played to its end or for this many picks; the save stays in the folder.
pub(crate) fn bots(home: &Path, mode: Mode, picks: usize) {
    let mut services = local_services(home);
    let seat = |name: &str, deck| Sitting { bot: Some("random".into()), ..Sitting::said(name, deck) };
    let decks = services.decks().len();
    let names = ["Ann", "Bob", "Cara", "Dan"].into_iter().take(mode.seats().0);
    let seats = names.enumerate().map(|(index, name)| seat(name, index % decks.max(1))).collect();
    let game = NewGame { mode, seats, trust: Trust::PublicFirst, seed: Some(7), terms: None, options: Vec::new() };
    let now = Instant::now();
    let (mut seated, _) = services.start(&game).expect("a game of bots").game().expect("no match");
    let picked = |session: &mut dyn shell::session::Session| {
        for _ in 0..picks {
            if !session.tick(now) {
                break;
            }
        }
    };
    picked(seated.session_mut());
}

/// The home screen with that game in the list.
fn desk(home: &Path) -> Desk {
    Desk::with_services(local_services(home))
}

fn watched(home: &Path) -> Desk {
    let mut desk = desk(home);
    let services = local_services(home);
    let saved = services.newest_finished().or(services.newest()).expect("a save");
    let recorded = services.recorded(&saved).expect("it can be read");
    desk.app.open_over(Opened::Replay(recorded));
    desk
}

#[test]
fn a_game_that_is_over_is_walked_by_step_action_and_round() {
    let home = tempfile::tempdir().expect("a folder");
    bots(home.path(), Mode::Duel, usize::MAX);
    let mut desk = watched(home.path());
    assert!(desk.screen().contains("Step 0 of "), "{}", desk.screen());
    desk.press(">");
    assert!(desk.screen().contains("Step 1 of "), "{}", desk.screen());
    desk.press("PageDown PageDown");
    assert!(desk.screen().contains("Round 2"), "{}", desk.screen());
    let round = desk.screen();
    desk.press("Down");
    assert_ne!(desk.screen(), round);
    desk.press("Up Home");
    assert!(desk.screen().contains("Step 0 of "), "{}", desk.screen());
    desk.press("End");
    assert!(desk.screen().contains(" won"), "{}", desk.screen());
    assert!(desk.screen().contains("as everybody sees it"));
    desk.press("PageUp Tab");
    assert!(desk.screen().contains("as Ann sees it") && desk.screen().contains("Hand"), "{}", desk.screen());
    desk.press("2");
    assert!(desk.screen().contains("as Bob sees it"), "{}", desk.screen());
    desk.resize(120, 40);
    assert!(
        desk.screen().contains("READY POWER") && !desk.screen().contains("Move with the arrows"),
        "{}",
        desk.screen()
    );
    desk.resize(80, 24);
    desk.press("0 /").type_line("Regroup phase of round 1");
    assert!(desk.screen().contains("regroup phase"), "{}", desk.screen());
    desk.press("Esc");
    assert!(desk.screen().contains("C A N T I N A"), "{}", desk.screen());
}

#[test]
fn a_mark_made_on_the_screen_is_in_an_export() {
    let home = tempfile::tempdir().expect("a folder");
    bots(home.path(), Mode::Duel, usize::MAX);
    let mut desk = watched(home.path());
    desk.press("> > !").type_line("? too early");
    assert!(desk.screen().contains("? too early"), "{}", desk.screen());
    let save = saves::list(&Paths::within(home.path()).saves()).expect("the folder is read").games.remove(0).path;
    let data = Arc::new(CardData::of(Library::embedded()));
    let text = exported(&data, &save, Wanted::default()).expect("it is over");
    let document = Document::read(&text).expect("it can be read");
    let [said] = document.records("ANNOTATIONS") else { panic!("one annotation: {text}") };
    assert_eq!((&said["nag"], &said["text"], &said["by"]), (&json!("?"), &json!("too early"), &json!("reader")));
}

#[test]
fn it_runs_by_itself_and_stops() {
    let home = tempfile::tempdir().expect("a folder");
    bots(home.path(), Mode::Duel, usize::MAX);
    let mut desk = watched(home.path());
    desk.press("Space");
    let screen = desk.screen();
    assert!(screen.contains("1 step a second") && screen.contains("Space stop  + faster  - slower"), "{screen}");
    desk.press("+");
    assert!(desk.screen().contains("2.5 steps a second"), "{}", desk.screen());
    desk.press("+");
    for _ in 0..4 {
        desk.now += Duration::from_secs(1);
        desk.send(screen::terminal::message::Message::Tick);
    }
    assert!(desk.screen().contains("Step 4 of "), "{}", desk.screen());
    desk.press("Space");
    desk.now += Duration::from_secs(9);
    desk.send(screen::terminal::message::Message::Tick);
    assert!(desk.screen().contains("Step 4 of "), "{}", desk.screen());
}

#[test]
fn a_game_that_is_not_over_is_shown_in_public_only() {
    let home = tempfile::tempdir().expect("a folder");
    bots(home.path(), Mode::Duel, 30);
    let mut desk = watched(home.path());
    desk.press("End Tab");
    assert!(desk.screen().contains("not over: it is shown as everybody sees it"), "{}", desk.screen());
    let public = desk.screen();
    desk.press("1");
    assert!(!desk.screen().contains("as Ann sees it"), "{}", desk.screen());
    assert!(public.contains("not over: it is shown as everybody sees it"));
}

#[test]
fn the_other_game_is_walked_too() {
    let home = tempfile::tempdir().expect("a folder");
    bots(home.path(), super::deckbuilding::duel(), usize::MAX);
    let mut desk = watched(home.path());
    desk.press("> > PageDown");
    assert!(desk.screen().contains("Turn 2"), "{}", desk.screen());
    desk.press("1");
    assert!(desk.screen().contains("as Ann sees it"), "{}", desk.screen());
}

/// Ann and Bob at a table.
fn two(home: &Path) -> Desk {
    let mut services = local_services(home);
    let seats = vec![Sitting::said("Ann", 0), Sitting::said("Bob", 1)];
    let game =
        NewGame { mode: Mode::Duel, seats, trust: Trust::PublicFirst, seed: Some(1), terms: None, options: Vec::new() };
    let (Seated::Unlimited(session), _) = services.start(&game).expect("a game").game().expect("no match") else {
        panic!("another game")
    };
    let mut desk = Desk::with_services(services);
    let now = desk.now;
    desk.app.play(board_of(session), None, now);
    desk
}

#[test]
fn nothing_runs_by_itself_once_it_is_left() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = two(home.path());
    let now = desk.now;
    let before = desk.app.deadline(now);
    desk.press("< Space");
    assert_ne!(desk.app.deadline(now), before, "{}", desk.screen());
    desk.press("Esc");
    assert_eq!(desk.app.deadline(now), before, "{}", desk.screen());
}

#[test]
fn the_table_is_looked_back_at_in_public_while_a_hand_is_open() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = two(home.path());
    assert!(desk.screen().contains("choose"), "{}", desk.screen());
    desk.press("Space Enter A");
    desk.now += Duration::from_secs(1);
    let curtain = desk.screen();
    let name = if curtain.contains("A N N") { "a n n Enter" } else { "b o b Enter" };
    desk.press(name);
    let open = desk.screen();
    assert!(open.contains("Keep"), "{open}");
    desk.press("Esc <");
    let back = desk.screen();
    assert!(back.contains("Step 0 of 1"), "{back}");
    let known = hand_of(&open);
    assert!(known.len() > 3, "{open}");
    assert!(known.iter().all(|card| !back.contains(card.as_str())), "{known:?}\n{back}");
    desk.press("X");
    assert!(desk.screen().contains("The log is in "), "{}", desk.screen());
    desk.press("Esc");
    assert!(!desk.screen().contains("Step 0 of 1"), "{}", desk.screen());
    let logs: Vec<_> = std::fs::read_dir(home.path().join("logs")).expect("a folder").collect();
    let text = std::fs::read_to_string(logs[0].as_ref().expect("a file").path()).expect("a log");
    assert!(text.contains("chooses") && known.iter().all(|card| !text.contains(card.as_str())), "{text}");
}

/// The names of the cards in an open hand.
/// The first words of the names in the row below the numbers of an open hand.
fn hand_of(screen: &str) -> Vec<String> {
    let names = screen.lines().skip_while(|row| !row.contains(" 1   ")).nth(1).unwrap_or_default();
    names.trim_start_matches('|').split("  ").map(str::trim).filter(|name| name.len() > 3).map(str::to_owned).collect()
}

#[test]
fn lines_tell_a_game_again_and_the_table_as_it_was() {
    let home = tempfile::tempdir().expect("a folder");
    bots(home.path(), Mode::Duel, usize::MAX);
    let mut lines = HomeLines::new(local_services(home.path()));
    let mut now = Instant::now();
    let mut say = |text: &str| {
        now += Duration::from_secs(1);
        lines.line(text, now, now).lines.join("\n")
    };
    assert!(say("replay").contains("1. Ann, Bob"), "the games that are over");
    assert!(say("replay 9").contains("Nothing here has the number 9."));
    assert!(say("replay 1").contains("A replay: Ann - Bob"));
    assert!(say("").starts_with("Step 1 of "));
    assert!(say("round 2").contains("Round 2, action phase"));
    assert!(say("round 99").contains("The game has no round 99."));
    assert!(say("eyes bob").contains("as Bob sees it"));
    assert!(say("look").contains("Bob's hand: "));
    assert!(say("inspect bob leader").contains("Bob's leader"));
    assert!(say("inspect nobody").contains("Nothing in sight is called"));
    assert!(say("end").contains(" won"));
    assert_eq!(say("later"), "This is the end.");
    assert_eq!([say("log 2"), say("log")].map(|told| told.lines().count()), [2, 10]);
    assert!(say("log all").contains("is not a number of lines"));
    say("begin");
    let all = say("end");
    assert!(all.contains("More happened before that; log ") && all.lines().count() < 20, "{all}");
    assert!(say("previous").starts_with("Step "));
    assert!(say("help").contains("round 3"));
    assert!(say("dance").contains("not understood"));
    assert!(say("quit").contains("That was the replay."));
    assert!(say("games").contains("Ann, Bob"));
    assert!(say("events tournament Friday premier").contains("Say help for the words."));
    assert_eq!(say("quit"), "It is saved.", "whoever is left says so");
}

/// What line mode says about the seats: their units with letters.
fn seats(lines: &[String]) -> Vec<String> {
    lines.iter().filter(|line| line.contains(": base ")).cloned().collect()
}

#[test]
fn letters_of_the_past_are_those_of_then_and_stay_when_the_game_goes_on() {
    let home = tempfile::tempdir().expect("a folder");
    let mut services = local_services(home.path());
    let bot = |name: &str, deck| Sitting { bot: Some("random".into()), ..Sitting::said(name, deck) };
    let (mode, trust) = (Mode::Duel, Trust::PublicFirst);
    let seats_of_game = vec![bot("Ann", 0), bot("Bob", 1)];
    let game = NewGame { mode, seats: seats_of_game, trust, seed: Some(7), terms: None, options: Vec::new() };
    let (Seated::Unlimited(session), _) = services.start(&game).expect("a game").game().expect("no match") else {
        panic!("another game")
    };
    let (mut voice, now, mut then) = (voice_of(session), Instant::now(), Vec::new());
    voice.renew();
    then.push(seats(&voice.table()));
    while then.len() < 150 && voice.session_mut().tick(now) {
        voice.renew();
        then.push(seats(&voice.table()));
    }
    assert!(voice.session().outcome().is_none() && then.len() == 150, "the game goes on");
    let letters = then.iter().flatten().filter(|line| line.contains(" d ")).count();
    assert!(letters > 0, "there are letters to compare");
    for (step, was) in then.iter().enumerate().step_by(7) {
        let told = voice.earlier(then.len() - 1 - step).expect("it is told");
        assert_eq!(seats(&told), *was, "step {step}");
    }
    drop(voice);
    let (Seated::Unlimited(session), _) =
        local_services(home.path()).resume(0).expect("a save").game().expect("no match")
    else {
        panic!("another game")
    };
    let mut voice = voice_of(session);
    voice.renew();
    assert_eq!(seats(&voice.table()), then[149]);
}
