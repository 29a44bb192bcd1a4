//! Decks to practise with, by name.

use crate::refusal::PracticeFault;
use swu_cards::catalog::Catalogue;
use swu_decks::admission;
use swu_decks::formats;
use swu_rules::book::Book;
use swu_rules::game::PlayerSetup;

/// The cards of a deck that comes with the program.
///
/// # Errors
/// There is no deck with this name.
pub fn sample(book: &Book, key: &str) -> Result<PlayerSetup, PracticeFault> {
    let sample = formats::sample(key).ok_or_else(|| PracticeFault::NoSample(key.to_owned()))?;
    let list = formats::import(sample.json.as_bytes(), Catalogue::embedded());
    let setup = list.ok().and_then(|list| admission::take(book, &list));
    setup.ok_or_else(|| PracticeFault::UnplayableSample(key.to_owned()))
}

/// A deck's title in the list of decks.
pub fn title(key: &str) -> &str {
    formats::sample(key).map_or(key, |sample| sample.name)
}
