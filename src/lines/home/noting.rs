//! Private notes in line mode: opened by a person who proved who they are, written down before anything is said.

use super::{HomeLines, said};
use crate::notes::{Noted, NotesLines};
use crate::table::Answer;
use hotseat::handover::Confirmed;
use shell::refusal::Refusal;
use std::time::Instant;

impl HomeLines {
    pub(super) fn open_notes(&mut self, writer: Confirmed) -> Answer {
        let read = self.around().open_notes(&writer);
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
        let kept = self.around().write_notes(&notes.writer, &notes.text, !closed);
        let mut lines: Vec<String> = kept.err().iter().flat_map(Refusal::lines).collect();
        if !closed {
            self.notes = Some(notes);
            return said(lines);
        }
        lines.push("The notes are closed.".into());
        match (&mut self.playing, &self.the_match) {
            (Some(table), _) => lines.extend(table.question(self.services.as_ref(), now)),
            (None, Some(the_match)) => lines.extend(the_match.look(self.services.as_ref())),
            (None, None) => {}
        }
        NotesLines::closing(lines)
    }
}
