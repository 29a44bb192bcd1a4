//! A row of a list to choose from.

/// A row as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// Its mark: `[x]`, `3`, `top`.
    pub mark: String,
    /// The key that means it.
    pub key: String,
    /// In words.
    pub text: String,
    /// The card to show beside the list.
    pub card: Option<String>,
    /// The handle of the card, for the marks on the table.
    pub uid: Option<u16>,
    /// Was something done with it?
    pub picked: bool,
    /// Would picking it do nothing now?
    pub idle: bool,
}

/// The result of a key in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Something changed, or nothing; the list stays.
    Stay,
    /// These picks, one after another.
    Send(Vec<super::meaning::Meaning>),
    /// It cannot be, and why.
    Refuse(String),
    /// The key is not for the list.
    Ignored,
}
