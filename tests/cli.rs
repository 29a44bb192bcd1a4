//! The program at the command line: bad input is reported plainly and loses nothing.

mod cards;
mod decks;
mod endings;
mod league;
mod personal;
mod puzzles;
mod reports;
mod saves;
mod scenarios;
mod several;
pub(crate) mod support;
mod teaching;
mod usage;
mod watching;
