//! The puzzles that come with the program.

use super::Puzzle;
use std::sync::LazyLock;

/// The file with all of them is a list, each with a name.
static SHIPPED: LazyLock<Vec<Puzzle>> =
    LazyLock::new(|| Puzzle::read_all(include_str!("../../../assets/puzzles/puzzles.ron")).unwrap_or_default());

/// All of them, in order; a test proves every one.
pub fn shipped() -> &'static [Puzzle] {
    &SHIPPED
}
