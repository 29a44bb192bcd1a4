//! A teacher beside the game, in line mode.

use super::table::TableLines;
use shell::command::Command;
use shell::guide::Guide;
use shell::words::capital;

/// "next-task: next lesson"; "hint" if the word says everything.
fn said_by(name: &str, word: &str) -> String {
    if name == word { name.to_owned() } else { format!("{name}: {word}") }
}

/// Is there something else to do than before?
fn is_other(guide: &Guide, told: &Guide) -> bool {
    (&guide.title, &guide.about, &guide.offers) != (&told.title, &told.about, &told.offers)
}

/// What is said that was not said before.
fn new(guide: &Guide, told: &Guide) -> Vec<String> {
    let new = guide.said.iter().filter(|said| !told.said.contains(said));
    new.map(|said| said.told().to_owned()).filter(|text| !text.is_empty()).collect()
}

/// What is said to leave a step out when the usual word skips a choice of the game.
const SKIP_STEP: &str = "skip step";

impl TableLines {
    /// The teacher's words, and the possible requests.
    pub(super) fn guide(&self) -> Vec<String> {
        let Some(guide) = self.session().guide() else { return Vec::new() };
        let more = if guide.more.is_empty() { String::new() } else { format!(", {}", guide.more) };
        let mut lines = vec![format!("{}. {}{more}.", guide.title, capital(&guide.about))];
        lines.extend(guide.said.iter().map(|said| said.told().to_owned()));
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

    /// The teacher's words beside the present question: only what is new, if the same is to be done as before.
    pub(super) fn guide_now(&mut self) -> Vec<String> {
        let told = self.taught.take().filter(|_| self.session().decides().is_some());
        self.taught = self.session().guide().cloned();
        let (Some(guide), Some(told)) = (&self.taught, told) else { return self.guide() };
        if is_other(guide, &told) { self.guide() } else { new(guide, &told) }
    }

    /// The teacher's words that were not told yet: all of them if something else is to be done now.
    pub(super) fn guide_since(&self, told: Option<&Guide>) -> Vec<String> {
        let (Some(guide), Some(told)) = (self.session().guide(), told) else { return self.guide() };
        if is_other(guide, told) { self.guide() } else { new(guide, told) }
    }
}
