//! A deck list as somebody wrote it. It may be nonsense: rows that were not understood are kept, never dropped, and the
//! faults of reading travel with the list. Only a [`LegalDeck`](super::LegalDeck) is known to be sound.

use super::fault::{Fault, Place};
use super::pool::Pool;
use super::source::Source;
use serde::Serialize;
use std::fmt;
use swu_cards::catalog::Printing;

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Section {
    Leader,
    Base,
    Deck,
    Sideboard,
    /// The opened cards of a limited event.
    Pool,
}

impl fmt::Display for Section {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Section::Leader => "leader",
            Section::Base => "base",
            Section::Deck => "deck",
            Section::Sideboard => "sideboard",
            Section::Pool => "pool",
        })
    }
}

/// The largest count a row may have.
pub const MOST_COPIES: u8 = 99;

/// How many, as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Count {
    /// 1 to [`MOST_COPIES`].
    Whole(u8),
    /// Anything else, as it was written; its fault is in the list (formats.md D-14).
    Nonsense(String),
}

impl Count {
    /// The number of cards this stands for; 0 for nonsense.
    pub fn cards(&self) -> u32 {
        match self {
            Count::Whole(count) => u32::from(*count),
            Count::Nonsense(_) => 0,
        }
    }
}

/// One row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListEntry {
    /// The card as it was written: an id, a name or both.
    pub written: String,
    /// The printing it means, if that was understood.
    pub printing: Option<&'static Printing>,
    /// How many.
    pub count: Count,
    /// Its position in the text.
    pub place: Option<Place>,
}

/// A list as somebody wrote it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckList {
    /// The list's name, if it has one.
    pub name: Option<String>,
    /// Who made it, if the list says so.
    pub author: Option<String>,
    /// What kind of text it was read from.
    pub source: Source,
    /// The rows of the leader section.
    pub leaders: Vec<ListEntry>,
    /// The rows of the base section.
    pub bases: Vec<ListEntry>,
    /// The rows of the draw deck.
    pub deck: Vec<ListEntry>,
    /// The rows of the sideboard.
    pub sideboard: Vec<ListEntry>,
    /// The opened cards, if the list brings them along (limited).
    pub pool: Option<Pool>,
    /// What went wrong while reading it.
    pub faults: Vec<Fault>,
}

impl DeckList {
    pub(super) fn empty(source: Source) -> DeckList {
        DeckList {
            name: None,
            author: None,
            source,
            leaders: Vec::new(),
            bases: Vec::new(),
            deck: Vec::new(),
            sideboard: Vec::new(),
            pool: None,
            faults: Vec::new(),
        }
    }

    /// What the list is called: by its name, or else by its leaders and its base.
    pub fn title(&self) -> String {
        let named = self.name.as_deref().map(str::trim).filter(|name| !name.is_empty());
        let heads = self.leaders.iter().chain(&self.bases);
        let titles: Vec<&str> = heads.filter_map(|entry| Some(entry.printing?.title)).collect();
        match named {
            Some(name) => name.to_owned(),
            None if titles.is_empty() => "A deck".to_owned(),
            None => titles.join(", "),
        }
    }

    /// The rows of a section; a list has no pool section.
    pub fn section(&self, section: Section) -> &[ListEntry] {
        match section {
            Section::Leader => &self.leaders,
            Section::Base => &self.bases,
            Section::Deck => &self.deck,
            Section::Sideboard => &self.sideboard,
            Section::Pool => &[],
        }
    }

    /// Every row with its section, in the order leader, base, deck, sideboard.
    pub fn entries(&self) -> impl Iterator<Item = (Section, &ListEntry)> {
        [Section::Leader, Section::Base, Section::Deck, Section::Sideboard]
            .into_iter()
            .flat_map(|section| self.section(section).iter().map(move |entry| (section, entry)))
    }

    /// The number of cards in a section; rows without a valid count add 0.
    pub fn size(&self, section: Section) -> u32 {
        self.section(section).iter().map(|entry| entry.count.cards()).sum()
    }

    /// Was everything understood while reading it?
    pub fn is_understood(&self) -> bool {
        self.faults.iter().all(|fault| fault.severity < super::Severity::Unusable)
    }

    /// Every section as sorted pairs of identity and number: two lists have the same cards if these are equal.
    pub fn by_identity(&self) -> [Vec<(String, u32)>; 4] {
        [&self.leaders, &self.bases, &self.deck, &self.sideboard].map(|entries| {
            let mut cards = std::collections::BTreeMap::new();
            for entry in entries {
                let key = entry.printing.map_or_else(|| entry.written.clone(), |printing| printing.identity.to_owned());
                *cards.entry(key).or_insert(0) += entry.count.cards();
            }
            cards.into_iter().collect()
        })
    }
}
