//! Star Wars: The Deckbuilding Game, for two and for two against two: its cards, its rules, and what hosts it.

pub mod bots;
pub mod cards;
pub mod hosted;
pub mod notation;
pub mod rules;
