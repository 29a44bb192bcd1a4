//! Reading: the text of one card file becomes its entries and its faults.
//!
//! A file is a RON list. It is cut into entries first and each entry is parsed alone, so that a broken card hides no
//! other and every fault is reported at once.

pub(crate) mod digest;
mod split;

use super::fault::{Fault, Located, Place};
use crate::order::Order;
use crate::ron_reader::{Words, line_and_column};
use serde::de::DeserializeOwned;
use split::Entry;

/// Entries that could be read, and what was wrong with the others.
pub type Reading<T> = (Vec<Located<T>>, Vec<Fault>);

/// Reads a file whose entries begin with the field `key`; its value names the entry in faults.
pub fn read<T: DeserializeOwned>(file: &str, text: &str, key: &str) -> Reading<T> {
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
    let mut words = Words::default();
    for entry in entries {
        match words.read::<T>(entry.text) {
            Ok(value) => {
                let digest = entry.digest.value();
                values.push(Located { file: file.to_owned(), place: entry.place, digest, value });
            }
            Err((at, sentence)) => faults.push(Fault {
                file: file.to_owned(),
                place: place_in(&entry, at),
                card: entry.card.map(str::to_owned),
                sentence,
            }),
        }
    }
    faults.order();
    (values, faults)
}

/// An offset in the text of an entry, as a position in the file.
fn place_in(entry: &Entry<'_>, at: usize) -> Place {
    let before = entry.text.get(..at).unwrap_or(entry.text);
    let (line, column) = line_and_column(before);
    let column = if line == 1 { entry.place.column + column - 1 } else { column };
    Place { line: entry.place.line + line - 1, column }
}
