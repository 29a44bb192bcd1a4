//! The end of what several programs do at once: everything collected happens together (rules 14.2, 15.4).

use crate::change::damage;
use crate::engine::Rules;
use crate::table::batch::Leaving;
use crate::table::dealing::Dealing;

/// Lets everything collected happen at once. Each run that deals damage is told how much it was.
pub(crate) fn end_batch(rules: &mut Rules<'_>) {
    let Some(mut batch) = rules.batch.take() else { return };
    // A captured unit is under its guard before the guard leaves.
    batch.leaving.sort_by_key(|(_, how)| !matches!(how, Leaving::Captured(_)));
    let (hits, runs, leaving) = (batch.hits, batch.runs, batch.leaving);
    damage::deal_on(rules, Dealing { hits, runs, leaving, ..Dealing::default() });
}
