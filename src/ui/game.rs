//! What a game brings to the front ends: a board for the panels, a voice for the lines, and layers of its own.
//!
//! The front ends know these traits and no game. A second game implements [`board::Board`] and [`voice::Voice`] and adds
//! itself to the list in [`games`](super::games).

pub mod action;
pub mod board;
pub(crate) mod ending;
pub(crate) mod facts;
pub(crate) mod layer;
pub(crate) mod past;
pub(crate) mod replay;
pub mod speaker;
pub mod voice;
