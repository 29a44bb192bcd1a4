//! The terminal vanishes under an open hand: the window is closed, the line drops. The program ends, the game is saved.

#![cfg(target_os = "linux")]

use super::duel::Sitting;
use super::tries::{row, tries};
use super::truth::{Truth, saved};
use crate::storage::scratch::again;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

/// Tells the other process how many picks to make before it waits to be killed together with its terminal.
const ORDERS: &str = "CANTINA_TEST_VANISH";

/// The other process: it holds the terminal, and opens a hand in it.
#[test]
fn probe() {
    let Ok(orders) = std::env::var(ORDERS) else { return };
    let picks: usize = orders.parse().expect("a number");
    let mut sitting = Sitting::begin("5", picks.is_multiple_of(2));
    for _ in 0..picks {
        sitting.step();
    }
    sitting.open_hand();
    println!("\nready {} {}", sitting.terminal.id(), sitting.path().display());
    std::io::stdout().flush().expect("somebody reads");
    std::thread::sleep(Duration::from_secs(600));
}

/// Whether the program ended, even if nobody has collected its exit code.
fn ended(id: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat"));
    stat.map_or(true, |stat| stat.rsplit(") ").next().is_some_and(|state| state.starts_with('Z')))
}

#[test]
fn a_terminal_that_vanishes_ends_the_program_and_loses_nothing() {
    let wanted = tries(3).min(40);
    for picks in 1..=wanted {
        let mut child = again("pty::vanish::probe")
            .env(ORDERS, picks.to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let ready = lines.find_map(|line| line.strip_prefix("ready ").map(str::to_owned)).expect("a hand is open");
        let (id, folder) = ready.split_once(' ').expect("two words");
        child.kill().expect("it runs");
        child.wait().expect("it has ended");
        let begun = Instant::now();
        while !ended(id) {
            assert!(begun.elapsed() < Duration::from_secs(30), "it goes on without a terminal");
            std::thread::sleep(Duration::from_millis(2));
        }
        let folder = Path::new(folder);
        assert_eq!(saved(folder).2.len(), picks, "every pick is saved");
        assert!(Truth::of(folder).awaits().is_some());
        std::fs::remove_dir_all(folder).expect("it was left behind");
    }
    row("terminal vanishes (its other end is closed)", wanted, "the program ends, every pick is saved");
}
