//! Screens, keys and the terminal.

pub mod dump;
pub mod fake;
pub mod fixtures;
pub mod toy;

mod app;
mod board;
mod bout;
mod commands;
mod curtain;
pub mod glass;
mod keys;
mod labels;
mod look;
mod new_game;
mod plain;
mod pty;
mod shelf;
mod speed;
mod terminal;
mod tmux;
mod veiled;
mod verify;
