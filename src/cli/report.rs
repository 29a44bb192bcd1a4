//! `cantina report`: a game for the description of a fault.

use super::exit::{NOT_UNDERSTOOD, tell};
use super::man;
use super::showing::Showing;
use boards::games::GAMES;
use clap::Args;
use shell::refusal::Refusal;
use shell::report::Asked;
use shell::services::Services;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use storage::paths::Paths;
use storage::settings::Settings;
use storage::{atomic, report_file};
use swu_cards::library::Library;
use swu_hosted::CardData;

/// Write a report of a game, to go with the description of a fault: one file that is read from the top, and that cantina
/// replay goes through step by step. Nothing hidden is in it, and no name.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cantina report saves/1754550000-ann-bob.cantina > fault.report\n  cantina replay fault.report"
)]
pub(crate) struct Report {
    /// The save of a game, or the folder of a match, of which the newest game is told.
    file: PathBuf,
    /// With the save itself, so that the game can be played on: everybody who has the report can find out every card,
    /// name and note in it.
    #[arg(long)]
    hidden: bool,
    /// With the players' names.
    #[arg(long)]
    names: bool,
    /// The file to write; standard output if not given.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// FILE is a report: write the save that is in it, as it was.
    #[arg(long, conflicts_with_all = ["hidden", "names"])]
    save: bool,
}

impl Report {
    /// Writes it.
    ///
    /// # Errors
    /// The output cannot be written.
    pub(crate) fn run(&self, showing: &Showing) -> anyhow::Result<ExitCode> {
        let bytes = match if self.save { self.save_in_report() } else { self.report(showing) } {
            Ok(bytes) => bytes,
            Err(why) => {
                why.lines().iter().for_each(|line| tell(line));
                return Ok(ExitCode::from(NOT_UNDERSTOOD));
            }
        };
        match &self.out {
            Some(file) => atomic::write(file, &bytes)?,
            None => io::stdout().write_all(&bytes)?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn report(&self, showing: &Showing) -> Result<Vec<u8>, Refusal> {
        let paths = Paths::find(showing.config_dir.as_deref()).map_err(Refusal::in_file(&self.file))?;
        let agreement = Settings::load(&paths.settings())?.0.agreement;
        let data = Arc::new(CardData::of(Library::embedded()));
        let services = Services::new(data, GAMES, paths, agreement).built_from(man::build());
        services.report(&self.file, Asked { whole: self.hidden, names: self.names }).map(String::into_bytes)
    }

    fn save_in_report(&self) -> Result<Vec<u8>, Refusal> {
        let save = report_file::enclosed(&self.file)?;
        save.ok_or_else(|| Refusal::in_file(&self.file)("no save is in it"))
    }
}
