//! How bad a pick was, in a word.

/// A word for what a pick gave away, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// Nothing, or at most two points.
    Fine,
    /// It may be nothing, and it may be more than two points.
    Unknown,
    /// A point at least.
    Inaccuracy,
    /// Five at least.
    Mistake,
    /// Ten at least.
    Blunder,
}

impl Verdict {
    /// As people and the protocol write it.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Fine => "fine",
            Verdict::Unknown => "not known yet",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }
}
