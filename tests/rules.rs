//! The rules at work: whole games played at random, and what must be true all the while.

mod determinism;
mod fingerprints;
mod forecasts;
mod hosted;
mod invariants;
pub(crate) mod many;
mod order_of_arrival;
mod positions;
mod prompts;
mod questions;
pub(crate) mod support;
