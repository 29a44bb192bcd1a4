//! Counting what was used: which texts of the book came into play, for coverage reports.

use super::book::{Book, ConstantId, ProgramId};

/// How often every program was carried out and every constant applied to something.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// By [`ProgramId`]: times it ran to its end.
    pub programs: Vec<u64>,
    /// By [`ConstantId`]: times it was evaluated and its condition held.
    pub constants: Vec<u64>,
}

impl Tally {
    /// Nothing counted yet.
    pub fn new(book: &Book) -> Tally {
        Tally { programs: vec![0; book.program_count()], constants: vec![0; book.constant_count()] }
    }

    /// A program ran to its end.
    pub(in crate::unlimited::rules) fn program(&mut self, id: ProgramId) {
        if let Some(count) = self.programs.get_mut(id.0 as usize) {
            *count += 1;
        }
    }

    /// A constant applied.
    pub(in crate::unlimited::rules) fn constant(&mut self, id: ConstantId) {
        if let Some(count) = self.constants.get_mut(id.0 as usize) {
            *count += 1;
        }
    }
}
