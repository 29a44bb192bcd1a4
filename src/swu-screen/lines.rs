//! The sentences of this game in line mode: what is said of it, and what is understood.

pub mod describe;
pub(crate) mod met;
pub mod narrate;
pub mod parse;
pub(crate) mod refer;
pub mod standing;
mod why;
