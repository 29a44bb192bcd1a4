//! The compiled parts of a text so far.

use crate::book::{AbilityDef, ConstantDef, GiftDef, Parts, Program};

/// The parts of a text while it is being compiled.
#[derive(Default)]
pub(super) struct Draft {
    pub(super) abilities: Vec<AbilityDef>,
    pub(super) constants: Vec<ConstantDef>,
    pub(super) gifts: Vec<GiftDef>,
    pub(super) programs: Vec<Program>,
}

impl Draft {
    /// All of them, in no more memory than needed.
    pub(super) fn finished(self) -> Parts {
        Parts {
            abilities: self.abilities.into(),
            constants: self.constants.into(),
            gifts: self.gifts.into(),
            programs: self.programs.into(),
        }
    }
}
