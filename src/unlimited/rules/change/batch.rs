//! What several programs do at once: damage and leaving play are collected and happen together (rules 14.2, 15.4).

use super::damage::Hit;
use super::leave::Leaving;
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::table::card::Obj;

/// What is collected while several programs do their parts.
#[derive(Default)]
pub struct Batch {
    /// The program whose turn it is.
    pub part: usize,
    hits: Vec<Hit>,
    /// The part that each hit belongs to.
    parts: Vec<usize>,
    leaving: Vec<(Obj, Leaving)>,
}

impl Batch {
    /// Keeps damage for later.
    pub fn hit(&mut self, hits: &[Hit]) {
        self.hits.extend_from_slice(hits);
        self.parts.extend(hits.iter().map(|_| self.part));
    }

    /// Keeps units that leave play for later; a unit leaves once.
    pub fn leave(&mut self, units: &[Obj], how: Leaving) {
        for unit in units {
            if self.leaving.iter().all(|(other, _)| other != unit) {
                self.leaving.push((*unit, how));
            }
        }
    }
}

impl Rules<'_> {
    /// Lets everything that was collected happen at once; answers with the damage that each part really dealt.
    pub fn end_batch(&mut self) -> Vec<(usize, i16)> {
        let Some(mut batch) = self.batch.take() else { return Vec::new() };
        let mut dealt: Vec<(usize, i16)> = Vec::new();
        self.deal_each(&batch.hits, &mut |hit, amount| {
            if let Some(part) = batch.parts.get(hit) {
                dealt.push((*part, amount));
            }
        });
        // Who is captured is under its guard before the guard leaves.
        batch.leaving.sort_by_key(|(_, how)| !matches!(how, Leaving::Captured(_)));
        if !batch.leaving.is_empty() {
            self.leave_each(&batch.leaving);
        }
        dealt
    }
}
