//! The screens around a game; each is a function of what it is given, and answers a key.

pub mod help;
pub mod home;
pub mod match_page;
pub mod new_game;
pub mod notes;
