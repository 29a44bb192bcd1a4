//! Private notes, one panel per seat and match.

use super::question::Asker;
use super::refusal::{MatchRefusal, ensure};
use super::rules::GameRules;
use super::state::{Match, Stage};
use seats::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The text of a notes panel. Debug output hides it, so no panic or log line can show it.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NoteText(pub String);

impl fmt::Debug for NoteText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("NoteText(private)")
    }
}

/// One seat's panel.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Notes {
    text: NoteText,
    open: bool,
}

impl Notes {
    pub(super) fn close(&mut self) {
        self.open = false;
    }
}

/// What the others may see of a seat's notes (O-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NotesMarker {
    /// Something is written.
    pub exist: bool,
    /// The panel is open.
    pub being_written: bool,
}

impl<G: GameRules> Match<G> {
    pub(super) fn open_notes(&mut self, seat: Seat) -> Result<(), MatchRefusal> {
        self.may_note(seat)?;
        let name = self.name(seat);
        ensure(!self.notes[seat].open, "O-1", format!("{name} is writing already."))?;
        self.notes[seat].open = true;
        Ok(())
    }

    pub(super) fn write_notes(&mut self, seat: Seat, text: NoteText) -> Result<(), MatchRefusal> {
        self.may_note(seat)?;
        self.notes[seat] = Notes { text, open: false };
        Ok(())
    }

    /// Closes every panel when the match ends.
    pub(super) fn stop_writing(&mut self) {
        self.notes.iter_mut().for_each(Notes::close);
    }

    fn may_note(&self, seat: Seat) -> Result<(), MatchRefusal> {
        self.takes_part(seat)?;
        let review = matches!(self.stage, Stage::Review { .. });
        // rule O-3
        ensure(!review, "O-3", "No notes are taken while lists are reviewed.")
    }

    /// The marker the others see.
    pub fn notes_markers(&self) -> BySeat<NotesMarker> {
        let marker = |notes: &Notes| NotesMarker { exist: !notes.text.0.is_empty(), being_written: notes.open };
        BySeat::from_vec(self.notes.iter().map(marker).collect())
    }

    /// A seat's notes, for those who may read them: the seat itself until the match ends (O-2), the organiser after a
    /// recorded look (O-4).
    ///
    /// # Errors
    /// Refuses everybody else.
    pub fn read_notes(&self, reader: Asker, of: Seat) -> Result<&str, MatchRefusal> {
        self.may_ask(reader, super::question::Question::Notes { of })?;
        Ok(&self.notes[of].text.0)
    }
}
