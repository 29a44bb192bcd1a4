//! Whole games at random: silently, with every rule on.

use crate::Harness;
use crate::report::{Report, thousands};
use crate::support::{self, Dice, Played, WholeSet, mix};
use cantina::unlimited::rules::book::Book;
use cantina::unlimited::rules::fact::Log;
use cantina::unlimited::rules::game::PlayerSetup;
use cantina::unlimited::rules::table::options::GameOptions;

/// So many games make one run, each with its own seed and decks.
const GAMES: usize = 100;

/// Games of one sort: what they are called, what is played, with which decks, and what is aimed at.
struct Games {
    name: &'static str,
    figure: &'static str,
    options: GameOptions,
    decks: Vec<Vec<PlayerSetup>>,
    /// Floor and target of actions and decisions in a second.
    goals: [(&'static str, &'static str); 2],
}

/// Measures duels and games of six.
pub(crate) fn measure(harness: &mut Harness, book: &Book, report: &mut Report) {
    let set = WholeSet::new(book);
    let mut dice = Dice::new(7);
    let goals = [("300,000", "1,000,000"), ("200,000", "500,000")];
    let options = GameOptions::duel();
    let (name, figure) = ("duels whole-set", "random duels, whole-set decks");
    let decks = (0..GAMES).map(|_| set.decks(&mut dice).to_vec()).collect();
    run(harness, book, report, &Games { name, figure, options, decks, goals });

    let (name, figure) = ("duels starters", "random duels, starter decks");
    let decks = (0..GAMES).map(|_| support::starters(book).to_vec()).collect();
    run(harness, book, report, &Games { name, figure, options, decks, goals });

    let (name, figure) = ("games of six", "random games of six, whole-set decks");
    let decks = (0..GAMES / 5).map(|_| (0..6).map(|_| set.deck(&mut dice)).collect()).collect();
    let (options, goals) = (GameOptions::multiplayer(), [("100,000", "350,000"), ("", "")]);
    run(harness, book, report, &Games { name, figure, options, decks, goals });
}

fn run(harness: &mut Harness, book: &Book, report: &mut Report, games: &Games) {
    let Games { name, figure, options, decks, goals } = games;
    let all = || {
        let mut sum = Played::default();
        for (seed, players) in (0..).zip(decks) {
            let played = support::play_by(book, *options, players, seed, &mut Log::default(), |_, _| {});
            sum.picks += played.picks;
            sum.decisions += played.decisions;
            sum.hash = mix(sum.hash, played.hash);
        }
        sum
    };
    harness.bench_function(name, |bencher| bencher.iter(all));
    let Some(nanoseconds) = report.nanoseconds(name) else { return };
    let sum = all();
    let each_second = |count: f64| thousands(count * 1e9 / nanoseconds);
    let [actions, decisions] = goals;
    let trajectory = format!("{figure} (trajectory {:016x}): actions/s", sum.hash);
    report.row(trajectory, each_second(sum.picks.into()), actions.0, actions.1);
    report.row(format!("{figure}: decisions/s"), each_second(sum.decisions.into()), decisions.0, decisions.1);
    report.row(format!("{figure}: games/s"), each_second(decks.len() as f64), "", "");
}
