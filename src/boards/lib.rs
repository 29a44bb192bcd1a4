//! The games that front ends know, and the desk of a tournament.

pub mod desk;
pub mod games;
