//! Reading: the text of one card file becomes its entries and its faults.
//!
//! A file is a RON list. It is cut into entries first and each entry is parsed alone, so that a broken card hides no
//! other and every fault is reported at once.

pub mod digest;
pub(crate) mod lexer;
mod split;

use crate::fault::{Fault, Located, Place};
use data::ron_text;
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
    for entry in entries {
        match ron_text::read::<T>(entry.text) {
            Ok(value) => {
                let digest = entry.digest.value();
                values.push(Located { file: file.to_owned(), place: entry.place, range: entry.range, digest, value });
            }
            Err(fault) => faults.push(Fault {
                file: file.to_owned(),
                place: place_in(&entry, &fault),
                card: entry.card.map(str::to_owned),
                sentence: fault.why,
            }),
        }
    }
    faults.sort();
    (values, faults)
}

/// The position in the file of a fault in an entry.
fn place_in(entry: &Entry<'_>, fault: &ron_text::Fault) -> Place {
    let column = if fault.line == 1 { entry.place.column + fault.column - 1 } else { fault.column };
    Place { line: entry.place.line + fault.line - 1, column }
}
