//! Thinking time, kept beside the game: the journal records it, the game does not know it.

use super::{Host, Refused};
use crate::hosted::Hosted;
use crate::journal::{NotKept, Record};
use seats::Seat;
use std::time::Duration;

impl<G: Hosted> Host<G> {
    /// How long a seat has thought so far, as last noted.
    pub fn spent(&self, seat: Seat) -> Duration {
        Duration::from_millis(self.clocks.get(seat).copied().unwrap_or(0))
    }

    /// Time was called: the game stops at the end of the main phase of this round.
    ///
    /// # Errors
    /// The game has no such end, or it could not be written down; nothing has changed.
    pub fn stop_after(&mut self, round: u16) -> Result<(), Refused> {
        let mut tried = self.history.game().clone();
        tried.stop_after(round)?;
        self.ledger.write(vec![Record::Time { round }])?;
        Ok(self.history.stop_after(round)?)
    }

    /// Notes how long a seat has thought. A clock never runs backwards: a smaller value is ignored.
    ///
    /// # Errors
    /// The note could not be written down.
    pub fn note_spent(&mut self, seat: Seat, spent: Duration) -> Result<(), NotKept> {
        let spent_ms = u64::try_from(spent.as_millis()).unwrap_or(u64::MAX);
        if self.clocks.get(seat).is_none_or(|noted| *noted >= spent_ms) {
            return Ok(());
        }
        self.ledger.write(vec![Record::Clock { seat, spent_ms }])?;
        self.clocks[seat] = spent_ms;
        Ok(())
    }
}
