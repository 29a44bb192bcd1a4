//! What a constant gives to a card, decided and perhaps not yet given.

use crate::ids::{AbilityId, ConstantId, GiftId};
use crate::table::card::Obj;
use crate::table::numbers::Numbers;
use swu_language::trait_name::Traits;

/// One thing for one card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Given {
    /// Who gets it.
    pub on: Obj,
    /// By which card.
    pub cause: Obj,
    /// The gift.
    pub what: What,
}

/// What is given.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum What {
    /// A gift, with its amount.
    Gift(GiftId, i16),
    /// Its excess damage may go where the gift of that constant says.
    Excess(ConstantId, GiftId),
    /// The keywords that another unit has, with their numbers.
    Keywords(u32, Numbers),
    /// The traits of other cards.
    Traits(Traits),
    /// The text of such a keyword.
    Text(AbilityId),
}
