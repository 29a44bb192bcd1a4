//! Finding cards by what is written on them.

use super::{CardIndex, Library};
use crate::unlimited::cards::card::Card;
use crate::unlimited::cards::wording;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

impl Library {
    /// The cards on which every word of the query is written, those with all of them in their name first.
    /// Capitals and accents do not matter; an empty query finds every card.
    pub fn search(&self, query: &str) -> Vec<CardIndex> {
        let query = plain(query);
        let words: Vec<&str> = query.split_whitespace().collect();
        let written = |text: &str| words.iter().all(|word| text.contains(word));
        let (mut by_name, mut by_text) = (vec![], vec![]);
        for (index, card) in self.iter() {
            if written(&plain(&card.full_name())) {
                by_name.push(index);
            } else if written(&plain(&everything(card))) {
                by_text.push(index);
            }
        }
        by_name.append(&mut by_text);
        by_name
    }
}

/// All words of a card.
fn everything(card: &Card) -> String {
    let mut text = format!("{} {} {}", card.full_name(), card.id, card.kind);
    let mut add = |word: &str| {
        text.push(' ');
        text.push_str(word);
    };
    card.rarity.iter().for_each(|word| add(word.name()));
    card.arena.iter().for_each(|word| add(word.name()));
    card.aspects.iter().for_each(|word| add(word.name()));
    card.traits.iter().for_each(|word| add(word.name()));
    card.location.iter().for_each(|word| add(word));
    wording::text(card).lines().for_each(add);
    text
}

/// Without capitals and accents.
fn plain(text: &str) -> String {
    text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect()
}
