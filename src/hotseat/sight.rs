//! What a seat's bot thinks from: its view, and games dealt again from what it knows.

use super::hosted::Hosted;
use super::key::SeatKey;
use seats::Seat;

/// A game that can express in its own way what one seat knows, for minds written for that game.
pub trait Sighted: Hosted {
    /// What one seat knows, with nothing else left in it.
    type Known;

    /// What the key's seat knows; `None` while somebody else decides.
    fn known(&self, key: &SeatKey) -> Option<Self::Known>;
}

/// What one seat knows, as a value that can be moved to another thread. The game is locked up in it and comes out only
/// dealt again, so whoever thinks from it cannot know more than the seat does.
pub struct Sight<G: Hosted> {
    key: SeatKey,
    view: G::View,
    game: G,
}

impl<G: Hosted> Sight<G> {
    /// What the key's seat knows of a game.
    pub(super) fn of(game: &G, key: &SeatKey) -> Sight<G> {
        Sight { key: SeatKey::cut(key.seat(), key.opens()), view: game.view(key), game: game.clone() }
    }

    /// Whose sight it is.
    pub fn seat(&self) -> Seat {
        self.key.seat()
    }

    /// What the seat sees, with its options.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// A possible game, given what the seat knows; `None` if this game cannot be dealt again.
    pub fn deal(&self, seed: u64) -> Option<G> {
        self.game.redeal(&self.key, seed)
    }
}

impl<G: Sighted> Sight<G> {
    /// What the seat knows, for a mind written for the game; `None` while somebody else decides.
    pub fn known(&self) -> Option<G::Known> {
        self.game.known(&self.key)
    }
}
