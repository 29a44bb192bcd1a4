//! What is wrong with a text, and where.

use std::fmt;
use swu_language::fault::Place;

/// What is wrong with a piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong<'t> {
    /// The piece.
    pub at: &'t str,
    /// The reason, for a person.
    pub why: String,
}

/// What is wrong at a position in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// The reason, for a person.
    pub why: String,
}

impl<'t> Wrong<'t> {
    /// Something is wrong with this piece.
    pub fn new(at: &'t str, why: impl Into<String>) -> Wrong<'t> {
        Wrong { at, why: why.into() }
    }

    /// The fault at the position of the piece in the text that it was cut from.
    pub fn in_text(self, text: &str) -> Fault {
        let offset = (self.at.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
        let before = text.get(..offset).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Fault { place: Place { line, column }, why: self.why }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "line {}, column {}: {}", self.place.line, self.place.column, self.why)
    }
}

impl std::error::Error for Fault {}
