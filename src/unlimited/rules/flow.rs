//! The clockwork: setup, phases, turns, actions, attacks, windows, running programs.

pub mod attack;
pub mod combat;
pub mod due;
pub mod effect;
pub mod elimination;
mod hidden;
pub mod phases;
pub mod play;
mod run;
pub mod select;
pub mod setup;
pub mod together;
pub mod turn;
pub mod use_ability;
pub mod verbs;
pub mod window;
