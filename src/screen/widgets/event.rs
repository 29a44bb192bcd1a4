//! The result of a key on a screen.

use shell::command::Command;

/// The result of a key on a screen.
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
