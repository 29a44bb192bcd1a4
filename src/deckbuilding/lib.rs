//! Star Wars: The Deckbuilding Game, for two and for two against two: its cards, its rules, its notation and its bots.

pub mod bots;
pub mod cards;
pub mod notation;
pub mod rulebook;
pub mod rules;
