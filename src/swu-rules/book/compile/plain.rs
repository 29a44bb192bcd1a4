//! Facts read directly off a card.

use crate::book::{AbilityDef, SpendDef};
use crate::table::card::DefId;
use std::sync::Arc;
use swu_language::ability::{Ability, Barred, Cost, Grant, PlayerRef, Selector, Site};
use swu_language::card::Card;
use swu_language::list::List;
use swu_language::trait_name::Trait;

/// How a base changes the opening hand: the number of cards, and whether there may be a mulligan.
pub(super) fn opening(card: &Card) -> (i8, bool) {
    let gives = card.abilities.iter().filter_map(|ability| match ability {
        Ability::Constant(constant) => Some(&constant.gives),
        _ => None,
    });
    let mut opening = (0, true);
    for give in gives.flatten() {
        match give {
            Grant::OpeningHand(more) => opening.0 += more,
            Grant::Cant(Barred::Mulligan) => opening.1 = false,
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

/// What the player may spend while the card is played (rule 52).
pub(super) fn spends(card: &Card) -> Option<SpendDef> {
    card.abilities.iter().find_map(|ability| match ability {
        Ability::WhilePlaying { verb, among, up_to, less, learns } => {
            let (verb, up_to, less, learns) = (*verb, *up_to, *less, *learns);
            Some(SpendDef { verb, among: among.clone(), up_to, less, learns })
        }
        _ => None,
    })
}

/// The cards whose traits the card has, and the exceptions, in any zone (rule 55.3).
pub(super) fn borrows(card: &Card) -> Option<(Selector, List<Trait>)> {
    let gives = card.abilities.iter().filter_map(|ability| match ability {
        Ability::Constant(constant) => Some(&constant.gives),
        _ => None,
    });
    gives.flatten().find_map(|give| match give {
        Grant::TraitsOf(of, but) => Some((of.clone(), but.clone())),
        _ => None,
    })
}

/// An ability of that card with this text, before its effects are compiled.
pub(super) fn blank(text: &Arc<Ability>, card: DefId) -> AbilityDef {
    AbilityDef {
        ability: Arc::clone(text),
        card,
        on: List::default(),
        mask: 0,
        own: false,
        limit: None,
        limit_bit: 0,
        costs: Box::default(),
        condition: None,
        epic: false,
        from: Site::InPlay,
        by: PlayerRef::You,
        program: None,
        constant: None,
        keyword: None,
    }
}
