//! Private notes of a match (rules O-1 to O-5). They are kept in the match's own journal, so they last from game to
//! game.

use super::HostedMatch;
use crate::refusal::Refusal;
use hotseat::handover::Confirmed;
use hotseat::notes::check_length;
use seats::Seat;
use swu_hosted::match_rules::{Asker, MatchEvent, NoteText};

impl HostedMatch {
    /// May this seat write now? Asked of the match itself, so that the rule is in one place.
    pub(super) fn may_note(&self, seat: Seat) -> Result<(), Refusal> {
        let written = MatchEvent::NotesWritten { seat, text: NoteText(String::new()) };
        self.state.clone().apply(written)?;
        Ok(())
    }

    /// Opens a seat's notes and returns their text.
    pub(crate) fn open_notes(&mut self, seat: Seat) -> Result<String, Refusal> {
        let writing = self.state.notes_markers().get(seat).is_some_and(|marker| marker.being_written);
        if !writing {
            self.happen(MatchEvent::NotesOpened { seat })?;
        }
        self.view = self.shown();
        Ok(self.state.read_notes(Asker::Seat(seat), seat)?.to_owned())
    }

    /// Replaces a seat's notes; `open` says whether they are still being written.
    pub(crate) fn write_notes(&mut self, writer: &Confirmed, text: &str, open: bool) -> Result<(), Refusal> {
        let seat = writer.seat();
        check_length(text)?;
        if self.state.result().is_some() {
            return Ok(());
        }
        self.happen(MatchEvent::NotesWritten { seat, text: NoteText(text.to_owned()) })?;
        if open {
            self.happen(MatchEvent::NotesOpened { seat })?;
        }
        self.view = self.shown();
        Ok(())
    }

    /// Who is writing now: that is thinking time (rule O-5).
    pub(super) fn writer(&self) -> Option<Seat> {
        self.state.notes_markers().each().find(|(_, marker)| marker.being_written).map(|(seat, _)| seat)
    }

    /// The program ended while somebody wrote: what was kept stands, and nobody is writing any more.
    pub(super) fn notes_were_left(&mut self) -> Result<(), Refusal> {
        let Some(seat) = self.writer() else { return Ok(()) };
        let kept = self.state.read_notes(Asker::Seat(seat), seat)?;
        let text = NoteText(kept.to_owned());
        self.happen(MatchEvent::NotesWritten { seat, text })
    }

    /// "Ann keeps notes." for everybody (rule O-1).
    pub(super) fn notes_facts(&self) -> Vec<String> {
        if self.state.result().is_some() {
            // rule O-2: they are put away
            return Vec::new();
        }
        let markers = self.state.notes_markers();
        let facts = markers.each().filter_map(|(seat, marker)| match (marker.being_written, marker.exist) {
            (true, _) => Some(format!("{} is writing private notes.", self.name(seat))),
            (false, true) => Some(format!("{} keeps private notes.", self.name(seat))),
            (false, false) => None,
        });
        facts.collect()
    }
}
