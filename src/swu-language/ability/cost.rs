//! What is paid to use an ability or to play a card (rules 5.5 and 5.6).

use super::{Amount, Filter, Selector};
use crate::list::List;
use serde::{Deserialize, Serialize};

/// One part of a cost; all parts are paid or none (rule 5.6).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Cost {
    /// Exhaust that many ready resources.
    Resources(u8),
    /// Exhaust this card.
    Exhaust,
    /// Defeat this card.
    DefeatThis,
    /// Defeat one of these.
    Defeat(Selector),
    /// Discard this many such cards from your hand.
    Discard(u8, List<Filter>),
    /// Deal this much damage to your own base.
    DamageYourBase(u8),
    /// Deal this much damage to one of these.
    Damage(Amount, Selector),
    /// Exhaust one of these.
    ExhaustA(Selector),
    /// Return one of these to its owner's hand.
    Return(Selector),
    /// Use the Force (rule 25.6). Example: LOF_002.
    UseForce,
    /// Discard this many cards from your deck, which must have as many (rule 42.3). Example: LAW_012.
    Mill(u8),
    /// Ready one of these, which must be exhausted. Example: TS26_006.
    ReadyA(Selector),
    /// Defeat one of your Credit tokens (rule 31.5). Example: LAW_156.
    DefeatCredit,
    /// Defeat one of your tokens of any kind: a unit, an upgrade, the Force, a Credit (rule 36.5). Example: LAW_017.
    DefeatToken,
}

/// What is done with cards that are spent while a card is being played (rule 52).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Spent {
    /// Resources are defeated; ready ones pay. Example: HMW_049.
    Defeat,
    /// Units are dealt this much damage. Example: HMW_125.
    Damage(u8),
    /// Cards go to the bottom of the deck. Example: HMW_048.
    PutOnBottom,
}
