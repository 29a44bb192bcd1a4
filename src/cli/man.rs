//! `cantina manual` and `cantina completions`: the parts of an installed program that are made from its own arguments.

use super::Arguments;
use super::exit::NotUnderstood;
use boards::games::GAMES;
use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;
use shell::games::Game;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::LazyLock;
use storage::text_file;
use swu_cards::library::Library;

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
        let (version, built) = (env!("CARGO_PKG_VERSION"), built(&library));
        let count = |game: &dyn Game| game.cards("", false).map_or(0, |cards| cards.len());
        let others: Vec<String> = GAMES
            .iter()
            .map(|game| {
                format!(
                    "
{}: {}",
                    game.title(),
                    count(*game)
                )
            })
            .collect();
        format!(
            "{version}
Built from: {built}
Star Wars: Unlimited: {}{}",
            sets.join(", "),
            others.concat()
        )
    });
    VERSION.as_str()
}

/// What the program was built from.
fn built(library: &Library) -> String {
    let commit = option_env!("CANTINA_COMMIT").map_or(String::new(), |commit| format!("commit {commit}, "));
    format!("{commit}cards {:016x}", library.fingerprint())
}

/// The program as reports name it.
pub(crate) fn build() -> String {
    let commit = option_env!("CANTINA_COMMIT").map_or(String::new(), |commit| format!(", commit {commit}"));
    format!("cantina {}{commit}", env!("CARGO_PKG_VERSION"))
}

/// Write the manual page, or one for every command into a folder; or install them together with shell completions.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cantina manual --install ~/.local/share\n  cantina manual ~/.local/share/man/man1"
)]
pub(crate) struct Manual {
    /// An existing folder; without it, the page of the program itself goes to standard output.
    folder: Option<PathBuf>,
    /// Put the pages, and the completions of bash, fish and zsh, where they are looked for below this folder:
    /// ~/.local/share for yourself, /usr/local/share for everybody.
    #[arg(long, value_name = "DIR", conflicts_with = "folder")]
    install: Option<PathBuf>,
}

/// Where shells look for completions below such a folder.
const LOOKED_FOR: [(Shell, &str, &str); 3] = [
    (Shell::Bash, "bash-completion/completions", "cantina"),
    (Shell::Fish, "fish/vendor_completions.d", "cantina.fish"),
    (Shell::Zsh, "zsh/site-functions", "_cantina"),
];

impl Manual {
    /// Writes it.
    ///
    /// # Errors
    /// It cannot be written.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        match (&self.install, &self.folder) {
            (Some(below), _) => install(below)?,
            (None, Some(folder)) => clap_mangen::generate_to(counted(Arguments::command()), folder)?,
            (None, None) => clap_mangen::Man::new(counted(Arguments::command())).render(&mut io::stdout().lock())?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Puts pages and completions where they are looked for, and says where that is.
fn install(below: &Path) -> anyhow::Result<()> {
    let mut command = counted(Arguments::command()).disable_help_subcommand(true);
    command.build();
    let mut papers = Vec::new();
    pages(command, &mut papers)?;
    let mut papers: Vec<(PathBuf, Vec<u8>)> =
        papers.into_iter().map(|(name, page)| (Path::new("man/man1").join(name), page)).collect();
    papers.extend(LOOKED_FOR.map(|(shell, place, name)| (Path::new(place).join(name), script(shell))));
    for (place, text) in papers {
        let file = below.join(place);
        text_file::install(&file, &text).map_err(anyhow::Error::msg)?;
        writeln!(io::stdout(), "{}", file.display())?;
    }
    Ok(())
}

/// The pages of a command and of those below it, by their names.
fn pages(command: Command, into: &mut Vec<(String, Vec<u8>)>) -> io::Result<()> {
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        pages(below.clone(), into)?;
    }
    let (man, mut page) = (clap_mangen::Man::new(command), Vec::new());
    man.render(&mut page)?;
    into.push((man.get_filename(), page));
    Ok(())
}

/// The completion script of a shell.
fn script(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "cantina", &mut script);
    script
}

/// Write the completion script of a shell.
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
    /// There is no such shell here, or the script cannot be written.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let shell: Shell = self.shell.parse().map_err(|_| {
            NotUnderstood(format!(
                "There are completions for bash, elvish, fish, powershell and zsh, not {}.",
                self.shell
            ))
        })?;
        io::stdout().lock().write_all(&script(shell))?;
        Ok(ExitCode::SUCCESS)
    }
}
