//! Games played on after an option, in batches, and their results.

use super::gap::{Moments, single, student};
use std::fmt::Debug;

/// What a game measures where it is evaluated, to be added up and shared out.
pub trait Outlook: Copy + Debug + PartialEq + Send + Sync {
    /// Nothing measured.
    const NONE: Self;

    /// Adds one to the sums.
    fn add(&mut self, other: &Self);

    /// The sums of this many games, for one of them.
    fn shared(self, games: u32) -> Self;
}

/// Some quantities of some sides.
impl<const QUANTITIES: usize, const SIDES: usize> Outlook for [[f32; QUANTITIES]; SIDES] {
    const NONE: Self = [[0.0; QUANTITIES]; SIDES];

    fn add(&mut self, other: &Self) {
        let numbers = self.iter_mut().flatten().zip(other.iter().flatten());
        numbers.for_each(|(sum, more)| *sum += more);
    }

    fn shared(self, games: u32) -> Self {
        self.map(|side| side.map(|sum| sum / games.max(1) as f32))
    }
}

/// The results of some games after one option: the chances to win where they were evaluated.
#[derive(Clone, PartialEq, Debug)]
pub struct Batch<O> {
    chances: Vec<f32>,
    /// The sums of what was measured.
    outlook: O,
}

impl<O: Outlook> Batch<O> {
    /// No games yet.
    pub const fn empty() -> Batch<O> {
        Batch { chances: Vec::new(), outlook: O::NONE }
    }

    /// A game was evaluated: its chance to win, and what was measured in it.
    pub fn add(&mut self, chance: f32, outlook: &O) {
        self.chances.push(chance);
        self.outlook.add(outlook);
    }

    /// How much better it went than in another one, game by game.
    pub(super) fn differences(&self, other: &Batch<O>) -> impl Iterator<Item = f64> + Clone {
        self.chances.iter().zip(&other.chances).map(|(own, other)| f64::from(*own) - f64::from(*other))
    }
}

/// The results of all batches after one option so far.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Played<O>(pub(super) Vec<Batch<O>>);

impl<O: Outlook> Played<O> {
    /// How many games were evaluated.
    pub(super) fn games(&self) -> u32 {
        self.0.iter().map(|batch| batch.chances.len() as u32).sum()
    }

    /// The chance to win, and half the width of its interval.
    pub(super) fn chance(&self) -> (f64, f64) {
        let of_batch = |batch: &Batch<O>| Moments::of(batch.chances.iter().map(|chance| f64::from(*chance)));
        let batches: Vec<Moments> = self.0.iter().map(of_batch).collect();
        let all = Moments::of(batches.iter().map(|batch| batch.mean));
        match batches.len() {
            0 | 1 => (all.mean, 1.0),
            count => (all.mean, (student(count - 1) * all.error()).max(single(&batches))),
        }
    }

    pub(super) fn outlook(&self) -> O {
        let mut sums = O::NONE;
        self.0.iter().for_each(|batch| sums.add(&batch.outlook));
        sums.shared(self.games())
    }
}
