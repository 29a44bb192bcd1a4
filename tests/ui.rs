//! Screens, keys and the terminal.

mod curtain;
mod glass;
mod keys;
mod pty;
mod terminal;
mod tmux;
