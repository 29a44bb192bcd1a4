//! The language in which the cards of Star Wars: Unlimited are written: the vocabulary, one word per file, the
//! [`ability`] language, how card files are read, and what makes a card sound.

pub mod ability;
pub mod assets;
pub mod card;
pub mod check;
pub mod fault;
pub mod keyword;
pub mod keyword_meaning;
pub mod list;
pub mod outline;
pub mod source;
pub mod trait_name;
pub mod visit;
pub mod word;
