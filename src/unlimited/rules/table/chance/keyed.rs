//! Luck out of a key that nobody knows before the end: SHA-256 in counter mode (formats.md Z-1).

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// An endless row of words. No word is given twice, and nobody without the key can tell the next one from those before.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Keyed {
    key: [u8; 32],
    position: u64,
}

impl Keyed {
    /// The row of a key, at its beginning.
    pub fn new(key: [u8; 32]) -> Keyed {
        Keyed { key, position: 0 }
    }

    /// The next word.
    pub fn next_u64(&mut self) -> u64 {
        let mut hash = Sha256::new();
        hash.update(b"cantina game 1\n");
        hash.update(self.key);
        hash.update((self.position / 4).to_be_bytes());
        let block: [u8; 32] = hash.finalize().into();
        let first = (self.position % 4) as usize * 8;
        self.position = self.position.wrapping_add(1);
        block[first..first + 8].iter().fold(0, |word, byte| word << 8 | u64::from(*byte))
    }
}

impl fmt::Debug for Keyed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Keyed(secret, position {})", self.position)
    }
}
