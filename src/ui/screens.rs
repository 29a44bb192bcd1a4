//! One screen per file; each is a function of what it is given, and answers a key with an [`Event`].

pub mod asks;
pub mod bout;
pub mod browser;
pub mod choose;
pub mod confirm;
pub mod curtain;
pub mod deck;
pub mod decks;
pub mod frame;
pub mod help;
pub mod home;
pub mod inspect;
pub mod log;
pub mod new_game;
pub mod notes;
pub mod over;
pub mod page;
pub mod piles;
pub mod reveal;
pub mod spelling;
pub mod text;

use crate::ui::input::command::Command;

/// What a key led to on a screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Something on the screen changed, or nothing.
    Stay,
    /// One step back.
    Back,
    /// This line of the screen was chosen.
    Chosen(usize),
    /// A command was chosen.
    Run(Command),
    /// A question was answered with yes.
    Yes,
    /// The game that was set up is to be started.
    Start,
    /// The key is not for this screen.
    Ignored,
}
