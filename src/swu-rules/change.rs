//! Changing the table: every verb changes and records in one place.

pub(crate) mod attach;
pub(crate) mod batch;
pub(crate) mod cards;
pub(crate) mod control;
pub(crate) mod copy;
pub(crate) mod credit;
pub(crate) mod damage;
pub(crate) mod delayed;
pub(crate) mod drawn;
pub(crate) mod force;
pub(crate) mod lasting;
pub(crate) mod leave;
pub(crate) mod moment;
pub(crate) mod move_card;
pub(crate) mod prevention;
pub(crate) mod rescue;
pub(crate) mod status;
pub(crate) mod token;
