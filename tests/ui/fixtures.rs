//! Hand-made tables: names and numbers are invented, the shapes are those of a real game.

pub mod duel;
pub mod lists;
pub mod make;
pub mod many;
