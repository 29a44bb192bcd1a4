//! Bots that are programs of their own, at the table: they play whole games, and a level takes over from one that fails.
#![cfg(unix)]

pub(crate) mod python;

use hotseat::bots::program::Program;
use hotseat::host::Host;
use hotseat::journal::Nowhere;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use shell::session::Session;
use shell::table_session::TableSession;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use swu_hosted::{CardData, Setup, Start, Unlimited};
use swu_rules::game::Beginner;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;

/// A game of two bots: a program against random play.
fn session(command: &str, clock: Duration) -> TableSession<Unlimited> {
    let data = Arc::new(CardData::of(swu_cards::library::Library::embedded()));
    let players = crate::rules::support::starters(&data.book);
    let players = players.iter().map(|player| PlayerDeck::of(&data.book, player)).collect();
    let names = vec!["Ann".to_owned(), "Bob".to_owned()];
    let program = Program { command: command.to_owned(), clock };
    let sitters = vec![
        Sitter::bot("Ann").playing(Some("sensible".to_owned())).run_by(Some(program)),
        Sitter::bot("Bob").playing(Some("random".to_owned())),
    ];
    let table = Table::new(sitters, Agreement::default()).expect("two sit down");
    let start = Start::Decks { options: GameOptions::duel(), players, beginner: Beginner::ByLot, marks: Vec::new() };
    let opening = Opening::<Unlimited>::new(&data, table, Setup { names, start }, 5, 0).expect("it begins");
    TableSession::new(Host::begin(opening, Box::new(Nowhere)), "Bots".into())
}

/// Plays a game to its end; returns what people were told.
fn play(mut session: TableSession<Unlimited>) -> Vec<String> {
    let until = Instant::now() + Duration::from_secs(120);
    let mut told = Vec::new();
    while session.outcome().is_none() {
        assert!(Instant::now() < until, "the game ends");
        if !session.tick(Instant::now()) {
            std::thread::sleep(Duration::from_millis(1));
        }
        told.extend(session.fault());
    }
    told
}

/// A program of the shell.
fn script(folder: &Path, text: &str) -> String {
    let file = folder.join("bot.sh");
    std::fs::write(&file, text).expect("it can be written");
    format!("/bin/sh {}", file.display())
}

#[test]
fn a_program_plays_a_whole_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let seen = folder.path().join("seen");
    let command =
        script(folder.path(), &format!("while read -r line; do echo \"$line\" >> {}; echo 0; done", seen.display()));
    assert_eq!(play(session(&command, Duration::from_secs(20))), Vec::<String>::new());
    let seen = std::fs::read_to_string(seen).expect("it was asked");
    assert!(seen.lines().count() > 20);
    for line in seen.lines() {
        let asked: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!((&asked["seat"], &asked["decision"]["seat"]), (&0.into(), &0.into()));
        assert_eq!(asked["ms"], 20_000);
        assert!(!asked["decision"]["options"].as_array().expect("a list").is_empty());
        // It sees its own hand and nobody else's.
        let hidden = |seat: usize| {
            asked["view"]["seats"][seat]["hand"].as_array().expect("a hand").iter().all(|card| card["hidden"] == true)
        };
        assert!(hidden(1) && (!hidden(0) || asked["view"]["seats"][0]["hand"] == serde_json::json!([])));
    }
}

#[test]
fn a_level_takes_over_from_a_program_that_fails() {
    let folder = tempfile::tempdir().expect("a folder");
    for (text, why) in [
        ("exit 0", "has ended"),
        ("read -r line; echo 0; read -r line", "has ended"),
        ("while read -r line; do echo attack; done", "answered \"attack\", which is no number from 0 to 1"),
        ("while read -r line; do echo 99999; done", "answered \"99999\", which is no number from 0 to 1"),
        ("while read -r line; do sleep 60; done", "did not answer in time"),
        ("exec sleep 60", "did not answer in time"),
    ] {
        let command = script(folder.path(), text);
        let clock = Duration::from_millis(if why.contains("time") { 100 } else { 20_000 });
        let told = play(session(&command, clock));
        assert_eq!(told, [format!("Ann's program {command} {why}. The computer plays on for Ann.")]);
    }
}

#[test]
fn a_program_that_is_not_there_is_told() {
    let told = play(session("./no-such-program", Duration::from_secs(1)));
    assert_eq!(told.len(), 1);
    assert!(told[0].starts_with("Ann's program ./no-such-program cannot be started: "), "{told:?}");
}

/// A save never names a program: whoever opens it must not run anything.
#[test]
fn a_program_is_never_saved() {
    let program = Program { command: "./mybot".to_owned(), clock: Duration::from_secs(1) };
    let sitter = Sitter::bot("Ann").run_by(Some(program));
    let text = serde_json::to_string(&sitter).expect("it can be written");
    assert!(!text.contains("mybot"), "{text}");
    let read: Sitter = serde_json::from_str(&text.replacen('{', "{\"program\":{\"command\":\"./mybot\"},", 1))
        .expect("it can be read");
    assert_eq!(read.program, None);
}
