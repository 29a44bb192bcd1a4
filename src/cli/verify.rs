//! `cantina verify`: was the luck of a finished game or match what was promised, and was it played that way?
//!
//! Exit codes: 0 everything follows from the promised seed, 1 something does not, 2 nothing can be said: the file is
//! unreadable, not finished, or nothing was promised.

use boards::games::GAMES;
use clap::Args;
use screen::theme::visible::Visible;
use shell::verify::examine;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use swu_cards::library::Library;
use swu_hosted::CardData;

/// Check that the luck of a finished game or match was what was promised.
#[derive(Debug, Args)]
#[command(
    after_help = "Exit codes: 0 fair, 1 not fair, 2 nothing can be said (not finished, not readable, nothing promised).\n\n\
                  Example:\n  cantina verify saves/1754550000-ann-bob.cantina"
)]
pub(crate) struct Verify {
    /// The save of a game, or the folder of a match.
    file: PathBuf,
}

impl Verify {
    /// Checks and prints.
    ///
    /// # Errors
    /// The card data is faulty, or the output cannot be written.
    pub(crate) fn run(&self, ascii: bool) -> anyhow::Result<ExitCode> {
        let finding = examine(&Arc::new(CardData::of(Library::embedded())), GAMES, &self.file);
        let mut out = Visible::new(io::stdout().lock(), ascii);
        for line in &finding.lines {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
        Ok(ExitCode::from(finding.exit))
    }
}
