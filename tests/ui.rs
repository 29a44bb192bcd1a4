//! Screens, keys and the terminal.

pub mod dump;
pub mod fake;
pub mod fixtures;

mod app;
mod board;
mod bout;
mod curtain;
mod glass;
mod keys;
mod pty;
mod shelf;
mod terminal;
mod tmux;
mod verify;
