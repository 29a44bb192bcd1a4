//! Private notes in line mode: written down before anything is said.

use super::{HomeLines, said};
use crate::notes;
use crate::table::Answer;
use shell::open_notes::OpenNotes;
use shell::refusal::Refusal;
use std::time::Instant;

impl HomeLines {
    pub(super) fn open_notes(&mut self, notes: OpenNotes) -> Vec<String> {
        let lines = notes::opening(&notes);
        self.notes = Some(notes);
        lines
    }

    /// A line for open notes: it is written down before anything is said.
    pub(super) fn note(&mut self, text: &str, now: Instant) -> Answer {
        let Some(mut notes) = self.notes.take() else { return said(Vec::new()) };
        notes.touched(now);
        let open = notes::line(&mut notes, text);
        let kept = self.around().keep_notes(&mut notes, open, now);
        let mut lines: Vec<String> = kept.err().iter().flat_map(Refusal::lines).collect();
        if open {
            self.notes = Some(notes);
            return said(lines);
        }
        lines.push("The notes are closed.".into());
        match (&mut self.playing, &self.the_match) {
            (Some(table), _) => lines.extend(table.question(&self.services, now)),
            (None, Some(the_match)) => lines.extend(the_match.look(&self.services)),
            (None, None) => {}
        }
        // First the screen is cleared.
        Answer { clear: true, ..Answer::said(lines) }
    }

    /// Time went by while notes are open.
    pub(super) fn notes_wait(&mut self, now: Instant) -> Option<Answer> {
        let mut notes = self.notes.take()?;
        let closes = self.around().notes_wait(&mut notes, now);
        self.notes = Some(notes);
        match closes {
            Ok(true) => Some(self.note("", now)),
            Ok(false) => None,
            Err(why) => Some(said(why.lines())),
        }
    }
}
