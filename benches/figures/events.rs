//! Before and around games: boosters, and pairings.

use crate::Harness;
use crate::report::Report;
use crate::support::Dice;
use events::tournament::{History, Played, Policy, pair};
use swu_decks::limited::{Boosters, Recipe};

/// Boosters in one run.
const BOOSTERS: usize = 1_000;
/// Players of the event that is paired, and the rounds they have played.
const PLAYERS: usize = 400;
const ROUNDS: u32 = 8;

/// An event in progress: every round was paired by the same rule, with random results.
fn event() -> History {
    let mut history = History {
        best_of: 3,
        players: (0..PLAYERS).map(|player| format!("P{player}")).collect(),
        joined: vec![1; PLAYERS],
        dropped: vec![None; PLAYERS],
        rounds: Vec::new(),
        policy: Policy::default(),
    };
    let mut dice = Dice::new(400);
    for round in 0..ROUNDS {
        let pairing = pair(&history, round.into(), None).expect("there are players");
        let played = |(one, other): &(usize, Option<usize>)| match other {
            None => Played::Bye(*one),
            Some(other) => {
                let games = if dice.below(2) == 0 { [2, 0, 0] } else { [1, 2, 0] };
                Played::Match { players: [*one, *other], games }
            }
        };
        let round = pairing.tables.iter().map(played).collect();
        history.rounds.push(round);
    }
    history
}

/// Measures both.
pub(crate) fn measure(harness: &mut Harness, report: &mut Report) {
    let recipe = Recipe::embedded().first().expect("there is one");
    harness.bench_function("boosters", |bencher| {
        bencher.iter(|| Boosters::new(recipe, 7).take(BOOSTERS).map(|booster| booster.len()).sum::<usize>());
    });
    report.time("boosters", 1, "1,000 boosters opened", "", "");
    if report.wants("pairing") {
        let history = event();
        harness.bench_function("pairing", |bencher| {
            bencher.iter(|| pair(&history, 99, None).expect("there are players").spread);
        });
        report.time("pairing", 1, "a round of 400 players paired after eight, proof of the optimum included", "", "");
    }
}
