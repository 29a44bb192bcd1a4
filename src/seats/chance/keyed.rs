//! Luck from a key that nobody knows before the end: SHA-256 in counter mode (formats.md Z-1).

use crate::keyed;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An endless sequence of words. No word is given twice, and without the key nobody can tell the next one from those
/// before.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Keyed {
    key: [u8; 32],
    position: u64,
}

impl Keyed {
    /// The sequence of a key, at its beginning.
    pub(super) fn new(key: [u8; 32]) -> Keyed {
        Keyed { key, position: 0 }
    }

    /// The next word.
    pub(super) fn next_u64(&mut self) -> u64 {
        let word = keyed::word("cantina game 1", &self.key, self.position);
        self.position = self.position.wrapping_add(1);
        word
    }
}

impl fmt::Debug for Keyed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Keyed(secret, position {})", self.position)
    }
}
