//! One printed card.

use super::ability::{Ability, Effect};
use super::word::{Edition, Faction, Kind, Pool, Trait};
use serde::Deserialize;

/// A card as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its id, for example `tie_fighter`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The faction it belongs to.
    pub faction: Faction,
    /// The kind of card.
    pub kind: Kind,
    /// Where it starts the game.
    pub pool: Pool,
    /// How many copies of it one box of the game has.
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
    /// Whether it is unique. Only other cards ask (rule 3.7).
    #[serde(default)]
    pub unique: bool,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// The attack it takes to defeat it in the galaxy row; 0 if it cannot be attacked there.
    #[serde(default)]
    pub target: u8,
    /// The effects of defeating it in the galaxy row.
    #[serde(default)]
    pub reward: Vec<Effect>,
    /// Its abilities.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// Whether it is the base its side starts with.
    #[serde(default)]
    pub starting: bool,
    /// Whether it is one of the bases of the beginner's game.
    #[serde(default)]
    pub beginner: bool,
    /// What is not certain of its facts; empty if nothing is known to be in doubt.
    #[serde(default)]
    pub doubt: String,
    /// The box it comes in, which is that of its file.
    #[serde(skip)]
    pub edition: Edition,
}

const fn one() -> u8 {
    1
}
