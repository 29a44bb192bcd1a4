//! What happened in public since somebody last acted.

use super::log::{Line, LogView};
use crate::seats::Seat;
use std::fmt::Display;

/// Public facts since a seat's last own pick. Safe on any screen: it is built from the public side of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recap {
    /// Whose last action it counts from.
    pub seat: Seat,
    /// The facts, oldest first.
    pub lines: Vec<Line>,
}

impl Recap {
    /// The recap of a seat that has seen the first `seen` lines.
    pub(super) fn since<F: Clone + Display>(log: &LogView<'_, F>, seat: Seat, seen: usize) -> Recap {
        Recap { seat, lines: (seen..log.len()).filter_map(|index| log.line(index)).collect() }
    }
}
