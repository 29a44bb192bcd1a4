//! The sentences of this game in line mode: what it says, and what it understands.

pub mod choices;
pub mod describe;
mod each;
pub(crate) mod met;
pub mod narrate;
pub(crate) mod news;
pub mod parse;
pub(crate) mod pieces;
pub(crate) mod refer;
pub mod standing;
mod why;
