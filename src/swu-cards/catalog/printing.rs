//! One printing of one card.

use super::fact::CardType;
use std::fmt;
use swu_language::word::{Arena, Aspect, Rarity};

/// The facts of one printing. Texts point into the table, so a printing is small and cheap to copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printing {
    /// Canonical id, `SOR_005`; tokens `SOR_T01`.
    pub id: &'static str,
    /// Id of the earliest printing of the same card (formats.md K-3): equal for all its printings.
    pub identity: &'static str,
    /// Title.
    pub title: &'static str,
    /// Subtitle; empty if there is none (formats.md K-1).
    pub subtitle: &'static str,
    /// What it is.
    pub kind: CardType,
    /// Has the unique icon.
    pub unique: bool,
    /// Its aspect icons, at most three, of the face it starts on.
    pub(super) aspects: [Option<Aspect>; 3],
    /// Printed cost; for leaders the resources needed to deploy. `None` if it has none.
    pub cost: Option<u8>,
    /// Printed power; a modifier for upgrades.
    pub power: Option<i8>,
    /// Printed HP; a modifier for upgrades.
    pub hp: Option<i8>,
    /// Where it fights.
    pub arena: Option<Arena>,
    /// The rarity of this printing, if known.
    pub rarity: Option<Rarity>,
    pub(super) traits: &'static str,
    pub(super) keywords: &'static str,
    pub(super) leader_unit_keywords: &'static str,
}

impl Printing {
    /// Code of its set.
    pub fn set(&self) -> &'static str {
        self.id.split_once('_').map_or("", |(set, _)| set)
    }

    /// Number within its set (tokens are numbered separately).
    pub fn number(&self) -> u16 {
        let number = self.id.split_once('_').map_or("", |(_, number)| number);
        number.trim_start_matches('T').parse().unwrap_or(0)
    }

    /// Its aspect icons in printed order; a double icon comes twice.
    pub fn aspects(&self) -> impl Iterator<Item = Aspect> + use<> {
        self.aspects.into_iter().flatten()
    }

    /// Heroism and Villainy among its aspects (formats.md D-7).
    pub fn alignments(&self) -> impl Iterator<Item = Aspect> + use<> {
        self.aspects().filter(|aspect| aspect.is_alignment())
    }

    /// Its traits; for a base, its location.
    pub fn traits(&self) -> impl Iterator<Item = &'static str> + use<> {
        words(self.traits)
    }

    /// Names of the keywords printed on it as its own.
    pub fn keywords(&self) -> impl Iterator<Item = &'static str> + use<> {
        words(self.keywords)
    }

    /// Names of the keywords on the deployed side of a leader.
    pub fn leader_unit_keywords(&self) -> impl Iterator<Item = &'static str> + use<> {
        words(self.leader_unit_keywords)
    }

    /// Are both printings of one card (formats.md K-1)?
    pub fn same_card(&self, other: &Printing) -> bool {
        self.identity == other.identity
    }
}

impl fmt::Display for Printing {
    /// `Luke Skywalker, Faithful Friend`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.title)?;
        if !self.subtitle.is_empty() {
            write!(formatter, ", {}", self.subtitle)?;
        }
        Ok(())
    }
}

fn words(joined: &'static str) -> impl Iterator<Item = &'static str> + use<> {
    joined.split(',').filter(|word| !word.is_empty())
}
