//! A digest of card data that is the same on every machine and in every run.

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

    /// The digest of this and a token: comments, blanks and line ends between tokens do not count.
    pub(crate) fn and_token(self, token: &str) -> Digest {
        self.and(token.as_bytes()).and(&[0])
    }

    /// The number.
    pub const fn value(self) -> u64 {
        self.0
    }
}
