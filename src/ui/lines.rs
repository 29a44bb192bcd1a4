//! Line mode: sentences instead of panels, with the same powers. Nothing here draws.

pub mod home;
pub mod log;
pub mod match_lines;
pub mod notes;
pub mod reader;
pub mod table;
pub mod talk;
