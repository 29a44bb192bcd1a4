//! Everything with a glyph, a colour, a key or a size that would be the same for another game.

pub mod curtain;
pub mod game;
pub mod input;
pub mod personal;
pub mod terminal;
pub mod theme;
pub mod widgets;
