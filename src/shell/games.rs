//! The games that can be played here. A second game adds itself to these lists, and nothing else in this crate changes.

use super::course::Course;
use super::session::{GameSession, Session};
use ::deckbuilding::hosted::CardData;
use ::deckbuilding::rules::view::View as DeckbuildingView;
use std::sync::Arc;
use swu_view::View;

/// What is played here, in a few words.
pub const ABOUT: &str = "Star Wars: Unlimited and The Deckbuilding Game";

/// A game of Star Wars: Unlimited at the table.
pub type UnlimitedSession = dyn GameSession<View = View>;

/// A game of the Deckbuilding Game at the table.
pub type DeckbuildingSession = dyn GameSession<View = DeckbuildingView>;

/// A game that was put on the table.
pub enum Seated {
    /// Star Wars: Unlimited.
    Unlimited(Box<UnlimitedSession>),
    /// Star Wars: The Deckbuilding Game, with its cards to read.
    Deckbuilding(Box<DeckbuildingSession>, Arc<CardData>),
}

impl Seated {
    /// The same, mutably.
    pub fn session_mut(&mut self) -> &mut dyn Session {
        match self {
            Seated::Unlimited(session) => session.as_mut(),
            Seated::Deckbuilding(session, _) => session.as_mut(),
        }
    }

    /// The part that is the same for every game.
    pub fn session(&self) -> &dyn Session {
        match self {
            Seated::Unlimited(session) => session.as_ref(),
            Seated::Deckbuilding(session, _) => session.as_ref(),
        }
    }
}

/// Games to be looked at as they went.
pub enum Recorded {
    /// Star Wars: Unlimited: one game, or those of a match.
    Unlimited(Vec<Box<dyn Course<View = View>>>),
    /// Star Wars: The Deckbuilding Game, with its cards to read.
    Deckbuilding(Box<dyn Course<View = DeckbuildingView>>, Arc<CardData>),
}

/// What may be seen of a game at the table now, for a match that knows the game.
#[derive(Clone, Copy)]
pub enum Known<'a> {
    /// Star Wars: Unlimited.
    Unlimited(&'a View),
    /// A game without matches.
    Other,
}

impl<'a> Known<'a> {
    /// The table of Star Wars: Unlimited, if that is the game.
    pub fn unlimited(self) -> Option<&'a View> {
        match self {
            Known::Unlimited(view) => Some(view),
            Known::Other => None,
        }
    }
}
