//! The sentences of this game in line mode: what it says, and what it understands.

pub mod describe;
pub(crate) mod met;
pub mod narrate;
pub mod parse;
pub(crate) mod refer;
pub mod standing;
mod why;
