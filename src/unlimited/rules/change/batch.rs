//! The end of what several programs do at once: what was collected happens together (rules 14.2, 15.4).

use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::table::batch::Leaving;

impl Rules<'_> {
    /// Lets everything that was collected happen at once; answers with the damage that each part really dealt.
    pub(crate) fn end_batch(&mut self) -> Vec<(usize, i16)> {
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
