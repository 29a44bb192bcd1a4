//! An endless sequence of random numbers from a key: SHA-256 in counter mode, the same on every machine.

use super::word;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A cryptographic stream (Z-1). Its position counts the 64-bit words taken; no word is ever given twice (Z-2).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stream {
    key: [u8; 32],
    position: u64,
}

impl Stream {
    /// The stream of a key, at its beginning.
    pub fn new(key: [u8; 32]) -> Stream {
        Stream { key, position: 0 }
    }

    /// The same stream from another position.
    pub fn at(&self, position: u64) -> Stream {
        Stream { key: self.key, position }
    }

    /// How many words have been taken.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// The next word.
    pub fn word(&mut self) -> u64 {
        let word = word("cantina stream 1", &self.key, self.position);
        self.position = self.position.wrapping_add(1);
        word
    }

    /// A uniform number below `bound`, by rejection (Z-1); `None` for a bound of 0.
    pub fn below(&mut self, bound: u64) -> Option<u64> {
        // the words at the end of the range that would favour small numbers
        let excess = (u64::MAX % bound.max(1) + 1) % bound.max(1);
        if bound == 0 {
            return None;
        }
        loop {
            let word = self.word();
            if word <= u64::MAX - excess {
                return Some(word % bound);
            }
        }
    }

    /// Puts the items into a uniformly random order (Fisher-Yates from the top).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            if let Some(other) = self.below(last as u64 + 1) {
                items.swap(last, other as usize);
            }
        }
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Stream(secret, position {})", self.position)
    }
}
