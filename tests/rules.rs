//! The rules at work: whole random games, and what must always hold.

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
mod resourcing;
pub(crate) mod support;
