//! `cantina settings`: what is set for all games, and where it is kept.

use super::exit::NotUnderstood;
use clap::Args;
use screen::personal as looks;
use screen::theme::ground::Ground;
use screen::theme::visible::Visible;
use shell::personal;
use shell::preferences::{self, Preference};
use shell::refusal::{Refusal, SavedFault};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use storage::paths::{HOME_VARIABLE, Paths};

/// Show what is set for all games, or change some of it: cantina settings theme=light undo=free.
#[derive(Debug, Args)]
#[command(after_help = "On the table F3 shows the same.")]
pub(crate) struct Settings {
    /// What to set: a name and its value.
    #[arg(value_name = "NAME=VALUE")]
    changes: Vec<String>,
}

impl Settings {
    /// Makes the changes, and prints all settings.
    ///
    /// # Errors
    /// A value cannot be set, or the files cannot be read or written.
    pub(crate) fn run(&self, folder: Option<&Path>, ascii: bool) -> anyhow::Result<ExitCode> {
        let paths = Paths::find(folder)?;
        for change in &self.changes {
            self::change(&paths, change).map_err(NotUnderstood::new)?;
        }
        let rows = personal::preferences(&paths).map_err(NotUnderstood::new)?;
        let mut out = Visible::new(io::stdout().lock(), ascii);
        for line in preferences::told(&rows) {
            writeln!(out, "{line}")?;
        }
        if let Some(notice) = personal::notice(&paths).map_err(NotUnderstood::new)? {
            writeln!(out, "\n{notice}")?;
        }
        writeln!(out, "\nKept in {}.", paths.settings().display())?;
        writeln!(out, "Your keys: {}; your themes: {}.", paths.keys().display(), paths.theme("NAME").display())?;
        writeln!(out, "Decks, games and logs: {}.", paths.saves().with_file_name("").display())?;
        writeln!(out, "{HOME_VARIABLE} or --config-dir names a folder for all of it.")?;
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

fn change(paths: &Paths, change: &str) -> Result<(), Refusal> {
    let rows = personal::preferences(paths)?;
    let words: Vec<&str> = rows.iter().map(|row| row.word).collect();
    let (word, value) =
        change.split_once('=').ok_or_else(|| SavedFault::NoPair { said: change.to_owned(), all: words.join(", ") })?;
    let which = preferences::named(&rows, word)?;
    if which == Preference::Theme {
        // A theme is kept only if it can be read.
        let own = personal::theme_file(paths, value)?;
        looks::theme(value, &own, Ground::default()).map_err(|why| Refusal::Setup(vec![why.to_string()]))?;
    }
    personal::prefer(paths, which, value).map(|_| ())
}
