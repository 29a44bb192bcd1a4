//! Everything with a glyph, a colour, a key or a size.
//!
//! The table is drawn from a [`View`](crate::unlimited::rules::view::View) alone, so a screen cannot show what its view
//! does not hold. [`app`] is the only thing that changes; everything else is drawn from it or answers a key.

pub mod app;
pub mod board;
pub mod bout;
pub mod cards;
pub mod house;
pub mod input;
pub mod labels;
pub mod look;
pub mod plain;
pub mod prompt;
pub mod run;
pub mod screens;
pub mod session;
pub mod shelf;
pub mod shown;
pub mod table_session;
pub mod terminal;
pub mod words;
