//! What has been compiled of a text so far.

use crate::book::{AbilityDef, ConstantDef, GiftDef, Parts, Program};

/// The parts of a text, while more are found.
#[derive(Default)]
pub(super) struct Draft {
    pub(super) abilities: Vec<AbilityDef>,
    pub(super) constants: Vec<ConstantDef>,
    pub(super) gifts: Vec<GiftDef>,
    pub(super) programs: Vec<Program>,
}

impl Draft {
    /// All of them, in no more room than they take.
    pub(super) fn finished(self) -> Parts {
        Parts {
            abilities: self.abilities.into(),
            constants: self.constants.into(),
            gifts: self.gifts.into(),
            programs: self.programs.into(),
        }
    }
}
