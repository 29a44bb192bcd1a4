//! What is wrong with a card file, and where.

use std::fmt;
use std::ops::Range;

/// A position in a text, counted from 1 as editors do; columns are characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// One mistake, for a person who has the file open.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// The name of the file.
    pub file: String,
    /// Where in the file.
    pub place: Place,
    /// The id of the card, if it can be found.
    pub card: Option<String>,
    /// What is wrong.
    pub sentence: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}:{}: ", self.file, self.place.line, self.place.column)?;
        if let Some(card) = &self.card {
            write!(formatter, "{card}: ")?;
        }
        formatter.write_str(&self.sentence)
    }
}

impl std::error::Error for Fault {}

/// A value and where it was written.
#[derive(Clone, PartialEq, Debug)]
pub struct Located<T> {
    /// The name of the file.
    pub file: String,
    /// Where its entry begins.
    pub place: Place,
    /// The byte range of its entry in the file.
    pub range: Range<usize>,
    /// A digest of what was written, ignoring comments and blanks; the same on every machine.
    pub digest: u64,
    /// The value.
    pub value: T,
}

impl<T> Located<T> {
    /// A fault of this value.
    pub fn fault(&self, card: &str, sentence: impl Into<String>) -> Fault {
        Fault { file: self.file.clone(), place: self.place, card: Some(card.to_owned()), sentence: sentence.into() }
    }
}
