//! Cards that match some words.

use super::card::Card;
use super::library::Library;
use super::wording;

/// The cards that contain every word: in the name, the id, the text, the traits, the kind or the faction. A - before a
/// word excludes it.
pub fn search<'a>(library: &'a Library, query: &str) -> Vec<&'a Card> {
    let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    library
        .cards()
        .iter()
        .filter(|card| {
            let page = page(card);
            words.iter().all(|word| match word.strip_prefix('-') {
                Some(word) if !word.is_empty() => !page.contains(word),
                _ => page.contains(word.as_str()),
            })
        })
        .collect()
}

/// Everything that can be read on a card, in lower case.
fn page(card: &Card) -> String {
    let mut page = format!("{}\n{}\n{}\n", card.id, card.name, wording::facts(card));
    for line in wording::text(card) {
        page.push_str(&line);
        page.push('\n');
    }
    page.push_str(card.edition.name());
    page.to_lowercase()
}
