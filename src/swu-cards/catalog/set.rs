//! A set of cards.

use std::fmt;

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

/// The name with the day of the release, if that is known: `Icons 2027 (2026-11-20)`.
impl fmt::Display for Set {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name)?;
        self.released.map_or(Ok(()), |day| write!(formatter, " ({day})"))
    }
}
