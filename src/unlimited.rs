//! The game of Star Wars: Unlimited.

pub mod cards;
pub mod formats;
pub mod hosted;
pub mod lineup;
pub mod rules;
