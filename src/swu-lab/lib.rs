//! The laboratory: how decks do against each other, measured over many games and reported with bounds.
//!
//! A game is named by a pairing, a seed and a number, and everything about it follows from these alone: whoever plays
//! it again, on any machine and in any order, writes the same [line](record::Line). So a long run may be cut into
//! shards, interrupted and continued. Games come in rounds of two: the same luck, once with each deck in each seat.
//!
//! What the figures mean: two players of the given level play these lists. A deck that needs a better player does
//! better in better hands.

pub mod change;
pub mod duel;
pub mod entrant;
pub mod field;
pub mod odds;
pub mod opening;
pub mod plan;
pub mod record;
pub mod run;
pub mod score;
