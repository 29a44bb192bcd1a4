//! What is printed on cards; nobody is playing.
//!
//! The vocabulary (one word per file), the [`ability`] language, the [`library`] that loads and checks `assets/cards`,
//! and the [`wording`] that turns abilities into English.

pub mod ability;
pub(crate) mod assets;
pub mod card;
pub mod check;
pub mod deck_rule;
pub mod fault;
pub mod keyword;
pub(crate) mod keyword_meaning;

pub mod library;
pub mod list;
pub mod query;
pub mod samples;
pub mod source;
pub mod spoken;
pub(crate) mod trait_name;
pub(crate) mod visit;
pub mod word;
pub mod wording;

pub mod catalog;
