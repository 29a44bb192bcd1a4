//! A bot that somebody brings: a program of its own, asked line by line.

use std::time::Duration;

/// The program that plays a seat. It is never saved: a file must not be able to make anybody's machine run something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The command: the program and its arguments, separated by spaces.
    pub command: String,
    /// How long it may take for one answer.
    pub clock: Duration,
}
