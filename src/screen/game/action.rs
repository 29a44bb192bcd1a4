//! Something that can be done at the table now, for the palette.

/// Something that can or cannot be done, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// What it is: "Attack with R2-D2 (e): Bob's base".
    pub text: String,
    /// What it leads to, or why it is impossible; empty if there is nothing to say.
    pub told: String,
    /// The meaning of doing it.
    pub meant: Meant,
}

/// The meaning of choosing an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    /// To pick this option.
    Pick(usize),
    /// The same as typing this sentence.
    Sentence(String),
    /// It is impossible; the reason is to be told.
    Refused,
}
