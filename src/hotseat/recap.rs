//! What happened in public since somebody last acted.

use super::log::{Fact, Line, LogView};
use crate::seats::SeatSet;

/// Public facts since the last own pick of whoever comes next. Safe on any screen: it is built from the public side of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recap {
    /// Whose last action it counts from: of several, of the one who acted longest ago.
    pub seats: SeatSet,
    /// The facts, oldest first.
    pub lines: Vec<Line>,
}

impl Recap {
    /// The recap of seats that have all seen the first `seen` lines.
    pub(super) fn since<F: Fact>(log: &LogView<'_, F>, seats: SeatSet, seen: usize) -> Recap {
        Recap { seats, lines: (seen..log.len()).filter_map(|index| log.line(index)).collect() }
    }
}
