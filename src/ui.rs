//! Everything with a glyph, a colour, a key or a size.
//!
//! Panels and lines are two front ends of the shell. They know no game: what belongs to one is behind the traits of
//! [`game`], so a screen cannot show what the view of its game does not hold.

pub mod curtain;
pub(crate) mod deckbuilding;
pub mod desk;
pub mod game;
pub mod games;
pub mod input;
pub mod lines;
pub mod panels;
pub(crate) mod personal;
pub(crate) mod run;
pub mod terminal;
pub mod theme;
pub mod unlimited;
pub mod widgets;
