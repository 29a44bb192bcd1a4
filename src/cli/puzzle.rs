//! `cantina puzzle`: prove puzzles, find new ones, and set one as a task.

use super::ending::{NOT_DONE, NotUnderstood, tell};
use crate::shell::practice::lists::sample;
use crate::storage::{atomic, text_file};
use crate::ui::theme::visible::Visible;
use crate::unlimited::cards::library::Library;
use crate::unlimited::puzzles::{Goal, Maker, NODES, Puzzle, shipped};
use crate::unlimited::rules::book::Book;
use crate::unlimited::rules::table::options::GameOptions;
use clap::{Args, Subcommand};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The largest puzzle file.
const MOST_BYTES: usize = 1 << 20;
/// Games that are played for each puzzle that is wanted, before it is given up.
const GAMES: u64 = 400;

/// Puzzles: positions in which a goal can be reached for certain.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Puzzles {
    #[command(subcommand)]
    command: Option<PuzzleCommand>,
    /// A puzzle file; without one, the puzzles that come with the program are listed.
    file: Option<PathBuf>,
}

/// What to do with puzzles.
#[derive(Debug, Subcommand)]
pub(crate) enum PuzzleCommand {
    /// Prove that a puzzle has a solution, and print it.
    Check {
        /// The puzzle file.
        file: PathBuf,
        /// How many positions are looked at.
        #[arg(long, default_value_t = NODES, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
        nodes: u32,
    },
    /// Look for new puzzles in games of bots.
    Make {
        /// How many.
        count: usize,
        /// The folder that they are written to.
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        /// What is to be reached: win-phase, defeat(UNIT), survive, clear(ground) or clear(space); defeat(*) tries them all.
        #[arg(long, default_value = "win-phase")]
        goal: String,
        /// A deck that comes with the program, for each seat.
        #[arg(long = "deck", value_name = "DECK")]
        decks: Vec<String>,
        /// Where the luck of the games begins.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

impl Puzzles {
    /// The file of a puzzle that is to be set as a task.
    pub(crate) fn posed(&self) -> Option<&Path> {
        self.file.as_deref().filter(|_| self.command.is_none())
    }

    /// Does it.
    ///
    /// # Errors
    /// A file cannot be read or written, or is no puzzle.
    pub(crate) fn run(&self, ascii: bool) -> anyhow::Result<ExitCode> {
        let book = Book::of(&Library::embedded());
        let mut out = Visible::new(io::BufWriter::new(io::stdout().lock()), ascii);
        let code = match (&self.command, &self.file) {
            (Some(PuzzleCommand::Check { file, nodes }), _) => check(&mut out, &book, file, *nodes)?,
            (Some(PuzzleCommand::Make { count, out: folder, goal, decks, seed }), _) => {
                make(&mut out, &book, *count, folder, goal, decks, *seed)?
            }
            (None, _) => list(&mut out)?,
        };
        out.flush()?;
        Ok(code)
    }
}

fn read(file: &Path) -> anyhow::Result<Puzzle> {
    let bytes = text_file::read(file, MOST_BYTES).map_err(NotUnderstood::new)?;
    Puzzle::read(&String::from_utf8_lossy(&bytes))
        .map_err(|flaw| NotUnderstood::new(format!("{}: {flaw}", file.display())).into())
}

fn list(out: &mut impl Write) -> io::Result<ExitCode> {
    for (place, puzzle) in shipped().iter().enumerate() {
        writeln!(out, "{:>3}  difficulty {}  {}", place + 1, puzzle.difficulty, puzzle.goal)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn check(out: &mut impl Write, book: &Book, file: &Path, nodes: u32) -> anyhow::Result<ExitCode> {
    match read(file)?.check(book, nodes) {
        Ok(solution) => {
            writeln!(out, "Proven in {} positions; {} first picks are right.", solution.nodes, solution.first.len())?;
            Ok(ExitCode::SUCCESS)
        }
        Err(flaw) => {
            tell(&format!("{}: {flaw}", file.display()));
            Ok(ExitCode::from(NOT_DONE))
        }
    }
}

fn make(
    out: &mut impl Write,
    book: &Book,
    count: usize,
    folder: &Path,
    goal: &str,
    decks: &[String],
    seed: u64,
) -> anyhow::Result<ExitCode> {
    let goal = Goal::read(goal)
        .ok_or_else(|| NotUnderstood::new(format!("there is no goal {goal}; there are {}", Goal::LIST)))?;
    let usual = ["sor-luke".to_owned(), "sor-vader".to_owned()];
    let keys = if decks.is_empty() { &usual[..] } else { decks };
    let players =
        keys.iter().map(|key| sample(book, key)).collect::<Result<Vec<_>, _>>().map_err(NotUnderstood::new)?;
    if players.len() != 2 {
        return Err(NotUnderstood::new("puzzles are made from games of two: give --deck twice").into());
    }
    let maker = Maker { book, players: &players, options: GameOptions::duel() };
    let mut made = 0;
    for game in 0..GAMES.saturating_mul(count as u64) {
        if made == count {
            break;
        }
        let Some(puzzle) = maker.game(seed.wrapping_add(game), std::slice::from_ref(&goal)) else { continue };
        made += 1;
        let file = folder.join(format!("{}-{}.ron", goal.word(), seed.wrapping_add(game)));
        atomic::write(&file, puzzle.write()?.as_bytes())?;
        writeln!(out, "{}: difficulty {}", file.display(), puzzle.difficulty)?;
    }
    Ok(if made == count { ExitCode::SUCCESS } else { ExitCode::from(NOT_DONE) })
}
