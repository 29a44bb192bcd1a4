//! Reading RON: the text of a file becomes its tokens, and those a value.
//!
//! `Some` need not be written, nor the brackets of a struct inside the brackets of its word. The cards of the program are
//! packed as tokens when it is built; whatever else is read goes the same way, so there is one reader for all of it.

mod access;
mod complaint;
pub(crate) mod lexer;
pub(crate) mod pack;
mod reader;
mod tokens;

use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
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
    /// A fault at this offset of a text; behind its end where there is no such place.
    pub(crate) fn at(text: &str, offset: usize, why: String) -> Fault {
        let (line, column) = line_and_column(text.get(..offset).unwrap_or(text));
        Fault { line, column, why }
    }

    /// A fault of the word that stands there in quotation marks; at the beginning where it does not.
    pub(crate) fn of_quoted(text: &str, word: &str, why: String) -> Fault {
        Fault::at(text, text.find(&format!("\"{word}\"")).unwrap_or(0), why)
    }
}

/// The line and the column behind this part of a text.
pub(crate) fn line_and_column(before: &str) -> (usize, usize) {
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "line {}, column {}: {}", self.line, self.column, self.why)
    }
}

impl std::error::Error for Fault {}

/// Reads a file that holds one value.
///
/// # Errors
/// What is wrong with it, as a sentence without its full stop, and where.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    let value = behind_attributes(text);
    let skipped = text.len() - value.len();
    Words::default().read(value).map_err(|(at, sentence)| Fault::at(text, skipped + at, sentence))
}

/// Reads a value that `build.rs` packed with these words.
///
/// # Errors
/// What is wrong with it.
pub(crate) fn read_packed<T: DeserializeOwned>(packed: &[u8], words: &[&str]) -> Result<T, String> {
    reader::read(packed, words).map_err(|(_, complaint)| complaint.to_string())
}

/// A file may begin with lines like `#![enable(implicit_some)]`: what they enable is always on.
fn behind_attributes(text: &str) -> &str {
    let mut rest = text;
    while let Some(attribute) = rest.trim_start().strip_prefix("#![") {
        let Some((_, behind)) = attribute.split_once(']') else { break };
        rest = behind;
    }
    rest
}

/// The words of a file, each where it was first met.
#[derive(Default)]
pub(crate) struct Words<'a> {
    all: Vec<&'a str>,
    places: BTreeMap<&'a str, u64>,
}

impl<'a> Words<'a> {
    /// Reads a value, or tells what is wrong with it and where in its text.
    pub(crate) fn read<T: DeserializeOwned>(&mut self, text: &'a str) -> Result<T, (usize, String)> {
        let packed = self.pack(text).map_err(|fault| (fault.at, fault.sentence.to_owned()))?;
        reader::read(&packed.bytes, &self.all).map_err(|(token, complaint)| {
            (packed.places.get(token).copied().unwrap_or(text.len()), complaint.to_string())
        })
    }

    fn pack(&mut self, text: &'a str) -> Result<pack::Packed, pack::Unpackable> {
        let Words { all, places } = self;
        let mut place = |word| {
            *places.entry(word).or_insert_with(|| {
                all.push(word);
                all.len() as u64 - 1
            })
        };
        pack::pack(text, &mut place)
    }
}
