//! Reading: the text of one card file becomes its entries and its faults.
//!
//! A file is a RON list. It is cut into entries first and each entry is parsed alone, so that a broken card hides no
//! other and every fault is reported at once.

pub(crate) mod digest;
mod lexer;
mod split;

use super::fault::{Fault, Located, Place};
use crate::order::Order;
use ron::Options;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use split::Entry;

/// Entries that could be read, and what was wrong with the others.
pub type Reading<T> = (Vec<Located<T>>, Vec<Fault>);

/// Reads a file whose entries begin with the field `key`; its value names the entry in faults.
pub fn read<T: DeserializeOwned>(file: &str, text: &str, key: &str) -> Reading<T> {
    let options = options();
    let (entries, broken) = split::split(text, key);
    let mut faults: Vec<Fault> = broken
        .into_iter()
        .map(|broken| Fault {
            file: file.to_owned(),
            place: broken.place,
            card: broken.card.map(str::to_owned),
            sentence: broken.sentence,
        })
        .collect();
    let mut values = Vec::with_capacity(entries.len());
    for entry in entries {
        match options.from_str::<T>(entry.text) {
            Ok(value) => {
                let digest = entry.digest.value();
                values.push(Located { file: file.to_owned(), place: entry.place, digest, value });
            }
            Err(error) => faults.push(Fault {
                file: file.to_owned(),
                place: place_in(&entry, error.span.start),
                card: entry.card.map(str::to_owned),
                sentence: sentence(&error.code),
            }),
        }
    }
    faults.order();
    (values, faults)
}

/// Reads one entry that stands alone.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read_entry<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    options().from_str::<T>(text).map_err(|error| sentence(&error.code))
}

/// RON as card files are written in it.
fn options() -> Options {
    Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_NEWTYPES)
        .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES)
}

/// A position inside an entry, as a position in the file. Blanks that the parser had yet to skip are skipped.
fn place_in(entry: &Entry<'_>, inside: ron::error::Position) -> Place {
    let line = entry.text.lines().nth(inside.line.saturating_sub(1)).unwrap_or("");
    let before = inside.col.saturating_sub(1);
    let blanks = line.chars().skip(before).take_while(|letter| letter.is_whitespace()).count();
    let skipped = if before + blanks < line.chars().count() { blanks } else { 0 };
    let indent = if inside.line <= 1 { entry.place.column - 1 } else { 0 };
    Place { line: entry.place.line + inside.line.saturating_sub(1), column: indent + before + skipped + 1 }
}

/// The reader's complaint as a sentence for a person.
fn sentence(error: &ron::Error) -> String {
    let text = error.to_string();
    let text = text.trim_end_matches('.');
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => "cannot be read".to_owned(),
    }
}
