//! Everything on the screens that belongs to Star Wars: Unlimited: the board, choices, cards and decks.

pub mod board;
pub mod forecast;
pub mod labels;
pub mod lines;
pub mod prompt;
pub mod screens;
