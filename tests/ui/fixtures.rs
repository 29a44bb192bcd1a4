//! Hand-made tables: names and numbers are invented, the structure is that of a real game.

pub(crate) mod duel;
pub(crate) mod lists;
pub(crate) mod make;
pub(crate) mod many;
