//! Everything with a glyph, a colour, a key or a size.
//!
//! The table is drawn from a [`View`](crate::unlimited::rules::view::View) alone, so a screen cannot show what its view
//! does not hold. [`panels`] is the only thing that changes; everything else is drawn from it or answers a key.

pub mod curtain;
pub mod input;
pub mod lines;
pub mod panels;
pub mod personal;
pub mod run;
pub mod terminal;
pub mod theme;
pub mod unlimited;
pub mod widgets;
