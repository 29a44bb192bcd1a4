//! Games played on after an option, in batches, and their results.

use super::gap::{Moments, single, student};
use super::{Method, Outlook, Way};
use crate::bots::Level;
use crate::bots::follow::{Games, can_follow, follow};
use crate::bots::trial::{Players, trial};
use crate::bots::weights::Scales;
use seats::Seat;
use swu_rules::book::Book;
use swu_rules::evaluation::QUANTITIES;
use swu_rules::game::Game;
use swu_rules::sight::Sight;

/// This many games of a search take as long as one that players play on.
const GAMES_IN_ONE: u32 = 32;

/// The results of some games after one option: the chances to win where they were evaluated.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Batch {
    chances: Vec<f32>,
    /// The sums of the measured quantities of the own side and of the others.
    outlook: [Outlook; 2],
}

impl Batch {
    const fn empty() -> Batch {
        Batch { chances: Vec::new(), outlook: [[0.0; QUANTITIES]; 2] }
    }

    /// How much better it went than in another one, game by game.
    pub(super) fn differences(&self, other: &Batch) -> impl Iterator<Item = f64> + Clone {
        self.chances.iter().zip(&other.chances).map(|(own, other)| f64::from(*own) - f64::from(*other))
    }

    fn add(&mut self, book: &Book, world: &mut Game, chance: f32, eyes: Seat) {
        self.chances.push(chance);
        for seat in Seat::all(world.seats()) {
            let side = &mut self.outlook[usize::from(seat != eyes)];
            side.iter_mut().zip(world.measure(book, seat)).for_each(|(sum, more)| *sum += f32::from(more));
        }
    }
}

/// The results of all batches after one option so far.
#[derive(Clone, Default, PartialEq, Debug)]
pub(super) struct Played(pub(super) Vec<Batch>);

impl Played {
    /// How many games were evaluated.
    pub(super) fn games(&self) -> u32 {
        self.0.iter().map(|batch| batch.chances.len() as u32).sum()
    }

    /// The chance to win, and half the width of its interval.
    pub(super) fn chance(&self) -> (f64, f64) {
        let of_batch = |batch: &Batch| Moments::of(batch.chances.iter().map(|chance| f64::from(*chance)));
        let batches: Vec<Moments> = self.0.iter().map(of_batch).collect();
        let all = Moments::of(batches.iter().map(|batch| batch.mean));
        match batches.len() {
            0 | 1 => (all.mean, 1.0),
            count => (all.mean, (student(count - 1) * all.error()).max(single(&batches))),
        }
    }

    pub(super) fn outlook(&self) -> [Outlook; 2] {
        let games = self.games().max(1) as f32;
        let mean = |side: usize| {
            let mut sums = [0.0; QUANTITIES];
            for batch in &self.0 {
                sums.iter_mut().zip(&batch.outlook[side]).for_each(|(sum, more)| *sum += more);
            }
            sums.map(|sum| sum / games)
        };
        [mean(0), mean(1)]
    }
}

/// Plays the batch of this number after an option, or from the position itself if there is none.
pub(super) fn play(book: &Book, sight: &Sight, option: Option<usize>, method: Method, number: u32) -> Batch {
    let seed = method.seed ^ u64::from(number + 1).wrapping_mul(0xD1B5_4A32_D192_ED03);
    match (method.way, option) {
        (Way::Players { level, iterations }, Some(option)) => {
            let players = Players { level, iterations, seed };
            played_on(book, sight, option, players, method.games)
        }
        (Way::Search, Some(option)) if !can_follow(sight) => {
            let players = Players { level: Level::Sensible, iterations: 1, seed };
            played_on(book, sight, option, players, method.games.div_ceil(GAMES_IN_ONE))
        }
        _ => followed(book, sight, option, Games { count: method.games, seed }),
    }
}

fn followed(book: &Book, sight: &Sight, option: Option<usize>, games: Games) -> Batch {
    let mut batch = Batch::empty();
    follow(book, sight, option, games, &mut |world, chance| batch.add(book, world, chance, sight.eyes()));
    batch
}

/// Players pick by what their seats know; the positions reached are evaluated.
fn played_on(book: &Book, sight: &Sight, option: usize, players: Players, games: u32) -> Batch {
    let (mut batch, eyes) = (Batch::empty(), sight.eyes());
    for number in 0..games {
        let Some(mut played) = trial(book, sight, option, players, number) else { break };
        let chance = Scales::shipped().odds.chances(book, &mut played.world)[eyes.index()];
        batch.add(book, &mut played.world, chance, eyes);
    }
    batch
}
