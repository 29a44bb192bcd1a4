//! Parts that screens are made of: pages, lists, questions, frames. Nothing here knows a game.

pub(crate) mod choose;
pub(crate) mod confirm;
pub(crate) mod cursor;
pub(crate) mod curve;
pub mod event;
pub(crate) mod footer;
pub mod frame;
pub mod hits;
pub(crate) mod log;
pub(crate) mod page;
pub mod palette;
pub(crate) mod smallest;
pub mod text;
pub mod timeline;
