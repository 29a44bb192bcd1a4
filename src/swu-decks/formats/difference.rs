//! How two lists differ: the cards that came and went, section by section. Another printing of a card is the same card.

use super::list::{DeckList, ListEntry, Section};
use std::collections::BTreeMap;
use std::fmt;

/// Copies of a card that one list has more or fewer of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Where.
    pub section: Section,
    /// The card, in words.
    pub card: String,
    /// How many more there are afterwards; fewer if negative.
    pub copies: i64,
}

impl fmt::Display for Difference {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = match self.section {
            Section::Deck => String::new(),
            section => format!(" ({section})"),
        };
        write!(formatter, "{:+} {}{place}", self.copies, self.card)
    }
}

/// What is different afterwards, section by section, in the order of the names.
pub fn differences(before: &DeckList, after: &DeckList) -> Vec<Difference> {
    let sections = [Section::Leader, Section::Base, Section::Deck, Section::Sideboard];
    sections.into_iter().flat_map(|section| within(section, before, after)).collect()
}

fn within(section: Section, before: &DeckList, after: &DeckList) -> Vec<Difference> {
    let mut copies: BTreeMap<String, i64> = BTreeMap::new();
    for (list, sign) in [(before, -1), (after, 1)] {
        for entry in list.section(section) {
            *copies.entry(name(entry)).or_default() += sign * i64::from(entry.count.cards());
        }
    }
    let changed = copies.into_iter().filter(|(_, copies)| *copies != 0);
    changed.map(|(card, copies)| Difference { section, card, copies }).collect()
}

fn name(entry: &ListEntry) -> String {
    entry.printing.map_or_else(|| entry.written.clone(), ToString::to_string)
}
