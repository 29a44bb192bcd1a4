//! The words of a key: SHA-256 in counter mode, the same on every machine (formats.md Z-1).

use sha2::{Digest, Sha256};

/// Words in one block of the hash.
const BLOCK: u64 = 4;

/// The word of a key at a position. The label keeps the words of one purpose apart from those of another; nobody
/// without the key can tell a word from those at other positions.
pub fn word(label: &str, key: &[u8; 32], position: u64) -> u64 {
    let mut hash = Sha256::new();
    hash.update(label);
    hash.update(b"\n");
    hash.update(key);
    hash.update((position / BLOCK).to_be_bytes());
    let block: [u8; 32] = hash.finalize().into();
    let first = (position % BLOCK) as usize * 8;
    block[first..first + 8].iter().fold(0, |word, byte| word << 8 | u64::from(*byte))
}
