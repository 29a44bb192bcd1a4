//! Tricky situations and what comes of them, each a position named by its number.

mod attack;
mod bounties;
mod control;
mod coordinate;
mod costs;
mod coverage;
mod damage;
mod entering;
mod keywords;
mod later;
mod leaders;
mod prevention;
mod setup;
mod smuggling;
mod triggers;
mod turns;
mod two_defenders;
mod uniqueness;
