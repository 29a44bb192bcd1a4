//! Every file and environment access.

mod damage;
mod faults;
mod game;
mod kill;
mod list;
mod match_damage;
mod paths;
mod real;
pub mod recorded;
pub mod scratch;
mod settings;
