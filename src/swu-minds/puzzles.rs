//! Puzzles: positions in which a goal can be reached for certain within the phase, and the proof that it can.
//!
//! | file | idea |
//! |---|---|
//! | `goal` | what is to be reached |
//! | `text` | a puzzle as people write it |
//! | `solve` | the search that proves or refutes it |
//! | `watch` | is it reached, or out of reach? |
//! | `make` | puzzles found in games of bots |
//! | `shipped` | those that come with the program |

mod goal;
mod make;
mod shipped;
mod solve;
mod text;
mod watch;

pub use goal::Goal;
pub use make::{Maker, Rating, difficulty, rate};
pub use shipped::shipped;
pub use solve::{Solution, solve};
pub use text::EXAMPLE;
pub use watch::Watch;

use data::ron_text;
use seats::Seat;
use seats::chance::Chance;
use serde::{Deserialize, Serialize};
use swu_cards::library::Library;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::scenario::Scenario;

/// How many positions are looked at for one puzzle, unless told otherwise.
pub const NODES: u32 = 20_000;

/// A puzzle file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The goal, in the notation of [`Goal`].
    pub goal: String,
    /// Who has to reach it: the seat that acts.
    pub by: u8,
    /// From 1, easy, to 5.
    pub difficulty: u8,
    /// The position.
    pub scenario: Scenario,
}

/// Why a puzzle is not valid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// The text cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// The goal cannot be understood.
    #[error("goal: there is no goal {0:?}; there are {goals}", goals = Goal::LIST)]
    Goal(String),
    /// The goal names a unit that is not there.
    #[error("goal: {0}")]
    Nobody(String),
    /// The position cannot be laid out.
    #[error("scenario: {0}")]
    Position(String),
    /// It is somebody else's turn to act, or nobody's.
    #[error("by: seat {0} is to reach the goal, but it is not that seat's action")]
    Turn(u8),
    /// There is no solution.
    #[error("it has no solution")]
    Unsolvable,
    /// Nothing was proven.
    #[error("no solution was found in {0} positions")]
    Undecided(u32),
}

/// The RON dialect of puzzle files.
fn ron() -> ron::Options {
    let extensions = ron::extensions::Extensions::IMPLICIT_SOME | ron::extensions::Extensions::UNWRAP_NEWTYPES;
    ron::Options::default().with_default_extension(extensions)
}

impl Puzzle {
    /// Reads a file of puzzles: in RON, a list or a single one, if it begins with a bracket; otherwise a single one in
    /// lines, a goal and a position in the notation.
    ///
    /// # Errors
    /// Line, column and reason.
    pub fn file(text: &str, library: &Library) -> Result<Vec<Puzzle>, Flaw> {
        let first = text.lines().map(str::trim_start).find(|line| !line.is_empty() && !line.starts_with("//"));
        match first.and_then(|line| line.chars().next()) {
            Some('[') => Puzzle::read_all(text),
            Some('(' | '#' | 'P') | None => Puzzle::read(text).map(|puzzle| vec![puzzle]),
            Some(_) => text::read(text, library).map(|puzzle| vec![puzzle]),
        }
    }

    /// Writes it in lines if the notation has words for all of it, otherwise in RON.
    ///
    /// # Errors
    /// The part that cannot be written.
    pub fn write_lines(&self, library: &Library) -> Result<String, Flaw> {
        text::write(self, library).map_or_else(|| self.write(), Ok)
    }

    /// Reads a puzzle in RON.
    ///
    /// # Errors
    /// Line, column and reason.
    pub fn read(text: &str) -> Result<Puzzle, Flaw> {
        ron_text::read(text).map_err(|fault| Flaw::Unreadable(fault.to_string()))
    }

    /// Reads a list of puzzles in RON.
    ///
    /// # Errors
    /// Line, column and reason.
    pub fn read_all(text: &str) -> Result<Vec<Puzzle>, Flaw> {
        ron_text::read(text).map_err(|fault| Flaw::Unreadable(fault.to_string()))
    }

    /// Writes it as a file that reads as the same puzzle.
    ///
    /// # Errors
    /// The part that cannot be written.
    pub fn write(&self) -> Result<String, Flaw> {
        ron().to_string(self).map_err(|fault| Flaw::Unreadable(fault.to_string()))
    }

    /// Lays it out.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn lay_out(&self, book: &Book) -> Result<(Game, Goal), Flaw> {
        let goal = Goal::read(&self.goal).ok_or_else(|| Flaw::Goal(self.goal.clone()))?;
        let laid = Game::scenario(book, &self.scenario, 0, &mut Log::default());
        let game = laid.map_err(|fault| Flaw::Position(fault.to_string()))?;
        match game.decision() {
            Some(decision) if decision.seat.0 == self.by && game.at_action() => {}
            _ => return Err(Flaw::Turn(self.by)),
        }
        match goal.fault(book, &game) {
            Some(fault) => Err(Flaw::Nobody(fault)),
            None => Ok((game, goal)),
        }
    }

    /// Proves it.
    ///
    /// # Errors
    /// It has no solution, or none was found, or it cannot be laid out.
    pub fn check(&self, book: &Book, nodes: u32) -> Result<Solution, Flaw> {
        let (game, goal) = self.lay_out(book)?;
        match solve(book, &game, &goal, nodes) {
            Some(solution) if solution.solved => Ok(solution),
            Some(solution) if solution.complete => Err(Flaw::Unsolvable),
            Some(_) => Err(Flaw::Undecided(nodes)),
            None => Err(Flaw::Turn(self.by)),
        }
    }

    /// Does this line reach the goal when everything hidden from the solver is dealt by this luck?
    ///
    /// # Errors
    /// It cannot be laid out.
    pub fn holds(&self, book: &Book, line: &[usize], luck: u64) -> Result<bool, Flaw> {
        let (game, goal) = self.lay_out(book)?;
        let sight = game.sight(book, &Memory::new(Seat(self.by)), &Lists::Closed).ok_or(Flaw::Turn(self.by))?;
        let mut world = sight.dealt(&mut Chance::new(luck));
        let watch = Watch::over(book, &world, &goal).ok_or(Flaw::Turn(self.by))?;
        let mut log = Log::keeping();
        for option in line {
            log.facts.clear();
            if world.choose(book, *option, &mut log).is_err() {
                return Ok(false);
            }
            if let Some(reached) = watch.after(&world, &log.facts) {
                return Ok(reached);
            }
        }
        Ok(false)
    }
}
