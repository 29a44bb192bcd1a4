//! Random games of the Deckbuilding Game, of every mode, set of bases and length in turn:
//! `cargo run --release --example deckbuilding -- 10000`.

use cantina::chance::{Chance, Luck};
use cantina::deckbuilding::cards::library::Library;
use cantina::deckbuilding::cards::word::Side;
use cantina::deckbuilding::rules::book::Book;
use cantina::deckbuilding::rules::fact::Log;
use cantina::deckbuilding::rules::game::Game;
use cantina::deckbuilding::rules::options::{Bases, LENGTHS, Mode, Options};
use std::process::ExitCode;
use std::time::Instant;

/// More picks than any game takes.
const STUCK: u64 = 1_000_000;

fn main() -> ExitCode {
    let games: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(1000);
    let library = match Library::embedded() {
        Ok(library) => library,
        Err(faults) => {
            faults.iter().for_each(|fault| eprintln!("{fault}"));
            return ExitCode::FAILURE;
        }
    };
    let book = Book::of(&library);
    for mode in [Mode::Duel, Mode::Teams] {
        for bases in [Bases::Beginner, Bases::Full, Bases::Secret] {
            for length in LENGTHS {
                let options = Options { bases, length, ..Options::of(mode) };
                let sides: Vec<Side> = Side::BOTH.into_iter().cycle().take(mode.seats()).collect();
                let (started, mut picks, mut empire) = (Instant::now(), 0u64, 0u64);
                for seed in 0..games {
                    let mut game = Game::start(&book, options, &sides, Luck::Number(seed), &mut Log::off());
                    let mut chance = Chance::new(seed);
                    let before = picks;
                    while let Some(decision) = game.decision() {
                        let option = chance.below(decision.options.len());
                        picks += 1;
                        if game.choose(&book, option, &mut Log::off()).is_err() || picks - before > STUCK {
                            eprintln!("{mode:?} {bases:?} {length}: game {seed} is stuck");
                            return ExitCode::FAILURE;
                        }
                    }
                    empire += u64::from(game.over().is_some_and(|over| over.winner == Side::Empire));
                }
                let speed = picks as f64 / started.elapsed().as_secs_f64();
                println!(
                    "{mode:?} {bases:?}, {length} bases: {games} games, {} picks each, the Empire won {} %, \
                     {speed:.0} picks a second",
                    picks / games.max(1),
                    100 * empire / games.max(1),
                );
            }
        }
    }
    ExitCode::SUCCESS
}
