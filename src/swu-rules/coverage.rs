//! Counting what was used: which texts of the book came into play, for coverage reports.

use super::ids::{ConstantId, ProgramId};
use std::collections::BTreeMap;

/// How often every program was carried out and every constant applied to something.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Times a program ran to its end.
    pub programs: BTreeMap<ProgramId, u64>,
    /// Times a constant was evaluated and its condition held.
    pub constants: BTreeMap<ConstantId, u64>,
}

impl Tally {
    /// A program ran to its end.
    pub fn program(&mut self, id: ProgramId) {
        *self.programs.entry(id).or_insert(0) += 1;
    }

    /// A constant applied.
    pub fn constant(&mut self, id: ConstantId) {
        *self.constants.entry(id).or_insert(0) += 1;
    }
}
