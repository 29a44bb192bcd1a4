//! `cantina licences`: the licence of the program and of everything linked into it.

use clap::Args;
use screen::theme::visible::Visible;
use std::io::{self, Write};
use std::process::ExitCode;

/// Our own terms.
const OWN: &str = include_str!("../../LICENSE");
/// The licences of linked packages; a test generates them from the sources that were built.
const OTHERS: &str = include_str!("../../assets/licences.txt");

/// Print the licence of the program, and the notices of everything that is built into it.
#[derive(Debug, Args)]
pub(crate) struct Licences {}

impl Licences {
    /// Prints them.
    ///
    /// # Errors
    /// They cannot be written.
    pub(crate) fn run(&self, ascii: bool) -> anyhow::Result<ExitCode> {
        let mut out = Visible::new(io::stdout().lock(), ascii);
        write!(out, "{OWN}\n{OTHERS}")?;
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}
