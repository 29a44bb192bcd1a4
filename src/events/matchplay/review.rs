//! Reading each other's lists before a match of the top cut.

use super::refusal::{MatchRefusal, ensure};
use super::rules::GameRules;
use super::state::{Match, Stage};
use seats::{Seat, SeatSet};

impl<G: GameRules> Match<G> {
    /// rule V-4: both may end it early.
    pub(super) fn end_review(&mut self, seat: Seat) -> Result<(), MatchRefusal> {
        self.seat_exists(seat)?;
        let name = self.name(seat);
        let everyone = SeatSet::everyone(self.setup.seats());
        let Stage::Review { done, .. } = &mut self.stage else {
            return Err(MatchRefusal::new("V-4", "No lists are being reviewed now."));
        };
        ensure(!done.has(seat), "V-4", format!("{name} has finished reading already."))?;
        done.insert(seat);
        if *done == everyone {
            self.open_start();
        }
        Ok(())
    }
}
