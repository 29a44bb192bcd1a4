//! A teacher beside the game, in lines.

use super::table::TableLines;
use crate::shell::command::Command;
use crate::shell::guide::{Guide, Tone};
use crate::shell::services::Services;
use crate::shell::words::capital;
use std::time::Instant;

/// "next-task: next lesson"; "hint" where the word says all.
fn said_by(name: &str, word: &str) -> String {
    if name == word { name.to_owned() } else { format!("{name}: {word}") }
}

/// What is said for leaving a step out where a choice of the game is skipped by the usual word.
const SKIP_STEP: &str = "skip step";

impl TableLines {
    /// What a teacher says, and what may be asked of them.
    pub(super) fn guide(&self) -> Vec<String> {
        let Some(guide) = self.session().guide() else { return Vec::new() };
        let more = if guide.more.is_empty() { String::new() } else { format!(", {}", guide.more) };
        let mut lines = vec![format!("{}. {}{more}.", guide.title, capital(&guide.about))];
        let said = guide.said.iter().filter(|said| said.tone != Tone::News);
        lines.extend(said.map(|said| said.told().to_owned()));
        let name = |command: Command| match command {
            Command::SkipItem if self.is_declined() => SKIP_STEP,
            command => command.entry().name,
        };
        let mut words: Vec<String> = guide.offers.iter().map(|(command, word)| said_by(name(*command), word)).collect();
        if guide.enter.is_some() {
            words.push("quit: leave".to_owned());
        }
        if !words.is_empty() {
            lines.push(format!("You may say {}.", words.join("; ")));
        }
        lines.retain(|line| !line.is_empty());
        lines
    }

    /// What the teacher says that was not told yet: all of it where something else is to be done now.
    pub(super) fn guide_since(&self, told: Option<&Guide>) -> Vec<String> {
        let (Some(guide), Some(told)) = (self.session().guide(), told) else { return self.guide() };
        let task = |guide: &Guide| (guide.title.clone(), guide.about.clone(), guide.offers.clone());
        let new = guide.said.iter().filter(|said| !told.said.contains(said));
        let new: Vec<String> = new.map(|said| said.told().to_owned()).filter(|text| !text.is_empty()).collect();
        if task(guide) != task(told) || new.is_empty() { self.guide() } else { new }
    }

    /// Asks something of the teacher.
    pub(super) fn teach(&mut self, command: Command, services: &dyn Services, now: Instant) -> Vec<String> {
        self.rest.clear();
        let before = self.newest();
        match self.session_mut().teach(command, now) {
            Err(why) => vec![why],
            Ok(()) => {
                self.voice.renew();
                let same = !self.is_laid_anew();
                let mut lines = if same && self.newest() > before { self.news(before, services) } else { Vec::new() };
                lines.extend(self.question(services, now));
                lines
            }
        }
    }
}
