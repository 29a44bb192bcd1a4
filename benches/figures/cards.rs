//! Loading: from the text inside the program to what games are played with.
//!
//! A game reads and compiles only the cards it is played with, so the cost of a start does not grow with the pool.

use crate::Harness;
use crate::report::Report;
use crate::support;
use swu_cards::library::Library;
use swu_hosted::CardData;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::table::card::DefId;
use swu_rules::table::options::GameOptions;

/// Measures the cost of every start.
pub(crate) fn measure(harness: &mut Harness, report: &mut Report) {
    let ready = |cards: &dyn Fn(&Book) -> Vec<DefId>| {
        let data = CardData::of(Library::embedded());
        let power: i32 = cards(&data.book).iter().map(|def| i32::from(data.book.def(*def).power)).sum();
        (data, power)
    };
    // From the whole pool, as many different cards as two players bring.
    let played = |book: &Book| book.all().step_by(book.len().div_ceil(60)).collect();
    harness.bench_function("load/game", |bencher| bencher.iter_with_large_drop(|| ready(&played)));
    report.time("load/game", 1, "card data ready to play, 60 different cards", "2 ms", "1 ms");
    let begun = || {
        let data = CardData::of(Library::embedded());
        let players = support::starters(&data.book);
        let game = Game::start(&data.book, GameOptions::duel(), &players, 1, &mut Log::default());
        (data, game)
    };
    harness.bench_function("load/begun", |bencher| bencher.iter_with_large_drop(begun));
    report.time("load/begun", 1, "a game begun with two decks, their cards read and compiled", "", "2 ms");
    let load = || ready(&|book| book.all().collect());
    harness.bench_function("load", |bencher| bencher.iter_with_large_drop(load));
    report.time("load", 1, "all cards read and compiled", "25 ms", "10 ms");
}
