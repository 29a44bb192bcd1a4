//! Random games of the Deckbuilding Game: silently, with every rule on.

use crate::Harness;
use crate::report::{Report, thousands};
use crate::support::mix;
use deckbuilding::cards::library::Library;
use deckbuilding::cards::word::Faction;
use deckbuilding::rules::book::Book;
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::options::{Mode, Options};
use seats::chance::{Chance, Luck};

/// This many games make one run.
const GAMES: u64 = 20;

/// Plays the games of one run: returns the number of picks, and a hash of them.
fn play(book: &Book, mode: Mode) -> (u64, u64) {
    let sides: Vec<Faction> = Faction::usual().into_iter().cycle().take(mode.seats()).collect();
    let (mut picks, mut hash) = (0, 0);
    for seed in 0..GAMES {
        let mut game = Game::start(book, Options::of(mode), &sides, Luck::Number(seed), &mut Log::off());
        let mut chance = Chance::new(seed);
        while let Some(decision) = game.decision() {
            let count = decision.options.len();
            let option = chance.below(count);
            hash = mix(hash, (option as u64) << 32 | count as u64);
            picks += 1;
            game.choose(book, option, &mut Log::off()).expect("it is on the list");
        }
    }
    (picks, hash)
}

/// Measures both modes.
pub(crate) fn measure(harness: &mut Harness, report: &mut Report) {
    let library = Library::embedded().expect("the cards are sound");
    let book = Book::of(&library);
    for (mode, name, figure) in [
        (Mode::Duel, "deckbuilding duel", "Deckbuilding Game, random duels"),
        (Mode::Teams, "deckbuilding teams", "Deckbuilding Game, random games of two teams"),
    ] {
        harness.bench_function(name, |bencher| bencher.iter(|| play(&book, mode)));
        let Some(nanoseconds) = report.nanoseconds(name) else { continue };
        let (picks, hash) = play(&book, mode);
        let each_second = |count: f64| thousands(count * 1e9 / nanoseconds);
        report.row(format!("{figure} (trajectory {hash:016x}): actions/s"), each_second(picks as f64), "", "");
        report.row(format!("{figure}: games/s"), each_second(GAMES as f64), "", "");
    }
}
