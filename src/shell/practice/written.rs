//! A position written down as one's own puzzle.

use super::progress::Keeper;
use super::tabletop::Tabletop;
use crate::guide::{Said, Tone};
use crate::refusal::{PracticeFault, Refusal};
use swu_minds::puzzles::{Goal, Puzzle};

/// Writes everything on the table into a new file: only exercises in which nothing is hidden may do it.
pub(super) fn position(tabletop: &Tabletop, goal: &Goal, keeper: &Keeper) -> Result<Said, Refusal> {
    let game = tabletop.game();
    let decision = game.decision().filter(|_| game.at_action());
    let by = decision.ok_or(PracticeFault::NoAction)?.seat.0;
    let data = tabletop.data();
    let puzzle = Puzzle { goal: goal.to_string(), by, difficulty: 1, scenario: game.written(&data.book) };
    let text = puzzle.write_lines(&data.library).map_err(|flaw| PracticeFault::Unwritable(flaw.to_string()))?;
    let path = keeper.keep_puzzle(&text)?;
    let path = path.display();
    Ok(Said::so(Tone::Strong, format!("Written to {path}. Change it there; `cantina puzzle check FILE` proves it.")))
}
