//! What every exercise is asked: a game, a guide beside it, and what comes of picks and of what is asked of the teacher.

use super::tabletop::Tabletop;
use crate::command::Command;
use crate::guide::Guide;
use crate::refusal::Refusal;
use seats::Seat;
use std::time::Instant;

/// Lessons, drills, puzzles and reviews.
pub trait Exercise {
    /// What lies on the table.
    fn tabletop(&self) -> &Tabletop;

    /// Which of the tables that it lays out, one after another, is on show, another number for each; nothing while the
    /// next one is only looked for.
    fn task(&self) -> Option<usize>;

    /// The exercise in a few words.
    fn title(&self) -> String;

    /// What stands beside it.
    fn guide(&self) -> Guide;

    /// May the person at the keyboard choose now?
    fn is_open(&self) -> bool {
        true
    }

    /// The person picks this.
    fn pick(&mut self, option: usize, now: Instant) -> Result<(), Refusal>;

    /// Can the newest pick be taken back?
    fn can_take_back(&self) -> bool;

    /// Takes it back.
    fn take_back(&mut self) -> Result<(), Refusal>;

    /// Something is asked of the teacher.
    fn obey(&mut self, command: Command, now: Instant) -> Result<(), Refusal>;

    /// Time passed; true if anything changed.
    fn tick(&mut self, _: Instant) -> bool {
        false
    }

    /// When to say so if nothing happens before.
    fn deadline(&self, _: Instant) -> Option<Instant> {
        None
    }

    /// The people, where several practise at one keyboard, each by a number.
    fn people(&self) -> &[String] {
        &[]
    }

    /// The one of them who is to come to the keyboard, if somebody else was there before.
    fn awaits(&self) -> Option<Seat> {
        None
    }

    /// They came.
    fn came(&mut self, _: Instant) {}
}
