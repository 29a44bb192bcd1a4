//! Tricky situations and what comes of them, each a position named by its number.

mod attack;
mod control;
mod costs;
mod coverage;
mod damage;
mod entering;
mod keywords;
mod leaders;
mod setup;
mod triggers;
mod turns;
mod two_defenders;
mod uniqueness;
