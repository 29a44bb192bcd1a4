//! `cantina export`: a finished game in the format that other programs read.

use super::exit::{NOT_UNDERSTOOD, tell};
use clap::Args;
use shell::export::{Wanted, exported};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use storage::atomic;
use swu_cards::library::Library;
use swu_hosted::CardData;

/// Write a finished game in a format that other programs read: SWU-PGN.
#[derive(Debug, Args)]
pub(crate) struct Export {
    /// The save of the game.
    file: PathBuf,
    /// Through one player's eyes, counted from 1: the other's hidden cards are not in it.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=6))]
    seat: Option<u8>,
    /// With the players' names.
    #[arg(long)]
    names: bool,
    /// The file to write; standard output if not given.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Export {
    /// Writes it.
    ///
    /// # Errors
    /// The output cannot be written.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let wanted = Wanted { eyes: self.seat.map(|seat| seat - 1), names: self.names };
        let text = match exported(&Arc::new(CardData::of(Library::embedded())), &self.file, wanted) {
            Ok(text) => text,
            Err(why) => {
                why.lines().iter().for_each(|line| tell(line));
                return Ok(ExitCode::from(NOT_UNDERSTOOD));
            }
        };
        match &self.out {
            Some(file) => atomic::write(file, text.as_bytes())?,
            None => io::stdout().write_all(text.as_bytes())?,
        }
        Ok(ExitCode::SUCCESS)
    }
}
