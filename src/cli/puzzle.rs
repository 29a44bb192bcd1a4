//! `cantina puzzle`: write puzzles, prove them, find new ones, and set one as a task.

use super::exit::{NOT_DONE, NotUnderstood, tell};
use clap::{Args, Subcommand};
use screen::theme::visible::Visible;
use shell::practice::lists::sample;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use storage::{atomic, text_file};
use swu_cards::library::Library;
use swu_minds::puzzles::{EXAMPLE, Goal, Maker, NODES, Puzzle, rate, shipped};
use swu_rules::book::Book;
use swu_rules::notation;
use swu_rules::table::options::GameOptions;

/// The largest puzzle file.
const MOST_BYTES: usize = 1 << 20;
/// How many games are played for each puzzle wanted before giving up.
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
    /// Write a puzzle file to edit, and try to prove it: a goal, and a position in the notation of the book (page "Positions").
    New {
        /// The file; it must not exist yet.
        file: PathBuf,
        /// The goal: win-phase, defeat(UNIT), survive, clear(ground) or clear(space).
        #[arg(long)]
        goal: Option<String>,
        /// A file with the position to begin with; without it, a small example.
        #[arg(long, value_name = "FILE")]
        position: Option<PathBuf>,
    },
    /// Prove that a puzzle has a solution, and print it.
    Check {
        /// The puzzle file.
        file: PathBuf,
        /// How many positions to look at.
        #[arg(long, default_value_t = NODES, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
        nodes: u32,
    },
    /// Look for new puzzles in games of bots.
    Make {
        /// How many.
        count: usize,
        /// The folder to write them to.
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        /// The goal: win-phase, defeat(UNIT), survive, clear(ground) or clear(space); defeat(*) tries them all.
        #[arg(long, default_value = "win-phase")]
        goal: String,
        /// A deck that comes with the program, for each seat.
        #[arg(long = "deck", value_name = "DECK")]
        decks: Vec<String>,
        /// The seed of the games' luck.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

impl Puzzles {
    /// The file of the puzzle to be set as a task.
    pub(crate) fn posed(&self) -> Option<&Path> {
        self.file.as_deref().filter(|_| self.command.is_none())
    }

    /// Does it.
    ///
    /// # Errors
    /// A file cannot be read or written, or is not a puzzle.
    pub(crate) fn run(&self, ascii: bool) -> anyhow::Result<ExitCode> {
        let library = Library::embedded();
        let book = Book::of(&library);
        let mut out = Visible::new(io::BufWriter::new(io::stdout().lock()), ascii);
        let code = match (&self.command, &self.file) {
            (Some(PuzzleCommand::New { file, goal, position }), _) => {
                let text = draft(goal.as_deref(), position.as_deref(), &library)?;
                new(&mut out, (&library, &book), file, &text)?
            }
            (Some(PuzzleCommand::Check { file, nodes }), _) => {
                let puzzles = read(file, &library)?;
                for puzzle in &puzzles {
                    let laid = puzzle.lay_out(&book);
                    laid.map_err(|flaw| NotUnderstood::new(format!("{}: {flaw}", file.display())))?;
                }
                let proven = puzzles.iter().map(|puzzle| prove(&mut out, &book, file, puzzle, *nodes));
                let all = proven.collect::<io::Result<Vec<bool>>>()?;
                if all.contains(&false) { ExitCode::from(NOT_DONE) } else { ExitCode::SUCCESS }
            }
            (Some(PuzzleCommand::Make { count, out: folder, goal, decks, seed }), _) => {
                make(&mut out, &book, *count, folder, goal, decks, *seed)?
            }
            (None, _) => list(&mut out)?,
        };
        out.flush()?;
        Ok(code)
    }
}

fn text_of(file: &Path) -> anyhow::Result<String> {
    let bytes = text_file::read(file, MOST_BYTES).map_err(NotUnderstood::new)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn read(file: &Path, library: &Library) -> anyhow::Result<Vec<Puzzle>> {
    let puzzles = Puzzle::file(&text_of(file)?, library);
    Ok(puzzles.map_err(|flaw| NotUnderstood::new(format!("{}: {flaw}", file.display())))?)
}

fn goal_of(words: &str) -> anyhow::Result<Goal> {
    let none = || NotUnderstood::new(format!("there is no goal {words}; there are {}", Goal::LIST));
    Ok(Goal::read(words).ok_or_else(none)?)
}

/// The text of a new puzzle.
fn draft(goal: Option<&str>, position: Option<&Path>, library: &Library) -> anyhow::Result<String> {
    let goal = goal.map(goal_of).transpose()?;
    let Some(position) = position else {
        let usual = format!("goal {}\n", Goal::WinPhase);
        return Ok(
            goal.map_or_else(|| EXAMPLE.to_owned(), |goal| EXAMPLE.replacen(&usual, &format!("goal {goal}\n"), 1))
        );
    };
    let scenario = notation::scenario(&text_of(position)?, library)
        .map_err(|fault| NotUnderstood::new(format!("{}: {fault}", position.display())))?;
    let goal = goal.unwrap_or(Goal::WinPhase).to_string();
    Ok(Puzzle { goal, by: scenario.active, difficulty: 1, scenario }.write_lines(library)?)
}

/// Writes it to a file that does not exist yet, and says whether it is proven as it stands.
fn new(out: &mut impl Write, (library, book): (&Library, &Book), file: &Path, text: &str) -> anyhow::Result<ExitCode> {
    if file.exists() {
        tell(&format!("{} exists already and is left as it is.", file.display()));
        return Ok(ExitCode::from(NOT_DONE));
    }
    let puzzles = Puzzle::file(text, library)?;
    atomic::write(file, text.as_bytes())?;
    let name = file.display();
    writeln!(out, "{name} is written. Change it with any editor; `cantina puzzle check {name}` proves it,")?;
    writeln!(out, "and `cantina puzzle {name}` sets it.")?;
    for puzzle in &puzzles {
        prove(out, book, file, puzzle, NODES)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn list(out: &mut impl Write) -> io::Result<ExitCode> {
    for (place, puzzle) in shipped().iter().enumerate() {
        writeln!(out, "{:>3}  difficulty {}  {}", place + 1, puzzle.difficulty, puzzle.goal)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Says whether it is proven, and how hard it is.
fn prove(out: &mut impl Write, book: &Book, file: &Path, puzzle: &Puzzle, nodes: u32) -> io::Result<bool> {
    let solution = match puzzle.check(book, nodes) {
        Ok(solution) => solution,
        Err(flaw) => {
            tell(&format!("{}: {flaw}", file.display()));
            return Ok(false);
        }
    };
    let (looked, right) = (solution.nodes, solution.first.len());
    let first =
        if right == 1 { "one first pick is right".to_owned() } else { format!("{right} first picks are right") };
    writeln!(out, "Proven in {looked} positions; {first}.")?;
    if let Ok((game, goal)) = puzzle.lay_out(book) {
        match rate(book, &game, &goal, &solution) {
            Some(rating) => {
                let hard = rating.difficulty;
                writeln!(out, "Its difficulty by what sensible play reaches and what looks good: {hard} of 5.")?;
            }
            None => writeln!(out, "It is easy: sensible play solves it, and random play often does.")?,
        }
    }
    Ok(true)
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
    let goal = goal_of(goal)?;
    if let Goal::Defeat(name) = &goal
        && name != "*"
        && !book.all().map(|def| book.card(def)).any(|card| card.id == *name || card.title.eq_ignore_ascii_case(name))
    {
        return Err(NotUnderstood::new(format!("there is no card {name:?} to defeat")).into());
    }
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
