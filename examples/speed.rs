//! How fast random duels are played on one core, with the hash that says whether two builds played the same games.
//!
//! `cargo run --release --example speed -- 4000` plays that many duels of random whole-set decks and as many of the
//! starter decks, silently and with every rule on. Times are CPU time if the system reports it.

#[path = "shared/cpu_time.rs"]
mod cpu_time;

#[path = "../tests/rules/support.rs"]
mod support;

use std::process::ExitCode;
use support::{Dice, WholeSet, mix};
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::PlayerSetup;

fn measure(name: &str, book: &Book, games: u64, mut decks: impl FnMut() -> [PlayerSetup; 2]) {
    let decks: Vec<[PlayerSetup; 2]> = (0..games).map(|_| decks()).collect();
    let (mut picks, mut decisions, mut hash) = (0u64, 0u64, 0u64);
    let mut log = Log::default();
    let before = cpu_time::now();
    for (seed, players) in decks.iter().enumerate() {
        let played = support::play(book, players, seed as u64, &mut log, |_, _| {});
        picks += u64::from(played.picks);
        decisions += u64::from(played.decisions);
        hash = mix(hash, played.hash);
    }
    let spent = cpu_time::now().saturating_sub(before);
    let each = |count: u64| count as f64 / spent.as_secs_f64();
    println!(
        "{name}: {games} games, {:.0} picks/s, {:.0} decisions/s, {:.0} games/s, {:.2} s, hash {hash:016x}",
        each(picks),
        each(decisions),
        each(games),
        spent.as_secs_f64()
    );
}

/// CPU time of copying an unfinished game into reused memory.
fn copies(book: &Book, players: &[PlayerSetup]) {
    const TIMES: u32 = 1_000_000;
    let mut kept = Vec::new();
    support::play(book, players, 1, &mut Log::default(), |game, _| kept.push(game.clone()));
    let game = &kept[kept.len() / 2];
    let mut buffer = game.clone();
    let before = cpu_time::now();
    for _ in 0..TIMES {
        buffer.clone_from(std::hint::black_box(game));
        std::hint::black_box(&buffer);
    }
    let spent = cpu_time::now().saturating_sub(before);
    println!("a copy into used memory: {} ns", (spent / TIMES).as_nanos());
}

fn main() -> ExitCode {
    let Some(games) = std::env::args().nth(1).and_then(|word| word.parse().ok()) else {
        eprintln!("usage: speed GAMES");
        return ExitCode::from(2);
    };
    let book = support::book();
    let set = WholeSet::new(&book);
    let mut dice = Dice::new(0x50F);
    measure("whole set", &book, games, || set.decks(&mut dice));
    copies(&book, &set.decks(&mut dice));
    measure("starters", &book, games, || support::starters(&book));
    ExitCode::SUCCESS
}
