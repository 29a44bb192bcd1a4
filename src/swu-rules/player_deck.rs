//! A player's leaders, base and deck, by card ids: for files, which outlive the numbers of a [`Book`].

use super::book::Book;
use super::game::PlayerSetup;
use super::table::card::DefId;
use serde::{Deserialize, Serialize};

/// A card that the book does not have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no playable card {0}")]
pub struct NoSuchCard(pub String);

/// A player's leaders, base and deck: card ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerDeck {
    /// One leader, or two.
    pub leaders: Vec<String>,
    /// The base.
    pub base: String,
    /// The deck, in any order.
    pub deck: Vec<String>,
}

impl PlayerDeck {
    /// The ids of what a player brings.
    pub fn of(book: &Book, setup: &PlayerSetup) -> PlayerDeck {
        let id = |def: &DefId| book.card(*def).id.clone();
        PlayerDeck {
            leaders: setup.leaders.iter().map(id).collect(),
            base: id(&setup.base),
            deck: setup.deck.iter().map(id).collect(),
        }
    }

    /// The same as numbers in a book.
    ///
    /// # Errors
    /// The first card that the book does not have.
    pub fn found(&self, book: &Book) -> Result<PlayerSetup, NoSuchCard> {
        let find = |id: &String| book.find(id).ok_or_else(|| NoSuchCard(id.clone()));
        Ok(PlayerSetup {
            leaders: self.leaders.iter().map(find).collect::<Result<_, _>>()?,
            base: find(&self.base)?,
            deck: self.deck.iter().map(find).collect::<Result<_, _>>()?,
        })
    }
}
