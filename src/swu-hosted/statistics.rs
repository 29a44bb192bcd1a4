//! What is counted for every seat, from facts as everybody saw them.

use hotseat::log::Count;
use swu_language::word::Kind;
use swu_rules::book::Book;
use swu_rules::fact::{Fact, Seen, What};

/// The names of what is counted, in the order of the indices below.
pub(super) const NAMES: &[&str] =
    &["cards played", "attacks", "damage to bases", "units lost", "cards drawn", "damage healed"];

const PLAYED: usize = 0;
const ATTACKS: usize = 1;
const BASE_DAMAGE: usize = 2;
const UNITS_LOST: usize = 3;
const DRAWN: usize = 4;
const HEALED: usize = 5;

/// What a batch of like facts, told in one sentence, adds.
pub(super) fn count(book: &Book, batch: &[Fact]) -> Option<Count> {
    let fact = batch.first()?;
    let kind = |card: &Seen| book.card(card.def).kind;
    let amount = u16::try_from(fact.amount).unwrap_or(0);
    let (seat, what, amount) = match fact.what {
        What::Played => (fact.seat, PLAYED, 1),
        What::Attacked => (fact.seat, ATTACKS, 1),
        // The dealer of damage is counted, not the owner of the base; damage without a source counts for nobody.
        What::Damage if fact.card.as_ref().is_some_and(|card| kind(card) == Kind::Base) => {
            let dealer = fact.other.as_ref()?.controller;
            // Damage to one's own base is no success.
            let own = fact.card.as_ref().is_some_and(|card| card.controller == dealer);
            (dealer, BASE_DAMAGE, if own { 0 } else { amount })
        }
        // A resource, or an upgrade on something, was not a unit.
        What::Defeated
            if fact.other.is_none()
                && fact.amount == 0
                && fact.card.as_ref().is_some_and(|card| is_unit(kind(card))) =>
        {
            (fact.seat, UNITS_LOST, 1)
        }
        What::Drew if batch.len() > 1 => (fact.seat, DRAWN, u16::try_from(batch.len()).unwrap_or(u16::MAX)),
        What::Drew => (fact.seat, DRAWN, amount.max(1)),
        What::Healed => (fact.seat, HEALED, amount),
        _ => return None,
    };
    (amount > 0).then_some(Count { seat, what, amount })
}

fn is_unit(kind: Kind) -> bool {
    matches!(kind, Kind::Unit | Kind::TokenUnit | Kind::Leader)
}
