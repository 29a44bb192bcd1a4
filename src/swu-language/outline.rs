//! What is known of a card without reading it.

use crate::ability::{Ability, Trigger};
use crate::card::Card;
use crate::word::{Aspect, Kind};

/// The facts by which decks are judged and guessed, known of every card without reading it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The card type.
    pub kind: Kind,
    /// The printed cost.
    pub cost: u8,
    /// How often each aspect icon is on it.
    pub icons: [u8; Aspect::ALL.len()],
    /// Does it say what may be done when it is drawn (rule 23.1)?
    pub when_drawn: bool,
}

impl Outline {
    /// What is printed on that card.
    pub fn of(card: &Card) -> Outline {
        let drawn = |ability: &Ability| match ability {
            Ability::Trigger(trigger) => trigger.on.iter().any(|on| matches!(on, Trigger::Drawn(_))),
            _ => false,
        };
        let when_drawn = card.abilities.iter().any(drawn);
        Outline { kind: card.kind, cost: card.cost, icons: Aspect::counted(&card.aspects), when_drawn }
    }
}
