//! Keys and what they mean: one table of commands feeds keys, footer, help, the command line and the manual.

pub mod command;
pub mod hints;
pub mod key;
pub mod keymap;
pub mod keys;
pub mod letters;
pub mod line;
pub mod situation;
