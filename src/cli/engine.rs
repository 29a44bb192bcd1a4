//! `cantina engine`: the protocol on standard input and output.

use super::exit::tell;
use boards::games::GAMES;
use clap::Args;
use protocol::{Session, serve};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use storage::card_files;
use swu_cards::library::Library;
use swu_rules::book::Book;

/// Answer the engine protocol: one JSON request per line in, one JSON answer per line out.
#[derive(Debug, Args)]
pub(crate) struct Engine {
    /// Also take the card files (*.ron) of this folder: they replace cards by id and add new ones.
    #[arg(long, value_name = "DIR")]
    assets: Option<PathBuf>,
    /// Print the JSON Schema of requests and answers, and exit.
    #[arg(long)]
    schema: bool,
}

impl Engine {
    /// Does it.
    ///
    /// # Errors
    /// The card files are faulty, or input or output fails.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        if self.schema {
            let mut out = io::stdout().lock();
            serde_json::to_writer_pretty(&mut out, &protocol::schema(GAMES))?;
            writeln!(out)?;
            return Ok(ExitCode::SUCCESS);
        }
        let files = self.assets.as_deref().map(card_files::read_folder).transpose()?.unwrap_or_default();
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let library = match files.as_slice() {
            [] => Ok(Library::embedded()),
            files => Library::with_overlay(files),
        };
        let library = match library {
            Ok(library) => library,
            Err(faults) => {
                for fault in &faults {
                    tell(&fault.to_string());
                }
                return Ok(ExitCode::FAILURE);
            }
        };
        let book = Book::of(&library);
        let mut session = Session::new(&library, &book, GAMES);
        match serve(&mut session, io::stdin().lock(), io::BufWriter::new(io::stdout().lock())) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
            other => {
                other?;
                Ok(ExitCode::SUCCESS)
            }
        }
    }
}
