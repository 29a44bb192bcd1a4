//! How much of something is chosen in a series of decisions: points to divide, targets, cards, entries of a list.

/// How many picks the series takes that a decision belongs to, and within which limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quota {
    /// Picks made already.
    pub made: u16,
    /// How many picks are enough to end the series.
    pub least: u16,
    /// How many picks end the series; `None` without a limit.
    pub most: Option<u16>,
    /// How much the remaining picks may cost together.
    pub cost_left: Option<i16>,
    /// How much HP the remaining picks may have together.
    pub hp_left: Option<i16>,
}

impl Quota {
    /// Picks that can still be made; `None` without a limit.
    pub fn left(self) -> Option<u16> {
        self.most.map(|most| most.saturating_sub(self.made))
    }

    /// Picks that still have to be made.
    pub fn owed(self) -> u16 {
        self.least.saturating_sub(self.made)
    }

    /// May there be several picks?
    pub fn several(self) -> bool {
        self.left().is_none_or(|left| left > 1)
    }
}
