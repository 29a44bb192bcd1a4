//! What the screens ask of a game at the table. Whoever implements this decides what may be seen; a screen never can.

use crate::seats::Seat;
use crate::unlimited::rules::view::View;

/// A line of the log, as the eyes at the screen may read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The fact's number, from 1; 0 for a heading such as "Round 4".
    pub number: usize,
    /// How deep it is indented: 0 for an action, 1 and more for what came of it.
    pub depth: u8,
    /// The fact, in a sentence without a full stop.
    pub text: String,
}

impl LogLine {
    /// A fact that is nobody's consequence.
    pub fn fact(number: usize, text: impl Into<String>) -> LogLine {
        LogLine { number, depth: 0, text: text.into() }
    }
}

/// What may be on the screen now.
#[derive(Clone, Copy, Debug)]
pub enum Sight<'a> {
    /// Somebody must take the keyboard first: only the curtain may be drawn.
    Curtain(Seat),
    /// The table as everybody sees it; the decision holds only what can be picked without a hand.
    Public(&'a View),
    /// The table with one seat's hand open.
    Open(Seat, &'a View),
}

impl<'a> Sight<'a> {
    /// The view, unless there is a curtain.
    pub fn view(self) -> Option<&'a View> {
        match self {
            Sight::Curtain(_) => None,
            Sight::Public(view) | Sight::Open(_, view) => Some(view),
        }
    }
}
