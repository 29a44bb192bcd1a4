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

/// The sets with sample decks of one leader, in the order of the samples.
pub fn sets(book: &Book) -> Vec<String> {
    let mut sets = Vec::new();
    for set in formats::samples().iter().filter_map(|sample| set_of(book, sample.key)) {
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    sets
}

/// The keys of the sample decks of one leader that consist mostly of cards of this set.
pub fn of_set(book: &Book, set: &str) -> Vec<&'static str> {
    let keys = formats::samples().iter().map(|sample| sample.key);
    keys.filter(|key| set_of(book, key).is_some_and(|own| own.eq_ignore_ascii_case(set))).collect()
}

/// The set of more than half of the cards of a sample; `None` if there is none, or the sample has two leaders.
fn set_of(book: &Book, key: &str) -> Option<String> {
    let setup = sample(book, key).ok().filter(|setup| setup.leaders.len() == 1)?;
    let sets = setup.deck.iter().map(|def| book.card(*def).set());
    let mut counts = std::collections::BTreeMap::<&str, usize>::new();
    sets.for_each(|set| *counts.entry(set).or_default() += 1);
    let most = counts.into_iter().find(|(_, count)| 2 * count > setup.deck.len());
    most.map(|(set, _)| set.to_owned())
}
