//! Copies, lists of options and fingerprints of unfinished games.

use crate::Harness;
use crate::report::Report;
use crate::support::{Dice, WholeSet};
use std::hint::black_box;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::table::options::GameOptions;

/// This many games are held, each at the widest choice of actions it reached.
const GAMES: u64 = 50;

fn busy(book: &Book, options: GameOptions, seats: usize) -> Vec<Game> {
    let set = WholeSet::all(book);
    let mut dice = Dice::new(11);
    let busiest = |seed| {
        let players: Vec<PlayerSetup> = (0..seats).map(|_| set.deck(&mut dice)).collect();
        let mut game = Game::start(book, options, &players, seed, &mut Log::default());
        let (mut busiest, mut most) = (game.clone(), 0);
        while let Some(decision) = game.decision() {
            let count = decision.options.len();
            if game.at_action() && count > most {
                most = count;
                busiest.clone_from(&game);
            }
            game.choose(book, dice.below(count), &mut Log::default()).expect("it is on the list");
        }
        busiest
    };
    (0..GAMES).map(busiest).collect()
}

/// Measures what bots and taking back do all the time.
pub(crate) fn measure(harness: &mut Harness, book: &Book, report: &mut Report) {
    let games = busy(book, GameOptions::duel(), 2);
    let each = games.len();
    copies(harness, "clone duel", &games);
    report.time("clone duel", each, "copy of a busy duel into used memory", "400 ns", "80 ns");
    copies(harness, "clone six", &busy(book, GameOptions::multiplayer(), 6));
    report.time("clone six", each, "copy of a busy game of six into used memory", "600 ns", "200 ns");

    harness.bench_function("restore", |bencher| {
        let written: Vec<String> =
            games.iter().map(|game| serde_json::to_string(game).expect("it can be written")).collect();
        bencher.iter(|| {
            for text in &written {
                black_box(serde_json::from_str::<Game>(text).expect("it can be read"));
            }
        });
    });
    report.time("restore", each, "busy duel restored from JSON", "", "");

    harness.bench_function("fingerprint", |bencher| {
        bencher.iter(|| games.iter().fold(0, |sum: u64, game| sum ^ game.fingerprint(book)));
    });
    report.time("fingerprint", each, "fingerprint of a busy duel", "", "");

    harness.bench_function("options", |bencher| {
        let mut games = games.clone();
        let mut list = Vec::new();
        bencher.iter(|| {
            for game in &mut games {
                game.legal_actions(book, &mut list);
                black_box(&list);
            }
        });
    });
    report.time("options", each, "all actions of a busy board", "2 µs", "0.3 µs");
}

fn copies(harness: &mut Harness, name: &str, games: &[Game]) {
    harness.bench_function(name, |bencher| {
        let mut buffer = games[0].clone();
        bencher.iter(|| {
            for game in games {
                buffer.clone_from(black_box(game));
            }
        });
    });
}
