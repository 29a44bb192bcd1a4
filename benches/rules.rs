//! Speed of the rules: playouts, copies, lists of options, loading. `cargo bench --bench rules` runs all.

#[path = "../tests/rules/support.rs"]
mod support;

use cantina::unlimited::cards::library::Library;
use cantina::unlimited::rules::book::Book;
use cantina::unlimited::rules::fact::Log;
use cantina::unlimited::rules::game::{Game, PlayerSetup};
use cantina::unlimited::rules::table::options::GameOptions;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::Duration;
use support::{Dice, WholeSet};

/// Twenty games of fixed seeds, so that every run plays the same.
fn playouts(criterion: &mut Criterion) {
    let book = support::book();
    let set = WholeSet::new(&book);
    let mut dice = Dice::new(7);
    let starters: Vec<[PlayerSetup; 2]> = (0..20).map(|_| support::starters(&book)).collect();
    let whole_set: Vec<[PlayerSetup; 2]> = (0..20).map(|_| set.decks(&mut dice)).collect();
    let mut group = criterion.benchmark_group("playouts");
    for (name, decks) in [("starter decks", starters), ("whole-set decks", whole_set)] {
        let run = || -> u64 {
            let games = decks.iter().zip(0..);
            games
                .map(|(players, seed)| {
                    u64::from(support::play(&book, players, seed, &mut Log::default(), |_, _| {}).picks)
                })
                .sum()
        };
        group.throughput(Throughput::Elements(run()));
        group.bench_function(name, |bencher| bencher.iter(run));
    }
    group.finish();
}

/// Fifty games in the middle, each at the widest decision seen.
fn busy_games(book: &Book) -> Vec<Game> {
    let set = WholeSet::new(book);
    let mut dice = Dice::new(11);
    (0..50)
        .map(|seed| {
            let players = set.decks(&mut dice);
            let mut game = Game::start(book, GameOptions::duel(), &players, seed, &mut Log::default());
            let mut busiest = game.clone();
            let mut most = 0;
            while let Some(decision) = game.decision() {
                let count = decision.options.len();
                if game.at_action() && count > most {
                    most = count;
                    busiest.clone_from(&game);
                }
                if game.choose(book, dice.below(count), &mut Log::default()).is_err() {
                    break;
                }
            }
            busiest
        })
        .collect()
}

fn states(criterion: &mut Criterion) {
    let book = support::book();
    let games = busy_games(&book);
    let mut group = criterion.benchmark_group("mid-game");
    group.throughput(Throughput::Elements(games.len() as u64));
    group.bench_function("clone", |bencher| {
        bencher.iter(|| {
            for game in &games {
                black_box(game.clone());
            }
        });
    });
    let mut buffer = games[0].clone();
    group.bench_function("clone_from", |bencher| {
        bencher.iter(|| {
            for game in &games {
                buffer.clone_from(black_box(game));
            }
        });
    });
    let mut list = Vec::new();
    let mut games_again = games.clone();
    group.bench_function("actions of a busy board", |bencher| {
        bencher.iter(|| {
            for game in &mut games_again {
                game.legal_actions(&book, &mut list);
                black_box(&list);
            }
        });
    });
    group.bench_function("fingerprint", |bencher| {
        bencher.iter(|| games.iter().fold(0, |sum: u64, game| sum ^ game.fingerprint()));
    });
    group.finish();
}

fn loading(criterion: &mut Criterion) {
    criterion.bench_function("load and compile all cards", |bencher| bencher.iter(support::book));
    let library = Library::embedded();
    criterion.bench_function("compile all cards", |bencher| bencher.iter(|| library.as_ref().map(Book::of)));
}

criterion_group! {
    name = rules;
    config = Criterion::default().warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(4));
    targets = playouts, states, loading
}
criterion_main!(rules);
