//! The rules at work: whole games played at random, and what must be true all the while.

mod determinism;
mod fingerprints;
mod hosted;
mod invariants;
pub mod many;
mod questions;
mod positions;
pub mod support;
mod words;
