//! Every file and environment access.

mod damage;
mod faults;
mod game;
mod kill;
mod list;
mod match_damage;
mod paths;
mod real;
pub(crate) mod recorded;
pub(crate) mod scratch;
mod settings;
mod settings_files;
