//! The written forms of the program's texts and values: RON with the place of every fault, and values sealed into a
//! text.

pub mod letters;
pub mod ron_text;
pub mod rulebook;
pub mod seal;
