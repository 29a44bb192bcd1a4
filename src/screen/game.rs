//! What a game brings to the front ends: a board for the panels, a voice for the line mode, and layers of its own.
//!
//! The front ends know these traits and no game. A second game implements [`board::Board`] and [`voice::Voice`] and adds
//! itself to the list in [`games`](boards::games).

pub mod action;
pub mod board;
pub mod ending;
pub mod front;
pub mod guide;
pub mod layer;
pub mod list_lines;
pub mod list_screen;
pub mod past;
pub mod place_lines;
pub mod place_screen;
mod preview;
pub mod replay;
pub mod speaker;
pub mod unheard;
pub mod voice;
