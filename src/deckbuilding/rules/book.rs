//! The library compiled for play: numbers in flat tables, abilities as programs of small operations.

mod compile;
mod op;

pub(in crate::rules) use op::bit;
pub use op::{Back, Holds, Many, Needs, Op, Plays, Reach, Whose};

use super::super::cards::card::Card;
use super::super::cards::library::Library;
use super::super::cards::word::{Edition, Faction, Kind, Pool, Trait};
use serde::{Deserialize, Serialize};

/// A printed card: its index in the book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Def(pub u8);

/// Where a program begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pc(pub u16);

/// Some traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Traits(u16);

impl Traits {
    /// No traits.
    pub const NONE: Traits = Traits(0);

    /// These.
    pub fn of(words: &[Trait]) -> Traits {
        Traits(words.iter().fold(0, |all, word| all | 1 << *word as u16))
    }

    /// These and those.
    pub const fn and(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    /// These without those.
    pub const fn without(self, other: Traits) -> Traits {
        Traits(self.0 & !other.0)
    }

    /// Whether the two have a trait in common.
    pub const fn meets(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }
}

/// Where the programs of a card begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Starts {
    /// Used once a turn.
    pub used: Option<Pc>,
    /// When it is played.
    pub played: Option<Pc>,
    /// When it was purchased.
    pub purchased: Option<Pc>,
    /// When it is revealed.
    pub revealed: Option<Pc>,
    /// When it defeated a target.
    pub defeated: Option<Pc>,
    /// When the turn begins.
    pub begins: Option<Pc>,
    /// When the first neutral card is played.
    pub neutral: Option<Pc>,
    /// When the opponent discarded.
    pub discarded: Option<Pc>,
    /// When it is destroyed in play.
    pub destroyed: Option<Pc>,
    /// When a card of this cost or more is purchased.
    pub bought: Option<(u8, Pc)>,
    /// When a unit is played.
    pub plays: Option<Plays>,
    /// The effects of its defeat.
    pub reward: Option<Pc>,
}

/// A printed card, compiled.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// As it is printed.
    pub card: Card,
    /// Its faction.
    pub faction: Faction,
    /// Its kind.
    pub kind: Kind,
    /// What it costs.
    pub cost: u8,
    /// Its attack.
    pub attack: u8,
    /// Its resources.
    pub resources: u8,
    /// Its Force.
    pub force: u8,
    /// Its hit points.
    pub hp: u8,
    /// The attack it takes to defeat it in the row; 0 if it is not a target.
    pub target: u8,
    /// One of a kind?
    pub unique: bool,
    /// Its traits.
    pub traits: Traits,
    /// What it adds while it is in play.
    pub holds: Vec<Holds>,
    /// Its programs.
    pub starts: Starts,
    /// Only its own player may use it: it exiles cards of that player (rule 11.2.1).
    pub personal: bool,
}

impl Entry {
    /// Does this always hold while the card is in play?
    pub fn has(&self, holds: Holds) -> bool {
        self.holds.contains(&holds)
    }

    /// The numbers of what always holds, added up.
    pub fn sum(&self, of: impl Fn(&Holds) -> Option<u8>) -> u16 {
        self.holds.iter().filter_map(of).map(u16::from).sum()
    }

    /// Whether something reaches this card.
    pub fn is_reached(&self, reach: Reach) -> bool {
        match reach {
            Reach::Ships => self.kind == Kind::Ship,
            _ if self.kind != Kind::Unit => false,
            Reach::Units(traits) => traits.meets(self.traits),
            Reach::UniqueUnits => self.unique,
            Reach::NeutralUnits => self.faction == Faction::NEUTRAL,
        }
    }
}

/// All cards, compiled.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    entries: Vec<Entry>,
    ops: Vec<Op>,
    modes: Vec<Pc>,
    digests: Vec<u64>,
}

impl Book {
    /// Compiles a library.
    pub fn of(library: &Library) -> Book {
        compile::book(library)
    }

    /// A card. An unknown number gives the first card.
    pub fn card(&self, def: Def) -> &Entry {
        &self.entries[usize::from(def.0).min(self.entries.len().saturating_sub(1))]
    }

    /// All cards with their names.
    pub fn all(&self) -> impl Iterator<Item = (Def, &Entry)> {
        self.entries.iter().enumerate().map(|(index, entry)| (Def(index as u8), entry))
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<Def> {
        self.all().find(|(_, entry)| entry.card.id == id).map(|(def, _)| def)
    }

    /// The bases of a faction.
    pub fn bases(&self, faction: Faction) -> impl Iterator<Item = (Def, &Entry)> {
        self.all().filter(move |(_, entry)| entry.kind == Kind::Base && entry.faction == faction)
    }

    /// The cards of a faction that start in a pool.
    pub fn pool(&self, pool: Pool, faction: Faction) -> impl Iterator<Item = (Def, &Entry)> {
        self.all().filter(move |(_, entry)| entry.card.pool == pool && entry.faction == faction)
    }

    /// The neutral cards of a box that start in a pool.
    pub fn neutral(&self, pool: Pool, edition: Edition) -> impl Iterator<Item = (Def, &Entry)> {
        self.pool(pool, Faction::NEUTRAL).filter(move |(_, entry)| entry.card.edition == edition)
    }

    /// A hash that differs if the card says something else.
    pub fn digest(&self, def: Def) -> u64 {
        self.digests.get(usize::from(def.0)).copied().unwrap_or_default()
    }

    /// The operation at a place.
    pub(super) fn op(&self, pc: Pc) -> Op {
        self.ops.get(usize::from(pc.0)).copied().unwrap_or(Op::End)
    }

    /// Whether a mode of a choice begins here.
    pub(super) fn is_mode(&self, pc: Pc) -> bool {
        self.modes.contains(&pc)
    }

    /// Where a mode of a choice begins.
    pub(super) fn mode(&self, first: u16, number: u8) -> Pc {
        self.modes.get(usize::from(first) + usize::from(number)).copied().unwrap_or(Pc(0))
    }
}

impl Pc {
    /// The next operation.
    pub(super) const fn next(self) -> Pc {
        Pc(self.0 + 1)
    }
}
