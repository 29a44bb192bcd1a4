//! What is counted for every seat, from facts as everybody saw them.

use deckbuilding::rules::fact::{Fact, What};
use hotseat::log::Count;

/// What is counted, in the order of the indices below.
pub(super) const NAMES: &[&str] =
    &["cards played", "cards purchased", "resources gained", "cards exiled", "attacks", "cards drawn"];

/// What a fact adds; `None` if it belongs to nobody.
pub(super) fn count(fact: &Fact) -> Option<Count> {
    let (what, amount) = match fact.what {
        What::Played => (0, 1),
        What::Purchased => (1, 1),
        What::Resources => (2, u16::try_from(fact.amount).unwrap_or(0)),
        What::Exiled => (3, 1),
        What::Attacked => (4, 1),
        What::Drew => (5, 1),
        _ => return None,
    };
    Some(Count { seat: fact.seat?, what, amount })
}
