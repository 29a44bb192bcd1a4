//! How much of something is chosen in a row of decisions: points to divide, targets, cards, entries of a list.

/// How many picks the row takes that a decision belongs to, and within what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quota {
    /// Picks made already.
    pub made: u16,
    /// The row can end after so many.
    pub least: u16,
    /// It ends after so many; none where there is no limit.
    pub most: Option<u16>,
    /// What the picks may cost together from here on.
    pub cost_left: Option<i16>,
    /// The HP that the picks may have together from here on.
    pub hp_left: Option<i16>,
}

impl Quota {
    /// Picks that can still be made; none where there is no limit.
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
