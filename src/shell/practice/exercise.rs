//! The interface of an exercise: a game, a guide beside it, and the results of picks and of requests to the teacher.

use super::practised::Practised;
use super::tabletop::Tabletop;
use crate::command::Command;
use crate::guide::Guide;
use crate::refusal::Refusal;
use crate::table_session::Playable;
use seats::Seat;
use std::time::Instant;

/// What may be seen of the game of an exercise.
pub type Seen<E> = <<E as Exercise>::Game as Playable>::Seen;

/// Lessons, drills, puzzles, quizzes and reviews.
pub trait Exercise {
    /// The game it is about.
    type Game: Practised;

    /// What lies on the table.
    fn tabletop(&self) -> &Tabletop<Self::Game>;

    /// The table as it is shown, with what is asked in place of the game's own decision, if that is something else.
    fn posed(&self, view: Seen<Self>) -> Seen<Self> {
        view
    }

    /// The number of the table on show, different for each table it lays out one after another; `None` while the next
    /// one is being looked for.
    fn task(&self) -> Option<usize>;

    /// The exercise in a few words.
    fn title(&self) -> String;

    /// The text beside it.
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

    /// A request to the teacher.
    fn obey(&mut self, command: Command, now: Instant) -> Result<(), Refusal>;

    /// Time passed; true if anything changed.
    fn tick(&mut self, _: Instant) -> bool {
        false
    }

    /// When to call `tick` if nothing happens before.
    fn deadline(&self, _: Instant) -> Option<Instant> {
        None
    }

    /// The people, if several practise at one keyboard, each by a number.
    fn people(&self) -> &[String] {
        &[]
    }

    /// The one of them who should come to the keyboard, if somebody else was there before.
    fn awaits(&self) -> Option<Seat> {
        None
    }

    /// They came.
    fn came(&mut self, _: Instant) {}
}
