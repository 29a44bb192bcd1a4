//! Games played on after an option, and their combined results.

use super::{Method, Outlook};
use crate::bots::trial::{Players, trial};
use crate::bots::weights::Scales;
use seats::Seat;
use swu_rules::book::Book;
use swu_rules::measure::QUANTITIES;
use swu_rules::sight::Sight;

/// How many standard errors on both sides of a mean contain 95 of 100.
const BOUND: f64 = 1.96;

/// The results of the games after one option so far.
#[derive(Clone)]
pub struct Played {
    total: f64,
    squares: f64,
    games: u32,
    outlook: [Outlook; 2],
}

impl Default for Played {
    fn default() -> Played {
        Played { total: 0.0, squares: 0.0, games: 0, outlook: [[0.0; QUANTITIES]; 2] }
    }
}

/// The evaluation of a game: the chance to win, and the measured quantities of the own side and of the others.
pub(super) struct Weighed {
    pub(super) value: f64,
    measures: [Outlook; 2],
}

impl Played {
    pub(super) fn add(&mut self, weighed: &Weighed) {
        self.count(weighed.value);
        for (sums, more) in self.outlook.iter_mut().zip(&weighed.measures) {
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
    }

    pub(super) fn count(&mut self, value: f64) {
        self.total += value;
        self.squares += value * value;
        self.games += 1;
    }

    /// How many there are.
    pub fn games(&self) -> u32 {
        self.games
    }

    pub(super) fn outlook(&self) -> [Outlook; 2] {
        let games = self.games.max(1) as f32;
        self.outlook.map(|sums| sums.map(|sum| sum / games))
    }

    /// The chance to win.
    pub fn mean(&self) -> f64 {
        self.total / f64::from(self.games.max(1))
    }

    /// The standard error of it.
    pub fn error(&self) -> f64 {
        let games = f64::from(self.games.max(1));
        let variance = (self.squares / games - self.mean().powi(2)).max(0.0);
        ((variance + 1.0 / (4.0 * games)) / games).sqrt()
    }

    /// Half the width of the interval, by Student's distribution, which is wider the fewer games there are.
    pub(super) fn doubt(&self) -> f64 {
        let free = f64::from(self.games.max(2) - 1);
        (BOUND + 2.37 / free + 2.82 / free.powi(2)) * self.error()
    }
}

/// Picks the option in one possible game, plays it on honestly and evaluates the position reached.
pub(super) fn play_on(book: &Book, sight: &Sight, option: usize, method: Method, number: u32) -> Weighed {
    let Method { level, iterations, seed, .. } = method;
    let Some(played) = trial(book, sight, option, Players { level, iterations, seed }, number) else {
        return Weighed { value: 0.0, measures: [[0.0; QUANTITIES]; 2] };
    };
    let mut world = played.world;
    let eyes = sight.eyes();
    let value = f64::from(Scales::shipped().odds.chances(book, &mut world)[eyes.index()]);
    let mut measures = [[0.0; QUANTITIES]; 2];
    for seat in Seat::all(world.seats()) {
        let side = &mut measures[usize::from(seat != eyes)];
        side.iter_mut().zip(world.measure(book, seat)).for_each(|(sum, more)| *sum += f32::from(more));
    }
    Weighed { value, measures }
}
