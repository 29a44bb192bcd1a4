//! A digest of card data that is the same on every machine and in every run.

use super::lexer::Lexer;

/// Folds bytes into a 64-bit digest (FNV-1a).
#[derive(Clone, Copy, Debug)]
pub struct Digest(u64);

impl Digest {
    /// The digest of nothing.
    pub const EMPTY: Digest = Digest(0xcbf2_9ce4_8422_2325);

    /// The digest of this and these bytes.
    pub fn and(self, bytes: &[u8]) -> Digest {
        let folded =
            bytes.iter().fold(self.0, |digest, byte| (digest ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3));
        Digest(folded)
    }

    /// The number.
    pub const fn value(self) -> u64 {
        self.0
    }
}

/// The digest of an entry's tokens: comments, blanks and line ends do not count.
pub fn of_entry(text: &str) -> u64 {
    let mut lexer = Lexer::new(text, 0);
    let mut digest = Digest::EMPTY;
    while let Some((start, _)) = lexer.next() {
        digest = digest.and(&text.as_bytes()[start..lexer.at]).and(&[0]);
    }
    digest.value()
}
