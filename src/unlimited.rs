//! The game of Star Wars: Unlimited.

pub mod admission;
pub mod bots;
pub mod cards;
pub mod coach;
pub mod drills;
pub mod formats;
pub mod hosted;
pub mod lessons;
pub mod limited;
pub mod match_rules;
pub mod notation;
pub mod puzzles;
pub mod rulebook;
pub mod rules;
