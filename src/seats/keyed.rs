//! The words of a key: SHA-256 in counter mode, the same on every machine (formats.md Z-1).

mod stream;

pub use stream::Stream;

use sha2::{Digest, Sha256};

/// Words in one block of the hash.
const BLOCK: u64 = 4;

/// The word of a key at a position. The label keeps the words of one purpose apart from those of another; without the
/// key nobody can tell a word from those at other positions.
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

/// A key derived from a parent key and named parts. Each part is preceded by its length, so that parts cannot run
/// together.
pub fn derive(parent: &[u8; 32], parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"cantina key 1\n");
    hash.update(parent);
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// The stream of one purpose, for a seed that is a number: no purpose can influence another (formats.md Z-5).
pub fn labelled(seed: u64, label: &str) -> Stream {
    Stream::new(labelled_key(seed, label))
}

/// A word of the stream of one purpose, by its position: it is the same whoever asks for it, and whenever.
pub fn labelled_word(seed: u64, label: &str, position: u64) -> u64 {
    Stream::new(labelled_key(seed, label)).at(position).word()
}

fn labelled_key(seed: u64, label: &str) -> [u8; 32] {
    derive(&[0; 32], &[b"seed", &seed.to_be_bytes(), label.as_bytes()])
}
