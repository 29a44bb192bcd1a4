//! Private notes in line mode: opened by whoever proved themselves, written down before anything is said.

use super::{HomeLines, said};
use crate::notes::{Noted, NotesLines};
use crate::table::Answer;
use hotseat::handover::Confirmed;
use shell::refusal::Refusal;
use std::time::Instant;

impl HomeLines {
    pub(super) fn open_notes(&mut self, writer: Confirmed) -> Answer {
        let read = match (&mut self.the_match, &self.playing) {
            (Some(the_match), _) => the_match.session.open_notes(&writer),
            (None, Some(table)) => table.session().notes(&writer),
            (None, None) => return said(Vec::new()),
        };
        match read {
            Err(why) => said(vec![why.to_string()]),
            Ok(text) => {
                let notes = NotesLines { writer, text };
                let lines = notes.opening();
                self.notes = Some(notes);
                said(lines)
            }
        }
    }

    /// A line for open notes: it is written down before anything is said.
    pub(super) fn note(&mut self, text: &str, now: Instant) -> Answer {
        let Some(mut notes) = self.notes.take() else { return said(Vec::new()) };
        let closed = matches!(notes.line(text), Noted::Closed);
        let kept = match (&mut self.the_match, &mut self.playing) {
            (Some(the_match), _) => the_match.session.write_notes(&notes.writer, &notes.text, !closed),
            (None, Some(table)) => table.session_mut().write_notes(&notes.writer, &notes.text),
            (None, None) => Ok(()),
        };
        let mut lines: Vec<String> = kept.err().iter().flat_map(Refusal::lines).collect();
        if !closed {
            self.notes = Some(notes);
            return said(lines);
        }
        lines.push("The notes are closed.".into());
        match (&mut self.playing, &self.the_match) {
            (Some(table), _) => lines.extend(table.question(self.services.as_ref(), now)),
            (None, Some(the_match)) => lines.extend(the_match.opening()),
            (None, None) => {}
        }
        NotesLines::closing(lines)
    }
}
