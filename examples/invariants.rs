//! Plays games with decks of the whole pool, and the Deckbuilding Game, and checks everything after every pick.
//!
//! `cargo run --release --example invariants -- 1000000` plays until that many decisions between two or more options
//! were made, in duels, in games of three to six, in Twin Suns, and in every mode of the second game. After every pick:
//! the audit of the game and of the copy it came from, the options against freshly computed ones, and everybody's
//! views; every 64 picks the game goes through its written form and must come back the same. It ends with an error at
//! the first fault, and names the seed; a second number is the first seed.

#[allow(dead_code, reason = "tests use the rest of it")]
#[path = "../tests/rules/support.rs"]
mod support;

#[path = "shared/soundness.rs"]
mod soundness;

#[path = "../tests/deckbuilding/soundness.rs"]
mod second_soundness;

/// The second game's own types for what both games have.
mod second {
    pub(crate) use deckbuilding::rules::book::Book;
    pub(crate) use deckbuilding::rules::fact::Log;
    pub(crate) use deckbuilding::rules::game::Game;
    pub(crate) use deckbuilding::rules::look::Eyes;
    pub(crate) use deckbuilding::rules::options::Options;
}

use deckbuilding::cards::library::Library as SecondLibrary;
use seats::Seat;
use seats::chance::Luck;
use soundness::WRITTEN;
use std::process::ExitCode;
use std::time::Instant;
use support::{Dice, TOO_LONG, WholeSet, mix};
use swu_rules::book::Book;
use swu_rules::decision::Choice;
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::table::options::GameOptions;

/// What was done so far.
#[derive(Default)]
struct Sum {
    games: u64,
    picks: u64,
    decisions: u64,
    views: u64,
    written: u64,
    hash: u64,
}

/// Checks the game, and counts what was looked at.
fn check(book: &Book, game: &Game, earlier: &Game, options: &mut Vec<Choice>, sum: &mut Sum) -> Result<(), String> {
    soundness::check(book, game, earlier, options, sum.picks)?;
    sum.views += soundness::eyes(game).count() as u64;
    sum.written += u64::from(sum.picks.is_multiple_of(WRITTEN));
    Ok(())
}

fn play(book: &Book, options: GameOptions, players: &[PlayerSetup], seed: u64, sum: &mut Sum) -> Result<(), String> {
    let mut dice = Dice::new(seed);
    let mut log = Log::keeping();
    let mut game = Game::start(book, options, players, seed, &mut log);
    let mut earlier = game.clone();
    let mut actions = Vec::new();
    let mut picks = 0;
    while let Some(decision) = game.decision() {
        let count = decision.options.len();
        if count == 0 {
            return Err("a decision without an option".to_owned());
        }
        earlier.clone_from(&game);
        game.choose(book, dice.below(count), &mut log).map_err(|error| error.to_string())?;
        log.facts.clear();
        picks += 1;
        sum.picks += 1;
        sum.decisions += u64::from(count > 1);
        check(book, &game, &earlier, &mut actions, sum).map_err(|why| format!("after {picks} picks: {why}"))?;
        if picks > TOO_LONG {
            return Err("the game does not end".to_owned());
        }
    }
    if game.over().is_none() {
        return Err("nothing is awaited, and it is not over".to_owned());
    }
    sum.games += 1;
    sum.hash = mix(sum.hash, game.fingerprint(book));
    Ok(())
}

/// A game of the Deckbuilding Game: sound after every pick for the judge, and seen by everybody.
fn play_second(book: &second::Book, options: second::Options, seed: u64, sum: &mut Sum) -> Result<(), String> {
    let sides = second_soundness::varied(options.mode, seed as usize);
    let mut game = second::Game::start(book, options, &sides, Luck::Number(seed), &mut second::Log::off());
    let cards = second_soundness::count(&game.view(book, &[], second::Eyes::Judge));
    let mut dice = Dice::new(seed);
    while let Some(decision) = game.decision() {
        let count = decision.options.len();
        game.choose(book, dice.below(count), &mut second::Log::off()).map_err(|error| error.to_string())?;
        sum.picks += 1;
        sum.decisions += u64::from(count > 1);
        second_soundness::check(book, &game, cards);
        for seat in Seat::all(game.seats()) {
            let view = game.view(book, &[], second::Eyes::Of(seat.into()));
            if view.over.is_some() != game.over().is_some() {
                return Err(format!("seat {seat} sees another end"));
            }
            sum.views += 1;
        }
        if sum.picks.is_multiple_of(WRITTEN) {
            let text = serde_json::to_string(&game).map_err(|error| error.to_string())?;
            let again: second::Game = serde_json::from_str(&text).map_err(|error| error.to_string())?;
            if again != game {
                return Err("written and read it is another game".to_owned());
            }
            sum.written += 1;
        }
    }
    sum.games += 1;
    sum.hash = mix(sum.hash, sum.picks);
    Ok(())
}

fn main() -> ExitCode {
    let number = |nth| std::env::args().nth(nth).and_then(|number| number.parse::<u64>().ok());
    let (wanted, first) = (number(1).unwrap_or(20_000), number(2).unwrap_or(0));
    let book = support::book();
    let set = WholeSet::all(&book);
    let second_book = match SecondLibrary::embedded() {
        Ok(library) => second::Book::of(&library),
        Err(faults) => {
            faults.iter().for_each(|fault| eprintln!("{fault}"));
            return ExitCode::FAILURE;
        }
    };
    let second_options = second_soundness::all_options();
    let mut sum = Sum::default();
    let begun = Instant::now();
    for seed in first..u64::MAX {
        let mut dice = Dice::new(seed ^ 0x1A7A_5EED);
        let several = 3 + (seed / 8 % 4) as usize;
        // Of eight games three are duels, two are of three to six players, two are Twin Suns, one is of the second
        // game.
        let (what, done) = match seed % 8 {
            2 | 6 => {
                let options = GameOptions::multiplayer();
                let players = set.players(&mut dice, &options, several);
                ("multiplayer", play(&book, options, &players, seed, &mut sum))
            }
            3 | 7 => {
                let options = GameOptions::twin_suns();
                let players = set.players(&mut dice, &options, several);
                ("Twin Suns", play(&book, options, &players, seed, &mut sum))
            }
            4 => {
                let options = second_options[(seed / 8) as usize % second_options.len()];
                ("the Deckbuilding Game", play_second(&second_book, options, seed, &mut sum))
            }
            _ => ("a duel", play(&book, GameOptions::duel(), &set.decks(&mut dice), seed, &mut sum)),
        };
        if let Err(why) = done {
            eprintln!("seed {seed}, {what}: {why}");
            return ExitCode::FAILURE;
        }
        if sum.decisions >= wanted {
            break;
        }
    }
    println!(
        "{} games, {} picks, {} decisions, {} views, {} times written and read, hash {:016x}, {:.0} s: all sound",
        sum.games,
        sum.picks,
        sum.decisions,
        sum.views,
        sum.written,
        sum.hash,
        begun.elapsed().as_secs_f64()
    );
    ExitCode::SUCCESS
}
