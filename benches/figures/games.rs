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

/// Measures duels and games of six.
pub fn measure(harness: &mut Harness, book: &Book, report: &mut Report) {
    let set = WholeSet::new(book);
    let mut dice = Dice::new(7);
    let duel = GameOptions::duel();
    let whole_set: Vec<Vec<PlayerSetup>> = (0..GAMES).map(|_| set.decks(&mut dice).to_vec()).collect();
    let starters: Vec<Vec<PlayerSetup>> = (0..GAMES).map(|_| support::starters(book).to_vec()).collect();
    let six: Vec<Vec<PlayerSetup>> = (0..GAMES / 5).map(|_| (0..6).map(|_| set.deck(&mut dice)).collect()).collect();
    let duels = [("300,000", "1,000,000"), ("200,000", "500,000")];
    run(harness, book, report, ("duels whole-set", "random duels, whole-set decks", duel, &whole_set, duels));
    run(harness, book, report, ("duels starters", "random duels, starter decks", duel, &starters, duels));
    let game = ("games of six", "random games of six", GameOptions::multiplayer(), &six, [("100,000", "350,000"), ("", "")]);
    run(harness, book, report, game);
}

type Games<'a> = (&'a str, &'a str, GameOptions, &'a [Vec<PlayerSetup>], [(&'static str, &'static str); 2]);

fn run(harness: &mut Harness, book: &Book, report: &mut Report, (name, figure, options, decks, goals): Games<'_>) {
    let all = || {
        let mut sum = Played::default();
        for (seed, players) in (0..).zip(decks) {
            let played = support::play(book, options, players, seed, &mut Log::default(), |_, _| {});
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
