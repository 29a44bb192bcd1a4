//! What a game at the table may lack, each as a trait of its own.

use super::Saving;
use crate::command::Command;
use crate::refusal::Refusal;
use hotseat::handover::{Confirmed, Keystroke};
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

/// Hands that close between decisions.
pub trait ClosedHands {
    /// The "no" to what is decided behind the curtain that can be said without a look at the hand, in a few words.
    fn unseen_no(&self) -> Option<&'static str>;

    /// Says that "no".
    ///
    /// # Errors
    /// There is none now.
    fn decline_unseen(&mut self, now: Instant) -> Result<(), Refusal>;

    /// Is this key part of the word that just opened a hand, typed on by habit? Then it is not for the table.
    fn typed_on(&mut self, key: Keystroke, now: Instant) -> bool;

    /// A key that does nothing on the table: if it is the own key of whoever may come, it opens their hand, or closes
    /// it again. False if it is not.
    fn own_key(&mut self, key: Keystroke, now: Instant) -> bool;

    /// Whose hand is open, so that they need not type their name again. `None` at an open table.
    fn at_keyboard(&self) -> Option<Seat>;

    /// The proof of the person asked for notes or to concede the match; returned once after it was given.
    fn proof(&mut self) -> Option<Confirmed>;
}

/// Bots that take their time.
pub trait Thinkers {
    /// The bot that is thinking about its next pick, if any.
    fn thinking(&self) -> Option<Seat>;

    /// Tells the thinking bot to pick the best it has found, at once.
    fn hurry(&mut self, now: Instant);
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

    /// Can a coach go through it once it is over?
    fn is_reviewed(&self) -> bool;

    /// Are there decks that could be swapped for a rematch?
    fn has_decks(&self) -> bool;

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
