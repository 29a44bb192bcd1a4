//! A set of cards.

/// A released set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Set {
    /// The code in ids, such as `SOR`.
    pub code: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The day of its release, `YYYY-MM-DD`, if known.
    pub released: Option<&'static str>,
}
