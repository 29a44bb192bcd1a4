//! The screens of this game: cards, decks, piles, what may be asked, the end.

pub mod asks;
pub mod browser;
pub mod deck;
pub mod decks;
pub mod inspect;
pub mod over;
pub mod piles;
pub mod reveal;
