//! Line mode: sentences instead of panels, with the same powers. Nothing here draws.

pub mod bout;
pub mod ears;
pub mod home;
pub mod notes;
pub mod table;
pub mod talk;
