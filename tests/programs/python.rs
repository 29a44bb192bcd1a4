//! The bots of `examples/python`: at the table and in their own loop.

use super::{play, session};
use crate::cli::support::{program, run};
use crate::expected::path;
use std::process::Command;
use std::time::Duration;

/// Is there a Python? Without one, says so.
pub(crate) fn python() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if !there {
        eprintln!("There is no python3 here: the examples in Python are not run.");
    }
    there
}

#[test]
fn the_bots_in_python_play_at_the_table() {
    if !python() {
        return;
    }
    for bot in ["random", "eager"] {
        let command = format!("python3 {} {bot}", path("examples/python/seat.py").display());
        assert_eq!(play(session(&command, Duration::from_secs(60))), Vec::<String>::new());
    }
}

/// The one that attacks wins most games against the one that does anything.
#[test]
fn the_loop_in_python_plays_whole_games() {
    if !python() {
        return;
    }
    let output = Command::new("python3")
        .arg(path("examples/python/play.py"))
        .args([program().into(), path("decks/sor-luke.json"), path("decks/sor-vader.json"), "6".into()])
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let wins: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(wins["seat_0"].as_u64() > wins["seat_1"].as_u64(), "{wins}");
}

#[test]
fn the_flag_takes_a_level_or_a_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let play = |bot: &str| run(folder.path(), &["play", "--deck", "sor-luke", "--deck", "sor-vader", "--bot", bot]);
    let wrong = play("2=stedy");
    assert_eq!(wrong.code, 2);
    assert!(
        wrong.err.contains("random, rookie, sensible, steady, strong") && wrong.err.contains("2=./mybot"),
        "{}",
        wrong.err
    );
    for bot in ["2=steady", "2=./mybot", "2=python3 mybot.py"] {
        assert_eq!(play(bot).code, 0, "{bot}");
    }
}

/// The scripts of a release can be read, and say what they can do.
#[test]
fn the_scripts_of_a_release_say_what_they_do() {
    if !python() {
        return;
    }
    for (script, argument, said) in [
        ("archive", "nowhere", ".release/archive source"),
        ("fill", "nowhere", ".release/fill https://"),
        ("try", "nothing", "There is: archives, deb, packages, source, crates, book; not nothing."),
    ] {
        let ran = Command::new("python3").arg(path(".release").join(script)).arg(argument).output().expect("it runs");
        let told = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.code() == Some(1) && told.contains(said), "{script}: {told}");
    }
}
