//! What is wrong with a card file, and where.

use std::fmt;

/// One mistake, for a person who has the file open. Lines and columns are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The name of the file.
    pub file: String,
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
    /// What is wrong.
    pub sentence: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}:{}: {}", self.file, self.line, self.column, self.sentence)
    }
}

impl std::error::Error for Fault {}
