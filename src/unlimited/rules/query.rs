//! Reading the table: nothing here changes anything.

pub mod condition;
pub mod costs;
mod gather;
pub mod idle;
pub mod legal;
pub mod permission;
pub mod plays;
pub mod predicate;
pub mod selector;
pub mod smuggle;
pub mod stats;
pub mod targets;
pub mod uses;
