//! Writes journals of whole games with one build, and plays them again with another.
//!
//! `cargo run --example replays -- write DIR 1000` plays that many games by chance into saves, as the table would: every
//! pick is a record, with the fingerprint of the game every so often and at the end.
//! `cargo run --release --example replays -- check DIR` plays every save again; a fingerprint that differs is an error.
//! The last line of both has a hash over all fingerprints: the same line, the same games.

#[allow(dead_code, reason = "tests use the rest of it")]
#[path = "../tests/rules/support.rs"]
mod support;

use cantina::hotseat::host::Host;
use cantina::hotseat::journal::{Header, Record};
use cantina::hotseat::opening::{Opening, check_again};
use cantina::hotseat::table::{Agreement, Sitter, Table};
use cantina::storage::save::{self, SaveFile};
use cantina::unlimited::cards::library::Library;
use cantina::unlimited::hosted::{CardData, Pick, Setup, Start, Unlimited};
use cantina::unlimited::rules::game::{Beginner, PlayerSetup};
use cantina::unlimited::rules::player_deck::PlayerDeck;
use cantina::unlimited::rules::table::options::GameOptions;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;
use support::{Dice, WholeSet, mix};

fn setup(data: &CardData, set: &WholeSet, seed: u64) -> Setup {
    let mut dice = Dice::new(seed ^ 0x9E9A);
    let (options, seats) = match seed % 4 {
        2 => (GameOptions::multiplayer(), 3 + (seed / 4 % 4) as usize),
        3 => (GameOptions::twin_suns(), 3 + (seed / 4 % 4) as usize),
        _ => (GameOptions::duel(), 2),
    };
    let players = (0..seats).map(|_| {
        let PlayerSetup { mut leaders, base, deck } = set.deck(&mut dice);
        while leaders.len() < usize::from(options.leaders) {
            let other = set.deck(&mut dice).leaders[0];
            if !leaders.contains(&other) {
                leaders.push(other);
            }
        }
        PlayerDeck::of(&data.book, &PlayerSetup { leaders, base, deck })
    });
    let start = Start::Decks { options, players: players.collect(), beginner: Beginner::ByLot, marks: Vec::new() };
    Setup { names: (1..=seats).map(|seat| format!("P{seat}")).collect(), start }
}

fn write(data: &Arc<CardData>, folder: &Path, count: u64) -> Result<(), String> {
    let set = WholeSet::new(&data.book);
    for seed in 0..count {
        let setup = setup(data, &set, seed);
        let table = Table::new(setup.names.iter().map(Sitter::bot).collect(), Agreement::default())?;
        // The name of the file is made of the time the game began.
        let opening = Opening::<Unlimited>::new(data, table, setup, seed, seed)?;
        let file = SaveFile::create(folder, opening.header()).map_err(|fault| fault.to_string())?;
        let mut host = Host::begin(opening, Box::new(file));
        let mut dice = Dice::new(seed);
        let now = Instant::now();
        while host.awaits_bot() {
            let decide = |view: &cantina::unlimited::rules::view::View| {
                let options = view.decision.as_ref().map_or(&[][..], |decision| &decision.options);
                Pick::of(&options[dice.below(options.len())])
            };
            host.choose_as_bot(decide, now).map_err(|refused| format!("seed {seed}: {refused}"))?;
        }
    }
    Ok(())
}

fn saves(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.map_err(|fault| fault.to_string())?.path();
        if path.extension().is_some_and(|ending| ending == save::ENDING) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn check(data: &Arc<CardData>, folder: &Path) -> Result<(), String> {
    let begun = Instant::now();
    let (mut games, mut picks, mut checks, mut hash) = (0u64, 0u64, 0u64, 0u64);
    for path in saves(folder)? {
        let (header, records): (Header<Setup>, Vec<Record<Pick>>) =
            save::read(&path).map_err(|fault| fault.to_string())?;
        check_again::<Unlimited>(data, &header, &records).map_err(|fault| format!("{}: {fault}", path.display()))?;
        let mut over = false;
        for record in &records {
            match record {
                Record::Pick { .. } => picks += 1,
                Record::Check { fingerprint, over: ended, .. } => {
                    checks += 1;
                    over = *ended;
                    hash = mix(hash, fingerprint.unwrap_or_default());
                }
                _ => {}
            }
        }
        if !over {
            return Err(format!("{}: the game is not over", path.display()));
        }
        games += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{games} games, {picks} picks played again, {checks} fingerprints, hash {hash:016x}, {seconds:.1} s: all the same"
    );
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let data = Arc::new(CardData::of(Library::embedded()));
    let done = match arguments.as_slice() {
        ["write", folder, count] => match count.parse() {
            Ok(count) => write(&data, Path::new(folder), count).and_then(|()| check(&data, Path::new(folder))),
            Err(_) => Err(format!("{count} is no number of games")),
        },
        ["check", folder] => check(&data, Path::new(folder)),
        _ => Err("say: write DIR COUNT, or check DIR".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
