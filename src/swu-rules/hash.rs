//! A hash that is the same in every run and build and on every machine.

/// Multiply, rotate and add, word by word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hash(u64);

impl Hash {
    /// Of nothing yet.
    pub(crate) const fn new() -> Hash {
        Hash(0x243F_6A88_85A3_08D3)
    }

    /// With one word more.
    pub(crate) fn word(self, word: u64) -> Hash {
        let mixed = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517C_C1B7_2722_0A95);
        Hash(mixed ^ (mixed >> 29))
    }

    /// With a text more.
    pub(crate) fn bytes(self, bytes: &[u8]) -> Hash {
        bytes.chunks(8).fold(self.word(bytes.len() as u64), |hash, chunk| {
            let mut word = [0; 8];
            word.iter_mut().zip(chunk).for_each(|(to, from)| *to = *from);
            hash.word(u64::from_le_bytes(word))
        })
    }

    /// The resulting number.
    pub(crate) fn finish(self) -> u64 {
        // The mixer of SplitMix64.
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }
}
