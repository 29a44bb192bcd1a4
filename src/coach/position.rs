//! What a coach asks of a game.

use super::{Batch, Depth, Outlook};
use seats::Seat;
use std::fmt::Debug;

/// How much work a decision is worth, counted in games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Work {
    /// Games in thought for each option in each batch.
    pub games: u32,
    /// The most batches.
    pub batches: u32,
    /// The seed of those games' luck.
    pub seed: u64,
}

/// A decision, as whoever must choose knows it: positions that they cannot tell apart are equal and are followed alike.
pub trait Position: Clone + Debug + Send + Sync {
    /// The cards it is played on with.
    type Book: ?Sized + Sync;

    /// What is measured where games are evaluated, to say why.
    type Outlook: Outlook;

    /// The work of this depth.
    fn work(depth: Depth, seed: u64) -> Work;

    /// The same for a table with this many options of different meaning.
    fn fitted(&self, work: Work, _kinds: usize) -> Work {
        work
    }

    /// Whose decision it is.
    fn eyes(&self) -> Seat;

    /// How many options there are.
    fn count(&self) -> usize;

    /// Do these two options mean the same?
    fn is_like(&self, one: usize, other: usize) -> bool;

    /// Are the options followed by searches, or do players play on?
    fn is_searched(&self) -> bool;

    /// Plays the batch of this number after an option, or from the position itself if there is none. A batch has the same
    /// possible games whatever is picked in them.
    fn play(&self, book: &Self::Book, option: Option<usize>, work: Work, number: u32) -> Batch<Self::Outlook>;

    /// How much better the last `drawn` cards of the own hand are than those that might have been drawn instead, as a
    /// share of a game; 0 if the game cannot tell.
    fn luck(&self, _book: &Self::Book, _drawn: usize, _depth: Depth, _seed: u64) -> f64 {
        0.0
    }
}
