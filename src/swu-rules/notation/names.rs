//! Who sits where.

use seats::MAX_SEATS;

/// Nobody has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("nobody is called {0}")]
pub struct Nobody(String);

/// The names of the players, in table order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// The names used unless a text gives others.
    pub const USUAL: [&str; MAX_SEATS] = ["ann", "bob", "cid", "dan", "eve", "fay"];

    /// The usual names.
    pub fn usual() -> Names {
        Names::of(Names::USUAL)
    }

    /// These names.
    pub fn of<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Names {
        Names(names.into_iter().map(Into::into).collect())
    }

    /// The names of this many seats.
    pub fn first(&self, seats: usize) -> &[String] {
        self.0.get(..seats).unwrap_or(&self.0)
    }

    /// The name of a seat.
    pub fn name(&self, seat: usize) -> &str {
        self.0.get(seat).map_or("nobody", String::as_str)
    }

    /// How many names there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The seat of a name.
    ///
    /// # Errors
    /// Nobody is called that.
    pub fn seat(&self, name: &str) -> Result<usize, Nobody> {
        self.0.iter().position(|known| known == name).ok_or_else(|| Nobody(name.to_owned()))
    }

    /// The seat whose name a text begins with, and what follows that sign.
    pub fn begins<'t>(&self, text: &'t str, sign: &str) -> Option<(usize, &'t str)> {
        let fits = |name: &String| text.strip_prefix(name.as_str()).and_then(|rest| rest.strip_prefix(sign));
        self.0.iter().enumerate().find_map(|(seat, name)| Some((seat, fits(name)?)))
    }
}
