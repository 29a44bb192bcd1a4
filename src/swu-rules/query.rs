//! Reading the table: nothing here changes anything.

pub(crate) mod condition;
pub(crate) mod costs;
mod gather;
mod giving;
pub(crate) mod idle;
pub(crate) mod legal;
mod losing;
pub(crate) mod permission;
pub(crate) mod plays;
pub(crate) mod predicate;
mod purse;
pub(crate) mod selector;
mod settling;
pub(crate) mod smuggle;
pub(crate) mod stats;
pub(crate) mod targets;
pub(crate) mod uses;
