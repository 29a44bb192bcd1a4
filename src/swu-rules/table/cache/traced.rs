//! Where values come from.

use crate::ids::GiftId;
use crate::table::card::{Obj, Uid};

/// One thing given to one unit, and by which card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Traced {
    /// The unit.
    pub unit: Uid,
    /// The gift; `None` for plain power and HP.
    pub gift: Option<GiftId>,
    /// How much power, or the number of the gift.
    pub amount: i16,
    /// How much HP.
    pub hp: i16,
    /// By which card.
    pub cause: Obj,
}
