//! How bad a pick was, in a word.

/// A word for what a pick gave away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// Less than two points, or nothing.
    Fine,
    /// It may as well have been no loss.
    Close,
    /// Two points or more.
    Inaccuracy,
    /// Five or more.
    Mistake,
    /// Ten or more.
    Blunder,
}

impl Verdict {
    /// The word for a loss and its lower bound, both as shares of a game.
    pub fn of(loss: f64, low: f64) -> Verdict {
        match loss {
            loss if loss < 0.02 => Verdict::Fine,
            _ if low < 0.01 => Verdict::Close,
            loss if loss < 0.05 => Verdict::Inaccuracy,
            loss if loss < 0.10 => Verdict::Mistake,
            _ => Verdict::Blunder,
        }
    }

    /// As people and the protocol write it.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Fine => "fine",
            Verdict::Close => "too close to call",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }
}
