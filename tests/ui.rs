//! Screens, keys and the terminal.

pub mod dump;
pub mod fixtures;

mod board;
mod curtain;
mod glass;
mod keys;
mod pty;
mod terminal;
mod tmux;
