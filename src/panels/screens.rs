//! The screens around a game; each is a function of what it is given, and answers a key.

pub(crate) mod help;
pub(crate) mod home;
pub(crate) mod match_page;
pub(crate) mod new_game;
pub(crate) mod notes;
