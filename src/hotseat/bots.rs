//! Players that are not asked at the keyboard: minds, how long they may think, and the thinker beside the screen.
//!
//! A mind is given what one seat knows and nothing else, so it cannot cheat. It has no clock: it is told how many
//! iterations it has, and asks whether to stop. This crate knows no game; a game's policies live with the game.

pub mod beside;
pub mod mind;
pub mod program;
pub mod thinker;
pub mod together;
pub mod trial;
