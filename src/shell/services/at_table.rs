//! What is put on the table: a game or a match.

use crate::games::Seated;
use crate::hosted_match::HostedMatch;

/// How a game is begun again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// As it was.
    Same,
    /// Everybody moves one seat on and keeps their own deck.
    Seats,
    /// Everybody stays in their seat and plays the next person's deck.
    Decks,
}

/// A game on the table, with any sentence to be shown.
pub type Begun = (Seated, Option<String>);

/// What is put on the table.
pub enum AtTable {
    /// A match of two.
    Match(Box<HostedMatch>),
    /// A game.
    Game(Box<Begun>),
}

impl AtTable {
    /// The game, if it is not a match.
    pub fn game(self) -> Option<Begun> {
        match self {
            AtTable::Game(begun) => Some(*begun),
            AtTable::Match(_) => None,
        }
    }
}

impl From<Begun> for AtTable {
    fn from(begun: Begun) -> AtTable {
        AtTable::Game(Box::new(begun))
    }
}
