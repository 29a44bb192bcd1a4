//! How a card is played.

use serde::{Deserialize, Serialize};
use swu_view::Via;

/// The mode of a play, declared with it (rule 8.1 step 1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum PlayMode {
    /// From its player's hand.
    #[default]
    Hand,
    /// From the resource zone by one of its Smuggles, counted from 0: printed ones first (rule 18.10).
    Smuggle(u8),
    /// By its Piloting, as an upgrade (rule 25.1).
    Piloting,
    /// From the resource zone by Plot (rule 25.7).
    Plot,
    /// From the resource zone, as a text allows.
    Resource,
    /// From elsewhere, as a text allows: a discard pile, a deck, under a guard, an opponent's zone.
    Elsewhere,
}

impl PlayMode {
    /// Is it a play by Smuggle?
    pub const fn smuggles(self) -> bool {
        matches!(self, PlayMode::Smuggle(_))
    }

    /// Is it a play by Piloting?
    pub const fn pilots(self) -> bool {
        matches!(self, PlayMode::Piloting)
    }

    /// Does the top card of the deck replace the played resource (rules 18.10, 25.7)?
    pub const fn replaced(self) -> bool {
        matches!(self, PlayMode::Smuggle(_) | PlayMode::Plot)
    }

    /// Is a resource played?
    pub const fn is_from_resources(self) -> bool {
        matches!(self, PlayMode::Smuggle(_) | PlayMode::Plot | PlayMode::Resource)
    }

    /// Is a card of a closed zone played, so that only its player knows that it can be?
    pub const fn closed(self) -> bool {
        match self {
            PlayMode::Hand | PlayMode::Smuggle(_) | PlayMode::Piloting | PlayMode::Plot | PlayMode::Resource => true,
            PlayMode::Elsewhere => false,
        }
    }

    /// The keyword's word for it.
    pub const fn via(self) -> Option<Via> {
        match self {
            PlayMode::Smuggle(_) => Some(Via::Smuggle),
            PlayMode::Piloting => Some(Via::Piloting),
            PlayMode::Plot => Some(Via::Plot),
            PlayMode::Hand | PlayMode::Resource | PlayMode::Elsewhere => None,
        }
    }

    /// Which of several ways by the same keyword it is, if not the first.
    pub const fn nth(self) -> Option<u8> {
        match self {
            PlayMode::Smuggle(nth @ 1..) => Some(nth),
            _ => None,
        }
    }
}
