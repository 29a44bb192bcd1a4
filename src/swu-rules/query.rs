//! Questions about the table: everything takes a [`Reading`](crate::reading::Reading), which can change nothing.

pub(crate) mod condition;
pub(crate) mod costs;
pub(crate) mod decider;
pub(crate) mod idle;
pub(crate) mod legal;
pub(crate) mod payables;
pub(crate) mod permission;
pub(crate) mod play_texts;
pub(crate) mod played;
pub(crate) mod plays;
pub(crate) mod predicate;
pub(crate) mod replacement;
pub(crate) mod says;
pub(crate) mod selector;
pub(crate) mod smuggle;
pub(crate) mod stats;
pub(crate) mod targets;
pub(crate) mod tokens;
pub(crate) mod uses;
