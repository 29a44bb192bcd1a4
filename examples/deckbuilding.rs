//! Random games of the Deckbuilding Game, of every mode and length, with every set of bases in turn, and with every
//! other agreement: `cargo run --release --example deckbuilding -- 10000` plays that many of each, and audits the game
//! after every pick: no card is lost, created or in two places, and so on. With `copied` after the number every game is
//! also cloned, written and read before every pick, and continues as what was read. It ends with an error at the first
//! unsound game.

#[allow(dead_code, reason = "tests use the rest of it")]
#[path = "../tests/deckbuilding/soundness.rs"]
mod soundness;

use deckbuilding::cards::library::Library;
use deckbuilding::cards::word::Faction;
use deckbuilding::rules::book::Book;
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::options::{Bases, Mode, Options};
use seats::chance::{Chance, Luck};
use std::process::ExitCode;
use std::time::Instant;

/// More picks than any game takes.
const STUCK: u64 = 1_000_000;

/// The agreement for the game with this number: everything except its mode and length.
fn agreed(options: Options, number: u64) -> Options {
    let bases = [Bases::Beginner, Bases::Full, Bases::Secret][(number % 3) as usize];
    let starting = match options.mode {
        Mode::Duel => None,
        Mode::Teams => [None, Some(Faction::usual()[0]), Some(Faction::usual()[1])][(number / 12 % 3) as usize],
    };
    Options { bases, pay_off: number / 3 % 2 == 1, open_hands: (number / 6).is_multiple_of(2), starting, ..options }
}

/// The game as it is written and read again.
fn copied(game: &Game) -> Result<Game, String> {
    let text = serde_json::to_string(game).map_err(|error| error.to_string())?;
    let read: Game = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    match read == *game && game.clone() == read {
        true => Ok(read),
        false => Err("written and read it is another game".to_owned()),
    }
}

/// Plays a game to its end; returns the number of picks.
fn play(book: &Book, options: Options, seed: u64, copies: bool) -> Result<u64, String> {
    let sides = soundness::varied(options.mode, seed as usize);
    let options = Options { starting: options.starting.filter(|starting| sides.contains(starting)), ..options };
    let mut game = Game::start(book, options, &sides, Luck::Number(seed), &mut Log::off());
    let (mut chance, mut picks) = (Chance::new(seed), 0);
    while let Some(decision) = game.decision() {
        let option = chance.below(decision.options.len());
        if copies {
            let mut read = copied(&game)?;
            read.choose(book, option, &mut Log::off()).map_err(|error| error.to_string())?;
            game.choose(book, option, &mut Log::keeping()).map_err(|error| error.to_string())?;
            if read != game {
                return Err("what was read goes on in another way".to_owned());
            }
        } else {
            game.choose(book, option, &mut Log::off()).map_err(|error| error.to_string())?;
        }
        game.audit(book).map_err(|fault| fault.to_string())?;
        picks += 1;
        if picks > STUCK {
            return Err("the game does not end".to_owned());
        }
    }
    match game.over() {
        Some(_) => Ok(picks),
        None => Err("nothing is awaited, and it is not over".to_owned()),
    }
}

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(1000);
    let copies = words.next().is_some_and(|word| word == "copied");
    let library = match Library::embedded() {
        Ok(library) => library,
        Err(faults) => {
            faults.iter().for_each(|fault| eprintln!("{fault}"));
            return ExitCode::FAILURE;
        }
    };
    let book = Book::of(&library);
    // The sets of bases take turns within each mode and length.
    for options in soundness::all_options().into_iter().filter(|options| options.bases == Bases::Beginner) {
        let (started, mut picks) = (Instant::now(), 0);
        let (mode, length) = (options.mode, options.length);
        for number in 0..games {
            match play(&book, agreed(options, number), number, copies) {
                Ok(taken) => picks += taken,
                Err(why) => {
                    eprintln!("{mode:?}, {length} bases: game {number}: {why}");
                    return ExitCode::FAILURE;
                }
            }
        }
        let seconds = started.elapsed().as_secs_f64();
        println!("{mode:?}, {length} bases: {games} games, {picks} picks, {seconds:.0} s: all sound");
    }
    ExitCode::SUCCESS
}
