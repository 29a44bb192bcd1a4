//! The clockwork: setup, phases, turns, actions, attacks, windows, running programs.

pub(crate) mod attack;
pub(crate) mod check;
pub(crate) mod combat;
pub(crate) mod dealing;
pub(crate) mod due;
pub(crate) mod effect;
pub(crate) mod elimination;
pub(crate) mod hidden;
pub(crate) mod payment;
pub(crate) mod phases;
pub(crate) mod play;
pub(crate) mod rescue;
pub(crate) mod run;
pub(crate) mod select;
pub(crate) mod setup;
pub(crate) mod together;
pub(crate) mod turn;
pub(crate) mod use_ability;
pub(crate) mod useless;
pub(crate) mod verbs;
pub(crate) mod window;
