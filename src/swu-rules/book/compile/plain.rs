//! What is read off a card as it is written.

use swu_language::ability::{Ability, Barred, Cost, Give};
use swu_language::card::Card;

/// What a base changes about the opening hand: how many cards, and whether there may be a mulligan.
pub(super) fn opening(card: &Card) -> (i8, bool) {
    let gives = card.abilities.iter().filter_map(|ability| match ability {
        Ability::Constant(constant) => Some(&constant.gives),
        _ => None,
    });
    let mut opening = (0, true);
    for give in gives.flatten() {
        match give {
            Give::OpeningHand(more) => opening.0 += more,
            Give::Cant(Barred::Mulligan) => opening.1 = false,
            _ => {}
        }
    }
    opening
}

/// Costs as they are paid: several cards are discarded one after another.
pub(super) fn one_by_one(costs: &[Cost]) -> Box<[Cost]> {
    let mut single = Vec::new();
    for cost in costs {
        match cost {
            Cost::Discard(count, list) => {
                single.extend((0..*count).map(|_| Cost::Discard(1, list.clone())));
            }
            other => single.push(other.clone()),
        }
    }
    single.into()
}
