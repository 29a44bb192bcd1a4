//! Private notes in line mode: every line is added, an empty one closes the page.

use super::table::Answer;
use hotseat::handover::Confirmed;

/// The notes of somebody who proved who they are.
pub(crate) struct NotesLines {
    /// Who writes.
    pub writer: Confirmed,
    /// Their present text.
    pub text: String,
}

/// What a line did to the notes.
pub(crate) enum Noted {
    /// They changed and should be saved.
    Changed,
    /// They stay, and are closed.
    Closed,
}

impl NotesLines {
    /// What is said when they are opened.
    pub(crate) fn opening(&self) -> Vec<String> {
        let mut lines = vec!["Your private notes:".to_owned()];
        match self.text.is_empty() {
            true => lines.push("nothing yet.".into()),
            false => lines.extend(self.text.lines().map(str::to_owned)),
        }
        lines.push("Every line is added. clear: empty them. An empty line closes them.".into());
        lines
    }

    /// Takes a line.
    pub(crate) fn line(&mut self, text: &str) -> Noted {
        match text.trim() {
            "" => return Noted::Closed,
            "clear" => self.text.clear(),
            line => {
                if !self.text.is_empty() {
                    self.text.push('\n');
                }
                self.text.push_str(line);
            }
        }
        Noted::Changed
    }

    /// What is written once they are closed: first the screen is cleared.
    pub(crate) fn closing(lines: Vec<String>) -> Answer {
        Answer { lines, clear: true, left: false }
    }
}
