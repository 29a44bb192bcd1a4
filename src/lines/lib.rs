//! Line mode: sentences instead of panels, with the same powers. Nothing here draws.

mod guide;
pub mod home;
pub mod line_loop;
pub(crate) mod match_lines;
pub(crate) mod notes;
mod picking;
pub mod reader;
mod recall;
mod revealed;
mod spelling;
pub mod table;
