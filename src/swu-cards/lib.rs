//! What is printed on cards, without any game being played.
//!
//! The vocabulary (one word per file), the [`ability`] language, the [`library`] that loads and checks `assets/cards`,
//! and the [`wording`] that turns abilities into English.

pub mod deck_rule;

pub mod library;
pub mod query;
pub mod rulebook;
pub mod rulings;
pub mod samples;
pub mod spoken;
pub mod wording;

pub mod catalog;
