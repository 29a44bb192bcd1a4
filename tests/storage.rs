//! Every file and environment access.

mod damage;
mod faults;
mod game;
mod kill;
mod list;
mod paths;
mod scratch;
mod settings;
