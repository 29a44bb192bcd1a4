//! What is printed on cards; nobody is playing.
//!
//! The vocabulary (one word per file), the [`ability`] language, the [`library`] that loads and checks `assets/cards`,
//! and the wording that turns abilities into English.

pub mod ability;
pub mod card;
pub mod keyword;
pub mod trait_name;
pub mod word;
