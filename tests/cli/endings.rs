//! Every way to end is a sentence and an exit code: closed pipes, full disks, bots that play alone, and other people's
//! texts that must not command a terminal.

use super::support::{refused, run, write};
use hotseat::table::{Agreement, Sitter};
use lines::line_loop::{First, Manner, talk};
use lines::reader::LineReader;
use shell::services::Services;
use std::fs::File;
use std::process::{Command, Stdio};
use std::sync::Arc;
use storage::paths::Paths;
use swu_cards::library::Library;
use swu_hosted::{CardData, Setup, Start};

const TWO: [&str; 5] = ["play", "--deck", "sor-luke", "--deck", "sor-vader"];

#[test]
fn faults_are_sentences_without_a_backtrace() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "home/settings.ron", "(theme: 7");
    for (home, arguments, wanted) in [("home", &TWO[..], "settings.ron:1:"), ("none", &["--theme", "pink"], "pink")] {
        let output = Command::new(env!("CARGO_BIN_EXE_cantina"))
            .args(arguments)
            .env("CANTINA_HOME", folder.path().join(home))
            .env("RUST_BACKTRACE", "1")
            .stdin(Stdio::null())
            .output()
            .expect("it starts");
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(wanted) && said.lines().count() == 1, "{said}");
    }
}

#[test]
fn who_reads_enough_may_stop_reading() {
    let folder = tempfile::tempdir().expect("a folder");
    for arguments in [&["cards"][..], &["play", "--options"], &["--help"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cantina"))
            .args(arguments)
            .env("CANTINA_HOME", folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), said.as_str()), (Some(0), ""), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let plain = [&TWO[..], &["--plain"]].concat();
    for arguments in [&["cards"][..], &["play", "--options"], &plain] {
        let full = File::options().write(true).open("/dev/full").expect("Linux has it");
        let output = Command::new(env!("CARGO_BIN_EXE_cantina"))
            .args(arguments)
            .env("CANTINA_HOME", folder.path())
            .stdin(Stdio::null())
            .stdout(full)
            .output()
            .expect("it starts");
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {said}");
        assert!(said.contains("No space left on device") && said.lines().count() == 1, "{arguments:?}: {said}");
    }
}

/// What people and files say is shown and never obeyed.
#[test]
fn nothing_of_others_commands_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let evil = "\u{1b}]2;forged\u{7}\u{9b}31m\u{202e}x";
    write(folder.path(), "deck.txt", format!("Leaders\n1 | {evil}\n"));
    write(folder.path(), "game.ron", format!("(seats: [(name: \"{evil}\")], {evil})"));
    write(folder.path(), "cards/own.ron", format!("[(id: \"{evil}\")]"));
    let own = folder.path().join("cards").display().to_string();
    for arguments in [
        &["cards", evil][..],
        &["cards", "--check", "--assets", &own],
        &["deck", "check", "deck.txt", "--format", "premier"],
        &["deck", "check", evil, "--format", "premier"],
        &["play", "--deck", evil, "--deck", evil],
        &["play", "--deck", "sor-luke", "--deck", "sor-vader", "--name", evil],
        &["scenario", "game.ron"],
        &["scenario", evil],
        &["verify", evil],
        &["resume", evil],
        &["--theme", evil],
        &[evil],
    ] {
        let (_, said) = refused(folder.path(), arguments);
        assert!(!said.is_empty(), "{arguments:?}");
        let raw = said.chars().find(|letter| (letter.is_control() && *letter != '\n') || *letter == '\u{202e}');
        assert_eq!(raw, None, "{arguments:?}: {said:?}");
    }
}

#[test]
fn a_bot_that_decides_first_is_not_waited_for() {
    let folder = tempfile::tempdir().expect("a folder");
    for seed in ["1", "2", "3"] {
        let ran = run(folder.path(), &[&TWO[..], &["--plain", "--bot", "1", "--seed", seed]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        let asked = ran.out.lines().rfind(|line| line.starts_with("Ann, "));
        assert_eq!(asked, None, "the bot is asked: {}", ran.out);
    }
    let ran =
        run(folder.path(), &[&TWO[..], &["--plain", "--bot", "1=random", "--bot", "2=random", "--seed", "1"]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains(" wins in round "), "two bots play to the end: {}", ran.out);
}

/// Late in a game, with five HP left on each side.
const LATE: &str = r#"(seats: [
    (leader: "SOR_005", base: (id: "SOR_029", damage: 25), resources: 4, hand: ["SOR_237", "SOR_095"],
        ground: ["SOR_095"], deck: ["SOR_237", "SOR_247", "SOR_164", "SOR_095", "SOR_237", "SOR_247"]),
    (leader: "SOR_010", base: (id: "SOR_026", damage: 25), resources: 4, hand: ["SOR_128", "SOR_225"],
        ground: ["SOR_128"], deck: ["SOR_237", "SOR_247", "SOR_128", "SOR_225", "SOR_237", "SOR_247"]),
])"#;

#[test]
fn bots_that_think_play_to_the_end_though_nobody_says_anything() {
    let data = Arc::new(CardData::of(Library::embedded()));
    for levels in [["steady", "steady"], ["strong", "steady"]] {
        let home = tempfile::tempdir().expect("a folder");
        let bot = |(name, level): (&str, &str)| Sitter::bot(name).playing(Some(level.to_owned()));
        let sitters = ["Ann", "Bob"].into_iter().zip(levels).map(bot).collect();
        let setup = Setup { names: vec!["Ann".into(), "Bob".into()], start: Start::Position(LATE.to_owned()) };
        let services =
            Services::new(Arc::clone(&data), boards::games::GAMES, Paths::within(home.path()), Agreement::default());
        let (game, _) = services.open(sitters, Agreement::default(), setup, Some(3)).expect("it can be played");
        let nobody = LineReader::start(File::open("/dev/null").expect("it is there"), false);
        let mut said = Vec::new();
        talk(services, First::Game(game), &[], &nobody, &mut said, Manner::default()).expect("it is heard");
        let said = String::from_utf8_lossy(&said);
        assert!(said.contains(" wins in round "), "{levels:?}: {said}");
    }
}

#[test]
fn cards_that_are_not_there_and_parts_turned_round() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, said) = refused(folder.path(), &["cards", "nosuchcard"]);
    assert_eq!((code, said.as_str()), (1, "No card fits nosuchcard.\n"));
    let ran = run(folder.path(), &["cards", "t:leader", "-a:villainy"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Luke Skywalker") && !ran.out.contains("Darth Vader"), "{}", ran.out);
    let (code, said) = refused(folder.path(), &["cards", "--dance"]);
    assert_eq!(code, 2);
    assert!(said.contains("--dance"), "{said}");
}

#[test]
fn ascii_is_ascii() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = run(folder.path(), &["cards", "--ascii"]);
    assert_eq!(ran.code, 0);
    assert!(ran.out.lines().count() > 700);
    let other = ran.out.lines().find(|line| !line.is_ascii());
    assert_eq!(other, None);
    assert!(ran.out.contains("Chirrut Imwe"));
}
