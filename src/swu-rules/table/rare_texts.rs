//! Kinds of text that few cards have, as bits: if no card of a game has one, nobody looks for it.

use swu_language::ability::Ability;
use swu_language::card::Card;

/// A set of such texts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rare(u8);

impl Rare {
    /// "When you draw this card".
    pub const DRAWN: Rare = Rare(1);
    /// Smuggle, printed on the card.
    pub const SMUGGLE: Rare = Rare(2);
    /// An action ability that works in the discard pile.
    pub const ACTS_IN_DISCARD: Rare = Rare(4);
    /// It may do something instead of damage to another unit.
    pub const SPARES_OTHERS: Rare = Rare(8);
    /// It may have abilities deal more damage.
    pub const RAISES_DAMAGE: Rare = Rare(16);
    /// It may double the tokens that its player creates.
    pub const DOUBLES_TOKENS: Rare = Rare(32);

    /// Is it one of these?
    pub const fn has(self, other: Rare) -> bool {
        self.0 & other.0 != 0
    }

    /// Are all of these included?
    pub const fn holds(self, others: Rare) -> bool {
        self.0 & others.0 == others.0
    }

    /// Adds what is found in the texts of a card.
    pub(crate) fn with_texts(self, card: &Card) -> Rare {
        card.every_ability().map(Rare::of).fold(self, |all, rare| all.with(rare, true))
    }

    /// The kind of an ability that few cards have; none for any other.
    const fn of(ability: &Ability) -> Rare {
        match ability {
            Ability::Instead { to: Some(_), .. } => Rare::SPARES_OTHERS,
            Ability::MayRaiseDamage(_) => Rare::RAISES_DAMAGE,
            Ability::TwiceTheTokens(_) => Rare::DOUBLES_TOKENS,
            _ => Rare(0),
        }
    }

    /// Adds those if `so`.
    pub const fn with(self, other: Rare, so: bool) -> Rare {
        if so { Rare(self.0 | other.0) } else { self }
    }
}
