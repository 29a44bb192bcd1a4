//! Constants to be evaluated, and what silences them.

use crate::ids::ConstantId;
use crate::table::card::Obj;
use crate::table::stages::Stages;
use seats::Seat;

/// What silences a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Voice {
    /// It is an ability of a unit: the unit has lost its abilities.
    Unit,
    /// It belongs to an upgrade, a base or an undeployed leader: that card has lost its abilities.
    Card,
    /// It is a lasting effect: nothing does (rules 15.3, 17.5).
    Effect,
}

/// A constant to evaluate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Constantly {
    /// The constant.
    pub constant: ConstantId,
    /// Its card.
    pub source: Obj,
    /// What its card is attached to; for a lasting rule, the chosen card it refers to.
    pub host: Obj,
    /// Whose it is.
    pub controller: Seat,
    /// What silences it.
    pub voice: Voice,
    /// The named card.
    pub name: u16,
    /// The stages in which it takes part.
    pub stages: Stages,
    /// Did its condition hold when it was evaluated last?
    pub held: bool,
}
