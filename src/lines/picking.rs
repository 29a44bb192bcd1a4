//! Picks in line mode: those that need a confirmation, and what is told about those that were made.

use super::revealed::READ;
use super::table::{Answer, Contest, TableLines};
use shell::command::situation::Focus;
use shell::command::{Command, spoken};
use shell::preferences::Preference;
use shell::services::Services;
use shell::session::Saving;
use std::time::Instant;

/// The question to the table when a choice cannot be written down.
const ASKS_ABOUT_SAVING: &str = "Say save elsewhere: the whole game goes into another file. Or go on unsaved: it is \
    not saved until it can be. Or choose again once there is room.";

impl TableLines {
    /// The answer to a question before a pick; anything but yes drops the pick, and is carried out unless it is just
    /// no.
    pub(super) fn answered(
        &mut self,
        text: &str,
        (option, rest): (usize, String),
        contest: Contest<'_>,
        services: &Services,
        now: Instant,
    ) -> Answer {
        let said = text.trim().to_lowercase();
        if matches!(said.as_str(), "yes" | "y") {
            self.rest = rest;
            return Answer::said(self.make(option, services, now));
        }
        let command = spoken(text, Focus::Board).map(|said| said.command);
        let mut answer = match (said.as_str(), command) {
            ("no" | "n", _) | (_, Some(Command::Undo | Command::Back)) => {
                Answer::said(self.voice.decision(self.detail))
            }
            _ => self.heard(text, contest, services, now),
        };
        answer.lines.insert(0, "Nothing was done.".to_owned());
        answer
    }

    /// Picks an option, or asks before it.
    pub(super) fn pick(&mut self, option: usize, services: &Services, now: Instant) -> Vec<String> {
        match self.voice.grave(option, asks_phase_end(services)) {
            Some(question) => {
                self.grave = Some((option, std::mem::take(&mut self.rest)));
                vec![format!("{question} Say yes or no.")]
            }
            None => self.make(option, services, now),
        }
    }

    fn make(&mut self, option: usize, services: &Services, now: Instant) -> Vec<String> {
        let before = self.newest();
        if let Err(why) = self.session_mut().pick(option, now) {
            self.rest.clear();
            let mut lines = vec![format!("No. {why}")];
            if matches!(self.session().saving(), Saving::Stuck { .. }) {
                lines.push(ASKS_ABOUT_SAVING.to_owned());
            }
            if !self.session().shown().is_empty() {
                lines.push(READ.to_owned());
            }
            return lines;
        }
        self.voice.renew();
        let rest = std::mem::take(&mut self.rest);
        let next = (!rest.is_empty()).then(|| self.voice.pick(&rest));
        let mut lines = self.news(before, services);
        match next {
            Some(Ok((next, rest))) => {
                self.rest = rest;
                lines.extend(self.pick(next, services, now));
                lines.dedup();
                return lines;
            }
            Some(Err(why)) => lines.push(why.to_string()),
            None => {}
        }
        lines.extend(self.question(services, now));
        // The person who looks at cards was told what they see a line before.
        lines.dedup();
        lines
    }
}

/// Does the program ask before the pass that ends a phase?
fn asks_phase_end(services: &Services) -> bool {
    let rows = services.preferences().unwrap_or_default();
    rows.iter().any(|row| row.which == Preference::PhaseEnd && row.is_yes())
}
