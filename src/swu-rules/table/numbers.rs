//! The numbers of keywords.

use swu_language::keyword::Keyword;

/// The number of each keyword that has one: several of the same add up (rule 18).
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Numbers([i16; Keyword::NUMBERED]);

impl Numbers {
    /// No numbers.
    pub const NONE: Numbers = Numbers([0; Keyword::NUMBERED]);

    /// The number of that keyword; 0 for one without numbers.
    pub fn of(&self, keyword: Keyword) -> i16 {
        keyword.number_place().map_or(0, |place| self.0[place])
    }

    /// Adds to that keyword, if it has numbers.
    pub fn add(&mut self, keyword: Keyword, amount: i16) {
        if let Some(place) = keyword.number_place() {
            self.0[place] += amount;
        }
    }

    /// That keyword is lost.
    pub fn clear(&mut self, keyword: Keyword) {
        if let Some(place) = keyword.number_place() {
            self.0[place] = 0;
        }
    }
}
