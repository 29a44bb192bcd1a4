//! The program at the command line: bad input is told plainly, and nothing is lost by it.

mod cards;
mod decks;
mod endings;
mod personal;
mod puzzles;
mod saves;
mod scenarios;
mod several;
pub(crate) mod support;
mod teaching;
mod usage;
