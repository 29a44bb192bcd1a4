//! Parts that screens are made of: pages, lists, questions, frames. Nothing here knows a game.

pub mod backs;
pub mod card;
pub mod choose;
pub mod confirm;
pub mod cursor;
pub mod curve;
pub mod event;
pub mod footer;
pub mod frame;
pub mod hits;
pub mod log;
pub mod narrated;
pub mod next;
pub mod page;
pub mod palette;
pub mod plate;
pub mod prose;
pub mod side;
pub mod smallest;
pub mod spread;
pub mod text;
pub mod timeline;
