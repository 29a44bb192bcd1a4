//! Cards that are looked at, in line mode: the text of each comes before the question.

use super::table::TableLines;
use boards::games;
use shell::services::Services;
use shell::session::Shown;
use std::time::Instant;

/// How reading ends.
pub(super) const READ: &str = "Once you have read them, an empty line continues.";

impl TableLines {
    /// The question awaited now, or the handover that comes first.
    pub(super) fn question(&mut self, services: &Services, now: Instant) -> Vec<String> {
        let mut lines = self.table_laid_anew();
        lines.extend(self.faces(services));
        match self.session().shown() {
            [] => {}
            [Shown { everybody: true, .. }, ..] => match self.session_mut().seen(now) {
                Ok(()) => self.voice.renew(),
                Err(why) => lines.push(why.to_string()),
            },
            _ => {
                lines.push(READ.into());
                return lines;
            }
        }
        // A person who plays alone opens no hand: it is always open, and drawn cards are told when something is asked.
        if self.session().task().is_some() {
            lines.extend(self.voice.drawn(services, self.detail));
        }
        lines.extend(self.asked(now));
        lines
    }

    /// Is this another table than the one that was told?
    pub(super) fn is_laid_anew(&self) -> bool {
        let task = self.session().task();
        task.is_some() && task != self.task
    }

    /// The whole table, if it is another than the one that was told.
    fn table_laid_anew(&mut self) -> Vec<String> {
        if !self.is_laid_anew() {
            return Vec::new();
        }
        self.task = self.session().task();
        self.voice.table()
    }

    /// The cards to be looked at, with the text of each. What everybody saw happen was told before.
    fn faces(&self, services: &Services) -> Vec<String> {
        let mut lines = Vec::new();
        for shown in self.session().shown() {
            lines.extend((!shown.everybody).then(|| format!("{}.", shown.text)));
            let facts = shown.cards.iter().filter_map(|id| services.cards().facts(id));
            lines.extend(facts.map(games::told_in_a_line));
        }
        lines
    }
}
