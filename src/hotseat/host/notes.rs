//! Private notes, kept beside the game: the journal records them, the game does not know them.

use super::{Hand, Host, Refused};
use crate::handover::Confirmed;
use crate::hosted::Hosted;
use crate::journal::Record;
use crate::notes::{Note, check_length};
use seats::Seat;

impl<G: Hosted> Host<G> {
    /// The proof for the person whose hand is open: they typed their word, and nobody else has taken the keyboard
    /// since.
    pub fn at_keyboard(&self) -> Option<Confirmed> {
        match self.hand {
            Hand::Open { seat, .. } => Some(Confirmed::of_open_hand(seat)),
            Hand::Closed(_) | Hand::Down { .. } => self.table().sits_alone(),
        }
    }

    /// Has this seat written any notes? Everybody may know that.
    pub fn has_notes(&self, seat: Seat) -> bool {
        self.notes.get(seat).is_some_and(|note| !note.0.is_empty())
    }

    /// The notes of the person who gave this proof.
    pub fn notes(&self, writer: &Confirmed) -> &str {
        self.notes.get(writer.seat()).map_or("", |note| &note.0)
    }

    /// Replaces the notes of the person who gave this proof.
    ///
    /// # Errors
    /// The game is over, the text is too long, or it could not be written down; the notes are then as they were.
    pub fn write_notes(&mut self, writer: &Confirmed, text: &str) -> Result<(), Refused> {
        if self.awaits().is_none() {
            return Err(Refused::Over);
        }
        check_length(text)?;
        let seat = writer.seat();
        if self.notes.get(seat).is_none_or(|note| note.0 == text) {
            return Ok(());
        }
        let text = Note(text.to_owned());
        self.ledger.write(vec![Record::Notes { seat, text: text.clone() }])?;
        self.notes[seat] = text;
        Ok(())
    }
}
