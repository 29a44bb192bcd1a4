//! The screens of this game: cards, decks, piles, open questions, the end.

pub mod asks;
pub(crate) mod browser;
pub(crate) mod deck;
pub(crate) mod decks;
pub(crate) mod decks_told;
pub mod inspect;
pub(crate) mod over;
pub(crate) mod piles;
pub(crate) mod reveal;
