//! Constants that are to be evaluated, and what silences them.

use crate::ids::ConstantId;
use crate::table::card::Obj;
use crate::table::stages::Stages;
use seats::Seat;

/// What silences a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Voice {
    /// It is an ability of a unit: the unit has lost its abilities.
    Unit,
    /// It is one of an upgrade, a base or a leader that is not deployed: that card has.
    Card,
    /// It is an effect that lasts: nothing does (rules 15.3, 17.5).
    Effect,
}

/// A constant to evaluate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Constantly {
    /// The constant.
    pub constant: ConstantId,
    /// Its card.
    pub source: Obj,
    /// What its card is attached to; of a lasting rule, the chosen card that it speaks of.
    pub host: Obj,
    /// Whose it is.
    pub controller: Seat,
    /// What silences it.
    pub voice: Voice,
    /// The named card.
    pub name: u16,
    /// The stages it has a part in.
    pub stages: Stages,
}
