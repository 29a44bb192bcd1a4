//! The texts of cards in play: abilities waiting for moments, rules about plays, prevention, granted abilities.

use crate::ids::{AbilityId, ConstantId, GiftId};
use crate::table::card::{Obj, Uid};
use crate::table::stages::OfPlays;
use seats::Seat;

/// An ability in play that waits for moments.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Listener {
    /// Who has it.
    pub card: Obj,
    /// What it is attached to.
    pub host: Obj,
    /// The ability.
    pub ability: AbilityId,
    /// Who resolves it.
    pub seat: Seat,
    /// Its moments.
    pub mask: u64,
    /// Are they all about its card, or what that is attached to?
    pub own: bool,
}

/// A constant about cards being played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PlayRule {
    /// The constant.
    pub constant: ConstantId,
    /// Its card.
    pub source: Obj,
    /// Whose it is.
    pub controller: Seat,
    /// The named card.
    pub name: u16,
    /// The player it refers to, or nobody.
    pub player: u8,
    /// "That much", as it was when the rule began.
    pub much: i16,
    /// The index in the list of lasting effects, for those used up.
    pub lasting: Option<u16>,
    /// Its content.
    pub says: OfPlays,
}

/// Damage to a unit that is prevented (rule 14.3).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Preventing {
    /// The unit.
    pub unit: Uid,
    /// In which cases.
    pub gift: GiftId,
    /// How much of it.
    pub amount: i16,
    /// The card that says so.
    pub source: Obj,
}

/// An ability that a unit or a base got from elsewhere.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Granted {
    /// The unit or base.
    pub unit: Uid,
    /// The ability.
    pub ability: AbilityId,
    /// By which card.
    pub by: Obj,
}
