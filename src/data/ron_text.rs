//! Reading RON: a value, or what is wrong with the text and where.
//!
//! `Some` may be left out, and so may the brackets of a struct inside the brackets of its variant.

use ron::extensions::Extensions;
use serde::Deserialize;
use std::fmt;

/// What is wrong with a text, and where: lines and columns are counted from 1, columns in characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// What is wrong.
    pub why: String,
}

impl Fault {
    /// A fault at this byte offset of a text; after its end if the offset lies outside.
    pub fn at(text: &str, offset: usize, why: String) -> Fault {
        let (line, column) = line_and_column(text.get(..offset).unwrap_or(text));
        Fault { line, column, why }
    }

    /// A fault at the first occurrence of this word in quotation marks; at the beginning of the text if there is none.
    pub fn of_quoted(text: &str, word: &str, why: String) -> Fault {
        Fault::at(text, text.find(&format!("\"{word}\"")).unwrap_or(0), why)
    }
}

/// The line and the column after this part of a text.
pub fn line_and_column(before: &str) -> (usize, usize) {
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "line {}, column {}: {}", self.line, self.column, self.why)
    }
}

impl std::error::Error for Fault {}

/// Reads a text that holds one value.
///
/// # Errors
/// What is wrong with it, as a sentence without its full stop, and where.
pub fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Fault> {
    let extensions = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES;
    let options = ron::Options::default().with_default_extension(extensions);
    options.from_str(text).map_err(|fault| {
        let (line, column) = behind_blanks(text, fault.span.start.line.max(1), fault.span.start.col.max(1));
        Fault { line, column, why: uncapitalized(&fault.code.to_string()) }
    })
}

/// The position of the token that a position before it refers to: blanks in between are skipped, to the end of the line
/// at most.
fn behind_blanks(text: &str, line: usize, column: usize) -> (usize, usize) {
    let letters = text.lines().nth(line - 1).unwrap_or_default().chars().skip(column - 1);
    let mut blanks = letters.enumerate().skip_while(|(_, letter)| letter.is_whitespace());
    (line, column + blanks.next().map_or(0, |(passed, _)| passed))
}

/// A sentence as it stands after a colon.
fn uncapitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
