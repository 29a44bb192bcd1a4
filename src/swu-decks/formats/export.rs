//! From a list to the texts people pass around. What was imported is exported under the same ids, sorted by type, cost
//! and title; rows that were not understood are written as they were, so that nothing is lost.

mod melee;
mod order;
mod swudb;

pub use melee::to_melee;
pub use swudb::to_swudb;
