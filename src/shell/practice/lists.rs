//! Decks to practise with, by name.

use crate::unlimited::admission;
use crate::unlimited::cards::catalog::Catalogue;
use crate::unlimited::formats::{self, samples};
use crate::unlimited::hosted::CardData;
use crate::unlimited::rules::game::PlayerSetup;

/// The cards of a deck that comes with the program.
///
/// # Errors
/// There is none of this name, as a sentence.
pub fn sample(data: &CardData, key: &str) -> Result<PlayerSetup, String> {
    let sample = samples().iter().find(|sample| sample.key == key);
    let sample = sample.ok_or_else(|| format!("No deck {key} comes with the program."))?;
    let list = formats::import(sample.json.as_bytes(), Catalogue::embedded());
    let setup = list.ok().and_then(|list| admission::take(&data.book, &list));
    setup.ok_or_else(|| format!("The deck {key} cannot be played."))
}
