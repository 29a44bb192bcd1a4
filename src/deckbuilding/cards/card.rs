//! One printed card.

use super::ability::{Ability, Effect};
use super::word::{Faction, Kind, Pool, Trait};
use serde::Deserialize;

/// A card as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its id, for example `tie_fighter`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it belongs to.
    pub faction: Faction,
    /// What it is.
    pub kind: Kind,
    /// Where it begins the game.
    pub pool: Pool,
    /// How many there are of it in one copy of the game.
    #[serde(default = "one")]
    pub copies: u8,
    /// What it costs to purchase.
    #[serde(default)]
    pub cost: u8,
    /// Its attack.
    #[serde(default)]
    pub attack: u8,
    /// The resources it gives.
    #[serde(default)]
    pub resources: u8,
    /// The steps of the Force it gives.
    #[serde(default)]
    pub force: u8,
    /// The damage it takes to destroy it: capital ships and bases.
    #[serde(default)]
    pub hp: u8,
    /// Is it one of a kind? Only other cards ask (rule 3.7).
    #[serde(default)]
    pub unique: bool,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// The attack it takes to defeat it in the galaxy row; 0 if it cannot be attacked there.
    #[serde(default)]
    pub target: u8,
    /// What its defeat in the galaxy row brings.
    #[serde(default)]
    pub reward: Vec<Effect>,
    /// What it does.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// Is it the base its side starts with?
    #[serde(default)]
    pub starting: bool,
    /// Is it one of the bases of the beginner's game?
    #[serde(default)]
    pub beginner: bool,
}

const fn one() -> u8 {
    1
}
