//! Tricky situations and their outcomes, each a position named by its number.

mod coverage;
mod setup;
