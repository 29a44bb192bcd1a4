//! From a list to the texts people pass around. What was imported is exported under the same ids, sorted by type, cost
//! and title; rows that were not understood are written as they were, so that nothing is lost.

mod ids;
mod melee;
mod order;
mod picklist;
mod swudb;

pub use ids::to_ids;
pub use melee::to_melee;
pub use picklist::to_picklist;
pub use swudb::to_swudb;

use super::list::Count;

/// What was written in a row that was not understood, in one line.
fn written(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A count as it is written.
fn count(count: &Count) -> String {
    match count {
        Count::Whole(count) => count.to_string(),
        Count::Nonsense(text) => written(text),
    }
}
