//! Line mode: sentences instead of panels, with the same powers. Nothing here draws.

pub mod bout;
pub mod describe;
pub mod ears;
pub mod home;
pub mod listen;
pub mod notes;
pub mod refer;
pub mod speak;
pub mod table;
pub mod talk;
