//! Changing the table: every verb changes and records in one place.

pub mod attach;
pub mod batch;
pub mod cards;
pub mod check;
pub mod control;
pub mod copy;
pub mod damage;
pub mod force;
pub mod leave;
pub mod moment;
pub mod move_card;
pub mod rescue;
pub mod status;
pub mod token;
