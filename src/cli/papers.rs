//! `cantina manual` and `cantina completions`: what belongs to an installed program, made from its own arguments.

use super::Arguments;
use super::ending::NotUnderstood;
use crate::shell::deckbuilding;
use crate::unlimited::cards::library::Library;
use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::LazyLock;

/// The program's arguments with a version that names the card sets in it.
pub(crate) fn counted(command: Command) -> Command {
    command.long_version(version())
}

/// The version with the card sets that are in the program.
fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let library = Library::embedded();
        let mut sets: Vec<(&str, usize)> = Vec::new();
        for set in library.ids().filter_map(|id| id.split('_').next()) {
            match sets.iter_mut().find(|(name, _)| *name == set) {
                Some((_, count)) => *count += 1,
                None => sets.push((set, 1)),
            }
        }
        let sets: Vec<String> = sets.iter().map(|(name, count)| format!("{name} {count}")).collect();
        let other = deckbuilding::data().map_or(0, |data| data.all().count());
        let version = env!("CARGO_PKG_VERSION");
        format!("{version}\nStar Wars: Unlimited: {}\nThe Deckbuilding Game: {other}", sets.join(", "))
    });
    VERSION.as_str()
}

/// Write the manual page, or one for every command into a folder.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  cantina manual ~/.local/share/man/man1")]
pub(crate) struct Manual {
    /// The folder, which is there already; without one, the page of the program itself goes to the standard output.
    folder: Option<PathBuf>,
}

impl Manual {
    /// Writes it.
    ///
    /// # Errors
    /// It cannot be written.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        match &self.folder {
            Some(folder) => {
                clap_mangen::generate_to(counted(Arguments::command()), folder)?;
            }
            None => clap_mangen::Man::new(counted(Arguments::command())).render(&mut io::stdout().lock())?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Write what a shell completes commands and flags by.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  cantina completions bash > ~/.local/share/bash-completion/completions/cantina")]
pub(crate) struct Completions {
    /// bash, elvish, fish, powershell or zsh.
    shell: String,
}

impl Completions {
    /// Writes it.
    ///
    /// # Errors
    /// There is no such shell here, or it cannot be written.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let shell: Shell = self.shell.parse().map_err(|_| {
            NotUnderstood(format!(
                "There are completions for bash, elvish, fish, powershell and zsh, not {}.",
                self.shell
            ))
        })?;
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut Arguments::command(), "cantina", &mut script);
        io::stdout().lock().write_all(&script)?;
        Ok(ExitCode::SUCCESS)
    }
}
