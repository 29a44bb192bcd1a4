//! Cards that are looked at, in line mode: the text of each comes before the question.

use super::table::TableLines;
use boards::games;
use screen::game::voice::Detail;
use shell::services::Services;
use shell::session::Shown;
use shell::words::sentence;
use std::collections::BTreeSet;
use std::time::Instant;

/// How reading ends.
pub(super) const READ: &str = "Enter goes on.";

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
        lines.extend(self.only(services, now));
        if !self.session().shown().is_empty() {
            lines.extend(self.faces(services));
            lines.push(READ.into());
            return lines;
        }
        // A person who plays alone opens no hand: it is always open, and drawn cards are told when something is asked.
        if self.session().task().is_some() {
            lines.extend(self.voice.drawn(services, self.detail));
        }
        lines.extend(self.asked(now));
        lines
    }

    /// Picks that leave nothing to choose are made and told.
    fn only(&mut self, services: &Services, now: Instant) -> Vec<String> {
        let mut lines = Vec::new();
        let mut before = self.newest();
        while self.session().shown().is_empty()
            && let Some(said) = self.session_mut().pick_only(now)
        {
            self.voice.renew();
            lines.push(sentence(&said));
            lines.extend(self.news(before, services));
            before = self.newest();
        }
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
            let known = |id: &&String| self.detail < Detail::Full && self.voice.has_heard(id);
            let facts = shown.cards.iter().filter(|id| !known(id)).filter_map(|id| services.cards().facts(id));
            lines.extend(facts.map(games::told_in_a_line));
        }
        // What was heard a moment ago, or twice among these, is said once.
        let mut said: BTreeSet<String> = self.just_said.iter().cloned().collect();
        lines.retain(|line| said.insert(line.clone()));
        lines
    }
}
