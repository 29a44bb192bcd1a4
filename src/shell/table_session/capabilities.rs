//! What a hosted game has besides the table: an end before its time, notes, a file, and perhaps a teacher.

use super::{Playable, TableSession};
use crate::refusal::{Refusal, TableFault};
use crate::session::{Ending, Kept, Notebooks, Saving, Teachable};
use hotseat::handover::Confirmed;
use seats::Seat;
use std::time::Instant;

impl<G: Playable> Ending for TableSession<G> {
    fn may_concede(&self, seat: Seat) -> bool {
        self.host.may_concede(seat)
    }

    fn concede(&mut self, confirmed: Confirmed, now: Instant) -> Result<(), Refusal> {
        self.host.concede(confirmed, now)?;
        self.look();
        Ok(())
    }

    fn stop_after(&mut self, round: u16) -> Result<(), Refusal> {
        self.host.stop_after(round)?;
        self.look();
        Ok(())
    }
}

impl<G: Playable> Notebooks for TableSession<G> {
    fn has_notes(&self, seat: Seat) -> bool {
        self.host.has_notes(seat)
    }

    fn notes(&self, writer: &Confirmed) -> Result<String, Refusal> {
        match self.host.awaits() {
            Some(_) => Ok(self.host.notes(writer).to_owned()),
            None => Err(TableFault::NotesPutAway.into()),
        }
    }

    fn write_notes(&mut self, writer: &Confirmed, text: &str) -> Result<(), Refusal> {
        Ok(self.host.write_notes(writer, text)?)
    }
}

impl<G: Playable> Kept for TableSession<G> {
    fn saved_in(&self) -> Option<String> {
        self.host.saved_in()
    }

    fn is_reviewed(&self) -> bool {
        G::REVIEWED
    }

    fn has_decks(&self) -> bool {
        G::HAS_DECKS
    }

    fn saving(&self) -> Saving {
        match (self.host.stuck(), self.host.unsaved()) {
            (Some((why, attempt)), _) => Saving::Stuck { why: why.to_string(), attempt },
            (None, Some(why)) => Saving::Agreed(why.to_string()),
            (None, None) => Saving::Safe,
        }
    }

    fn go_on_unsaved(&mut self) {
        self.host.go_on_unsaved();
        self.bots.retry();
    }

    fn save_elsewhere(&mut self) -> Result<String, Refusal> {
        let elsewhere = self.elsewhere.as_ref().ok_or(TableFault::NoOtherFile)?;
        self.host.save_elsewhere(elsewhere)?;
        self.bots.retry();
        Ok(self.host.saved_in().unwrap_or_default())
    }
}

impl<G: Playable> Teachable for TableSession<G> {
    fn begin_to_teach(&mut self) -> Result<(), Refusal> {
        self.teach_here()
    }
}
