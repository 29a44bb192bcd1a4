//! Whole random games: silently, with every rule on.

use crate::Harness;
use crate::report::{Report, thousands};
use crate::support::{self, Dice, Played, WholeSet, mix};
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::PlayerSetup;
use swu_rules::table::options::GameOptions;

/// This many games make one run, each with its own seed and decks.
const GAMES: usize = 100;

/// Games of one sort: their name, what is played, with which decks, and the goals.
struct Games {
    name: String,
    figure: String,
    options: GameOptions,
    decks: Vec<Vec<PlayerSetup>>,
    /// Floor and target of actions and decisions per second.
    goals: [(&'static str, &'static str); 2],
}

/// The sets with leaders, bases and enough cards for decks of their own.
const SETS: [&str; 10] = ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "LAW", "TS26", "ASH", "HMW"];

/// Measures duels of the whole pool, of each set and of starters, and games of six.
pub(crate) fn measure(harness: &mut Harness, book: &Book, report: &mut Report) {
    let pool = WholeSet::all(book);
    let goals = [("300,000", "1,000,000"), ("200,000", "500,000")];
    let mut duels = |name: String, figure: String, decks: Vec<Vec<PlayerSetup>>| {
        let options = GameOptions::duel();
        run(harness, book, report, &Games { name, figure, options, decks, goals });
    };
    let made = |set: &WholeSet| {
        let mut dice = Dice::new(7);
        (0..GAMES).map(|_| set.decks(&mut dice).to_vec()).collect()
    };
    duels("duels whole-pool".into(), "random duels, decks of the whole pool".into(), made(&pool));
    for set in SETS {
        let cards = WholeSet::of(book, &format!("{set}_"));
        duels(format!("duels {set}"), format!("random duels, decks of {set}"), made(&cards));
    }
    let starters = (0..GAMES).map(|_| support::starters(book).to_vec()).collect();
    duels("duels starters".into(), "random duels, starter decks".into(), starters);

    let mut dice = Dice::new(7);
    let (name, figure) = ("games of six".into(), "random games of six, decks of the whole pool".into());
    let decks = (0..GAMES / 5).map(|_| (0..6).map(|_| pool.deck(&mut dice)).collect()).collect();
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
