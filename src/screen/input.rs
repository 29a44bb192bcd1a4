//! Keys and what is made from the table of commands: keymaps, hints, help, letters, typed lines.

pub mod hints;
pub mod keymap;
pub mod keys;
pub mod letters;
pub mod line;
