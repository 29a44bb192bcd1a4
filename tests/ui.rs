//! Screens, keys and the terminal.

pub(crate) mod dump;
pub(crate) mod fake;
pub(crate) mod fixtures;
pub(crate) mod toy;

mod app;
mod best_of_three;
mod board;
mod choices;
mod clock_jumps;
mod commands;
mod curtain;
mod deck_library;
mod finished;
pub(crate) mod glass;
mod hands;
mod keys;
mod labels;
mod look;
mod match_rules;
mod misleading_names;
mod new_game;
mod notes;
mod organiser;
mod pairs;
mod phases;
mod plain;
mod plain_match;
mod pty;
mod real_game;
mod reveal;
mod saving;
mod start;
mod table_keys;
mod terminal;
mod tmux;
mod verify;
