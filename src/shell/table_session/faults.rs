//! Picks of bots that the rules refused: told once in a sentence, and each one written down for a bug report.

use super::{Playable, TableSession};
use seats::Seat;
use std::path::PathBuf;
use storage::faults;

/// Where faults go.
#[derive(Default)]
pub(super) struct Faults {
    /// The file they are written to; `None` for a game in memory.
    file: Option<PathBuf>,
    /// Was one told already?
    told: bool,
    /// What is to be told.
    say: Option<String>,
}

impl Faults {
    pub(super) fn written_to(file: PathBuf) -> Faults {
        Faults { file: Some(file), ..Faults::default() }
    }

    /// What is to be told, once.
    pub(super) fn take(&mut self) -> Option<String> {
        self.say.take()
    }

    /// Tells this next.
    pub(super) fn tell(&mut self, what: String) {
        self.say = Some(what);
    }

    fn note(&mut self, what: &str, whose: &str) {
        let kept = self.file.as_deref().map(|file| (faults::append(file, what), file));
        if std::mem::replace(&mut self.told, true) {
            return;
        }
        let kept = match kept {
            None => String::new(),
            Some((Ok(()), file)) => format!(" A bug report finds what it needs in {}.", file.display()),
            Some((Err(why), _)) => format!(" For a bug report: {what}; {why}."),
        };
        self.say = Some(format!("The rules refused a choice of {whose}'s bot, which takes its next best.{kept}"));
    }
}

impl<G: Playable> TableSession<G> {
    /// Has its faults written to this file.
    pub fn reporting(self, file: PathBuf) -> TableSession<G> {
        TableSession { faults: Faults::written_to(file), ..self }
    }

    /// The rules refused what a bot wanted, its best choice or a later one, counted from 0: with the save and the
    /// number of the step anybody can see the same again. No card is named.
    pub(super) fn note_refused(&mut self, bot: Seat, choice: usize, why: &str) {
        let table = self.host.table();
        let level = table.level(bot).unwrap_or("usual");
        let (game, save) = (G::GAME, self.host.saved_in().unwrap_or_else(|| "not saved".to_owned()));
        let (step, seat, choice) = (self.host.steps(), bot.index() + 1, choice + 1);
        let name = table.name(bot).to_owned();
        let what = format!("{game}, {save}, step {step}, seat {seat} ({level}), choice {choice}: {why}");
        self.faults.note(&what, &name);
    }
}
