//! Tricky situations and what comes of them, each a position named by its number.

mod coverage;
mod setup;
