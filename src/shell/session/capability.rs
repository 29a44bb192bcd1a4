//! What a game at the table may lack, each as a trait of its own.

use super::Saving;
use crate::command::Command;
use crate::refusal::Refusal;
use hotseat::handover::Confirmed;
use seats::Seat;
use std::time::Instant;

/// A game that people or a clock may end before its time.
pub trait Ending {
    /// Can this seat concede? Not if it is already out of the game.
    fn may_concede(&self, seat: Seat) -> bool;

    /// The person who gave the proof concedes this game.
    fn concede(&mut self, by: Confirmed, now: Instant) -> Result<(), Refusal>;

    /// Time was called: the game stops at the end of the action phase of this round.
    fn stop_after(&mut self, round: u16) -> Result<(), Refusal>;
}

/// Private notes, one notebook for each seat.
pub trait Notebooks {
    /// Has this seat written any notes? Everybody may know that.
    fn has_notes(&self, seat: Seat) -> bool;

    /// The own notes.
    fn notes(&self, writer: &Confirmed) -> Result<String, Refusal>;

    /// Replaces this person's notes.
    fn write_notes(&mut self, writer: &Confirmed, text: &str) -> Result<(), Refusal>;
}

/// A game that is written down.
pub trait Kept {
    /// Where it is saved, for a person; `None` while it lives in memory.
    fn saved_in(&self) -> Option<String>;

    /// Is it being saved?
    fn saving(&self) -> Saving;

    /// The table agreed to go on although it is not being saved.
    fn go_on_unsaved(&mut self);

    /// Writes the whole game into another file, continues there and returns its name.
    fn save_elsewhere(&mut self) -> Result<String, Refusal>;
}

/// A table that a teacher may come to.
pub trait Teachable {
    /// A teacher sits down.
    ///
    /// # Errors
    /// Something is hidden here, or this game is not taught.
    fn begin_to_teach(&mut self) -> Result<(), Refusal>;
}

/// A teacher who takes requests.
pub trait Teacher {
    /// A request from the guide's offers.
    fn teach(&mut self, command: Command, now: Instant) -> Result<(), Refusal>;
}
