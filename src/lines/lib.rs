//! Line mode: sentences instead of panels, with the same powers. Nothing here draws.

mod guide;
pub mod home;
pub(crate) mod match_lines;
pub(crate) mod notes;
mod picking;
pub mod reader;
mod shown;
mod spelling;
pub mod table;
pub mod talk;
