//! The table, as `state` and `view` give it.

use super::{Card, Decision, Event};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The table; hidden cards are known to exist and no more.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Table {
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// The part of the game that is being played.
    pub phase: Phase,
    /// Whose action it is.
    pub active: u8,
    /// The initiative counter.
    pub initiative: Initiative,
    /// The counters of Twin Suns; null in other games.
    pub counters: Option<Counters>,
    /// The seats, in table order.
    pub seats: Vec<SeatTable>,
}

/// The table through one seat's eyes, with its decision and its log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// What it sees of the table.
    #[serde(flatten)]
    pub table: Table,
    /// The decision that is awaited, as far as it may be seen.
    pub decision: Option<Decision>,
    /// Everything that happened, as this seat saw it.
    pub log: Vec<Event>,
}

/// The parts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the words of the rules")]
pub enum Phase {
    Setup,
    Action,
    Regroup,
    Over,
}

/// The initiative counter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Initiative {
    /// Who holds it; null while it lies in the centre.
    pub seat: Option<u8>,
    /// Was it taken this round?
    pub taken: bool,
}

/// Who took which counter this round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Counters {
    /// The blast counter.
    pub blast: Option<u8>,
    /// The plan counter.
    pub plan: Option<u8>,
}

/// One side of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatTable {
    /// The player's name.
    pub name: String,
    /// Is the player out of the game?
    pub eliminated: bool,
    /// The base.
    pub base: Base,
    /// The leader, or both of them.
    pub leaders: Vec<Leader>,
    /// The hand.
    pub hand: Vec<CardSeen>,
    /// The deck, top first.
    pub deck: Vec<CardSeen>,
    /// The discard pile, newest last.
    pub discard: Vec<CardSeen>,
    /// The resources.
    pub resources: Vec<Resource>,
    /// Units under this player's control, in order of arrival.
    pub units: Vec<Unit>,
    /// Is the Force with this player?
    pub force: bool,
    /// Credit tokens.
    pub credits: u8,
}

/// A card, or the fact that there is one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum CardSeen {
    /// Its face is seen.
    Known(Card),
    /// It is not.
    Hidden {
        /// True.
        hidden: bool,
    },
}

/// A resource.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Resource {
    /// Which physical card, if its face is seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uid: Option<u16>,
    /// The printed card, if its face is seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// True if its face is not seen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    /// Is it exhausted?
    pub exhausted: bool,
    /// Whose deck it came from.
    pub owner: u8,
}

/// A base.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Base {
    /// Which physical card.
    pub uid: u16,
    /// The printed card.
    pub id: String,
    /// Its planet, a trait of the base, unless it has lost it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// Damage that defeats it.
    pub hp: i16,
    /// Damage on it.
    pub damage: i16,
    /// Was its Epic Action used?
    pub epic_used: bool,
    /// Captured cards under it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub captives: Vec<Card>,
    /// Upgrades on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<Upgrade>,
}

/// A leader; a deployed one is also among the units, under the same `uid`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Leader {
    /// Which physical card.
    pub uid: u16,
    /// The printed card.
    pub id: String,
    /// Is it a unit or an upgrade now?
    pub deployed: bool,
    /// Is it exhausted?
    pub exhausted: bool,
    /// Was its Epic Action used?
    pub epic_used: bool,
    /// Is its other leader side up?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flipped: bool,
}

/// A unit in play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Unit {
    /// Which physical card.
    pub uid: u16,
    /// The printed card.
    pub id: String,
    /// The card it is a copy of, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copy_of: Option<String>,
    /// ground or space.
    pub arena: String,
    /// Whose it is now.
    pub controller: u8,
    /// Whose deck it came from.
    pub owner: u8,
    /// Is it a leader?
    pub leader: bool,
    /// Its power now.
    pub power: i16,
    /// Its HP now, without counting damage.
    pub hp: i16,
    /// Damage on it.
    pub damage: i16,
    /// Is it exhausted?
    pub exhausted: bool,
    /// Its keywords now, with their numbers; 1 for those without one.
    pub keywords: BTreeMap<String, i16>,
    /// Its traits now.
    pub traits: Vec<String>,
    /// Upgrades on it, tokens included.
    pub upgrades: Vec<Upgrade>,
    /// Captured cards under it.
    pub captives: Vec<Card>,
}

/// An upgrade.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Upgrade {
    /// Which physical card.
    pub uid: u16,
    /// The printed card.
    pub id: String,
    /// The card it is a copy of, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copy_of: Option<String>,
    /// Whose it is now.
    pub controller: u8,
    /// Whose deck it came from.
    pub owner: u8,
    /// Captured cards under it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub captives: Vec<Card>,
}
