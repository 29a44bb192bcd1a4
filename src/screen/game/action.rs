//! Something that can be done at the table now, as the palette lists it.

/// Something that can be done, or not, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// What it is: "Attack with R2-D2 (e): Bob's base".
    pub text: String,
    /// What it leads to, or why it cannot be done; empty where nothing is to be said.
    pub told: String,
    /// What doing it means.
    pub meant: Meant,
}

/// What choosing an action means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    /// To pick this option.
    Pick(usize),
    /// The same as typing this sentence.
    Sentence(String),
    /// It cannot be done; to be told why.
    Refused,
}
