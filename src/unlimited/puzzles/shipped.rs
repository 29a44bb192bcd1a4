//! The puzzles that come with the program.

use super::Puzzle;
use std::sync::LazyLock;

/// The file of all of them: a list, each with a name.
const FILE: &str = include_str!("../../../assets/puzzles/puzzles.ron");

static SHIPPED: LazyLock<Vec<Puzzle>> = LazyLock::new(|| Puzzle::read_all(FILE).unwrap_or_default());

/// All of them, in order; a test proves every one.
pub fn shipped() -> &'static [Puzzle] {
    &SHIPPED
}
