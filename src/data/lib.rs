//! How the program's texts and values are written: RON with the place of every fault, and values sealed into a text.

pub mod ron_text;
pub mod seal;
