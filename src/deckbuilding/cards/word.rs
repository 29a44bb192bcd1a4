//! The vocabulary of the cards.

pub use super::edition::{Edition, End, Faction};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A side of a game: one player, or one team. Its faction is agreed when the game begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Its end of the Force track is the low one.
    First,
    /// Its end of the Force track is the high one.
    Second,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The other one.
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// Its index in arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction of its end of the Force track.
    pub const fn direction(self) -> i8 {
        match self {
            Side::First => -1,
            Side::Second => 1,
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
    Outcast,
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
            Trait::Outcast => "Outcast",
        }
    }
}

impl fmt::Display for Trait {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}
