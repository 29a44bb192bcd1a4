//! Everything with a glyph, a colour, a key or a size.

pub mod input;
pub mod screens;
pub mod terminal;
