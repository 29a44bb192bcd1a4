//! Conditions, and what applies while a card is in play.

use super::super::word::Trait;
use super::{Counted, Lying};
use serde::Deserialize;

/// A condition.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Condition {
    /// The Force marker is on one of the side's spaces (rule 7.10).
    ForceWithYou,
    /// The player's side has a capital ship in play.
    HaveShip,
    /// The other side has a capital ship in play.
    EnemyHasShip,
    /// The player's side has a unit with one of these traits in play.
    HaveUnit(Vec<Trait>),
    /// The player's side has another unique unit in play.
    HaveAnotherUnique,
    /// The player's side has this card in play.
    HaveInPlay(String),
    /// The player's side has this base.
    HaveBase(String),
    /// The unit attacks a target in the galaxy row.
    AttackingRow,
    /// The player's side has another unit with one of these traits in play.
    HaveAnotherUnit(Vec<Trait>),
    /// The player's side has this many neutral cards in play.
    HaveNeutrals(u8),
    /// The player's side has another neutral card in play.
    HaveAnotherNeutral,
    /// There is such a card in the galaxy row.
    InRow(Lying),
    /// A unit of the galaxy row has one of these traits.
    RowHas(Vec<Trait>),
    /// There are more enemy cards in the galaxy row than cards of the player's faction.
    MoreEnemiesInRow,
    /// The player's side had a capital ship in play when the turn began.
    HadShip,
    /// The player's side exiled a card this turn.
    Exiled,
    /// The card that this is about has one of these traits.
    IsOne(Vec<Trait>),
}

/// What applies while the card is in play.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Constant {
    /// This much more attack while the condition holds.
    Attack(u8, Condition),
    /// This much more attack for each base the side has lost.
    AttackPerBaseLost(u8),
    /// This much more attack for other units of the side.
    Aura(Whom, u8),
    /// This much of the first damage to the base each turn is prevented.
    Prevents(u8),
    /// One neutral unit of the row may be attacked each turn, for its cost.
    HuntsNeutral,
    /// The first purchase of each turn goes on top of its purchaser's deck.
    FirstPurchaseOnDeck,
    /// The first neutral card purchased each turn goes to the hand, and is exiled at the end of the turn.
    FirstNeutralPurchaseToHand,
    /// This much more attack for each of these; no more than that in all, if a number is given.
    AttackPer(u8, Counted, Option<u8>),
    /// While the condition holds, this much more attack for units of the side.
    AuraWhile(Condition, Whom, u8),
    /// Units of the side give this much more Force.
    ForceAura(Whom, u8),
    /// Capital ships of the side have this many more hit points.
    ShipHp(u8),
    /// Unspent resources are kept at the end of the turn.
    KeepsResources,
    /// The base has this much damage from the beginning.
    EntersDamaged(u8),
    /// If it is revealed from the top of the deck, it goes to the hand and the next card is revealed instead.
    RevealedToHand,
    /// It is exiled after it has attacked.
    ExiledAfterAttack,
    /// It may attack a neutral unit of the row, for its cost; others may join.
    HuntsNeutralItself,
}

/// Whom an aura strengthens.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Whom {
    /// Capital ships.
    Ships,
    /// Units with one of these traits.
    Units(Vec<Trait>),
    /// Unique units.
    UniqueUnits,
    /// Neutral units.
    NeutralUnits,
}
