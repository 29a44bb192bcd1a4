//! What the game remembers: deeds of this round and last known information.

use super::card::{DefId, Obj, Zone};
use seats::Seat;
use serde::{Deserialize, Serialize};
use swu_language::trait_name::Traits;

/// One deed of this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Note {
    /// What happened.
    pub what: Happening,
    /// In the regroup phase, not the action phase?
    pub regroup: bool,
    /// Who did it: played, dealt; or who controlled the card.
    pub seat: Seat,
    /// The card.
    pub card: Obj,
    /// What is printed on it.
    pub def: DefId,
    /// The traits it had then.
    #[serde(default)]
    pub traits: Traits,
    /// Who owned it.
    pub owner: Seat,
    /// The other card: the host of a played upgrade, or the card attacked or damaged.
    pub other: Obj,
    /// How much.
    pub amount: i16,
    /// It was a leader unit at the time (rule 2.19).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leader: bool,
    /// Who is responsible for a defeat (rule 15.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
}

/// The amount for a discard from a hand; discards from a deck have none.
pub(crate) const FROM_HAND: i16 = 1;

/// The kinds of deeds that cards ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Happening {
    /// A unit was defeated.
    Defeated,
    /// A unit left play.
    LeftPlay,
    /// A card was played.
    Played,
    /// A unit attacked.
    Attacked,
    /// A unit entered play.
    Entered,
    /// A base was dealt damage.
    BaseDamaged,
    /// A card was discarded from a hand or deck.
    Discarded,
    /// Cards were drawn.
    Drew,
    /// Damage was healed.
    Healed,
    /// Indirect damage was dealt.
    DealtIndirect,
    /// A unit was defeated for Exploit while the other card was played.
    Exploited,
    /// A unit was defeated while it was attacking.
    FellAttacking,
    /// A player used the Force.
    UsedForce,
    /// A unit would have been dealt damage that a text prevents the first time.
    Threatened,
    /// A unit was dealt damage.
    UnitDamaged,
    /// An upgrade was defeated.
    UpgradeDefeated,
    /// A player created tokens.
    CreatedToken,
    /// A "When Played" ability of a unit, the one with that number, was used by the text of the other card.
    UsedByText,
    /// A player gave token upgrades to a unit.
    GaveTokenUpgrade,
    /// A player used an action ability of a unit that each of its controllers may use once a round, by its bit.
    UsedAction,
}

/// Last known information of an object that left play (rule 15.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gone {
    /// The object it was.
    pub obj: Obj,
    /// What was printed on it.
    pub def: DefId,
    /// Its owner.
    pub owner: Seat,
    /// Its last controller.
    pub controller: Seat,
    /// Where it was.
    pub zone: Zone,
    /// Its last power.
    pub power: i16,
    /// Its last HP.
    pub hp: i16,
    /// The damage it had.
    pub damage: u16,
    /// Its last traits.
    pub traits: Traits,
    /// Its last keywords.
    pub keywords: u32,
    /// Its last flags.
    pub flags: u8,
    /// Was it upgraded?
    pub upgraded: bool,
    /// Was it defeated?
    pub defeated: bool,
    /// What it was attached to.
    pub host: Obj,
    /// Was it defeated by combat damage?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_combat: bool,
}
