//! Aspect icons, counted.

use swu_language::word::Aspect;

/// The number of icons of each aspect: one byte per aspect, so that all are added and compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Icons(u64);

impl Icons {
    /// The highest bit of every byte. No count comes near it.
    const HIGH: u64 = 0x8080_8080_8080_8080;

    /// These counts.
    pub(crate) const fn of([a, b, c, d, e, f]: [u8; 6]) -> Icons {
        Icons(u64::from_le_bytes([a, b, c, d, e, f, 0, 0]))
    }

    /// Adds others.
    pub(crate) const fn add(&mut self, others: Icons) {
        self.0 += others.0;
    }

    /// The icons one by one, in the order of the aspects.
    pub(crate) fn aspects(self) -> Vec<Aspect> {
        let counted = Aspect::ALL.iter().zip(self.0.to_le_bytes());
        counted.flat_map(|(aspect, count)| std::iter::repeat_n(*aspect, count.into())).collect()
    }

    /// The icons among these that are not provided, each with its number.
    pub(crate) fn lacking(self, provided: Icons) -> [u8; 6] {
        let (wanted, provided) = (self.0.to_le_bytes(), provided.0.to_le_bytes());
        std::array::from_fn(|aspect| wanted[aspect].saturating_sub(provided[aspect]))
    }

    /// How many of these are not provided.
    pub(crate) const fn missing(self, provided: Icons) -> i16 {
        // With the high bit set, each byte is subtracted separately; the bit remains if nothing was borrowed from it.
        let left = (self.0 | Icons::HIGH) - provided.0;
        let enough = (left & Icons::HIGH) >> 7;
        let lacking = left & !Icons::HIGH & ((enough << 8).wrapping_sub(enough));
        (lacking.wrapping_mul(0x0101_0101_0101_0101) >> 56) as i16
    }
}
