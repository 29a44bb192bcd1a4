//! The clockwork: setup, phases, turns, actions, attacks, windows, running programs.

pub(crate) mod attack;
pub(crate) mod combat;
mod dealing;
pub(crate) mod due;
pub(crate) mod effect;
pub(crate) mod elimination;
mod hidden;
mod payment;
pub(crate) mod phases;
pub(crate) mod play;
mod run;
pub(crate) mod select;
pub(crate) mod setup;
pub(crate) mod together;
pub(crate) mod turn;
pub(crate) mod use_ability;
mod useless;
pub(crate) mod verbs;
pub(crate) mod window;
