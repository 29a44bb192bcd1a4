//! The vocabulary of the cards.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A side of the war: one player, or one team.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The Galactic Empire; its end of the Force track is the dark one.
    #[serde(rename = "empire", alias = "Empire")]
    Empire,
    /// The Rebel Alliance; its end of the Force track is the light one.
    #[serde(rename = "rebel", alias = "Rebel")]
    Rebel,
}

impl Side {
    /// Both sides, the Empire first.
    pub const BOTH: [Side; 2] = [Side::Empire, Side::Rebel];

    /// The other one.
    pub const fn other(self) -> Side {
        match self {
            Side::Empire => Side::Rebel,
            Side::Rebel => Side::Empire,
        }
    }

    /// Its index in arrays, the Empire first.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction of its end of the Force track.
    pub const fn direction(self) -> i8 {
        match self {
            Side::Empire => -1,
            Side::Rebel => 1,
        }
    }

    /// The faction of its cards.
    pub const fn faction(self) -> Faction {
        match self {
            Side::Empire => Faction::Empire,
            Side::Rebel => Faction::Rebel,
        }
    }

    /// The name for people.
    pub const fn name(self) -> &'static str {
        self.faction().name()
    }
}

/// What a card belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Faction {
    /// Cards of the Empire.
    Empire,
    /// Cards of the Rebels.
    Rebel,
    /// Cards that both sides may purchase, and that are nobody's enemies.
    Neutral,
}

impl Faction {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Faction::Empire => "Empire",
            Faction::Rebel => "Rebel",
            Faction::Neutral => "neutral",
        }
    }
}

/// The kind of a card (rule 3.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Kind {
    /// Leaves play at the end of the turn.
    Unit,
    /// A capital ship: stays until it is destroyed.
    Ship,
    /// What the other side wants to destroy.
    Base,
}

impl Kind {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Unit => "unit",
            Kind::Ship => "capital ship",
            Kind::Base => "base",
        }
    }
}

/// Where a card starts the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Pool {
    /// In a player's deck.
    Starter,
    /// In the stack of Outer Rim Pilots.
    Pilot,
    /// In the galaxy deck.
    Galaxy,
    /// Among a player's bases.
    Base,
}

/// Traits of units; capital ships and bases have none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[allow(missing_docs)]
pub enum Trait {
    BountyHunter,
    Droid,
    Fighter,
    Jedi,
    Officer,
    Scoundrel,
    Sith,
    Transport,
    Trooper,
    Vehicle,
}

impl Trait {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Trait::BountyHunter => "Bounty Hunter",
            Trait::Droid => "Droid",
            Trait::Fighter => "Fighter",
            Trait::Jedi => "Jedi",
            Trait::Officer => "Officer",
            Trait::Scoundrel => "Scoundrel",
            Trait::Sith => "Sith",
            Trait::Transport => "Transport",
            Trait::Trooper => "Trooper",
            Trait::Vehicle => "Vehicle",
        }
    }
}

impl fmt::Display for Trait {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}
