//! Reading: the text of one card file becomes its entries and its faults.
//!
//! A file is a RON list. It is cut into entries first and each entry is parsed alone, so that a broken card hides no
//! other and every fault is reported at once.

mod complaint;
pub(crate) mod digest;
mod lexer;
mod pack;
mod reader;
mod split;

use super::fault::{Fault, Located, Place};
use crate::order::Order;
use serde::de::DeserializeOwned;
use split::Entry;
use std::collections::BTreeMap;

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

/// Reads an entry that `build.rs` packed with these words.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read_packed<T: DeserializeOwned>(packed: &[u8], words: &[&str]) -> Result<T, String> {
    reader::read(packed, words).map_err(|(_, complaint)| complaint.to_string())
}

/// The words of a file, each where it was first met.
#[derive(Default)]
struct Words<'a> {
    all: Vec<&'a str>,
    places: BTreeMap<&'a str, u64>,
}

impl<'a> Words<'a> {
    /// Reads an entry, or tells what is wrong with it and where in its text.
    fn read<T: DeserializeOwned>(&mut self, text: &'a str) -> Result<T, (usize, String)> {
        let Words { all, places } = self;
        let mut place = |word| {
            *places.entry(word).or_insert_with(|| {
                all.push(word);
                all.len() as u64 - 1
            })
        };
        let packed = pack::pack(text, &mut place).map_err(|fault| (fault.at, fault.sentence.to_owned()))?;
        reader::read(&packed.bytes, &self.all).map_err(|(token, complaint)| {
            (packed.places.get(token).copied().unwrap_or(text.len()), complaint.to_string())
        })
    }
}

/// An offset in the text of an entry, as a position in the file.
fn place_in(entry: &Entry<'_>, at: usize) -> Place {
    let before = entry.text.get(..at).unwrap_or(entry.text);
    let lines = before.matches('\n').count();
    let letters = before.rsplit('\n').next().unwrap_or_default().chars().count();
    let column = if lines == 0 { entry.place.column + letters } else { letters + 1 };
    Place { line: entry.place.line + lines, column }
}
