//! The games that can be played here. Star Wars: Unlimited, with its decks, matches and lessons, is at home in this crate;
//! every other game is a [`Game`] in a list that the program is given when it starts, and nothing else names it.

mod coached;
mod kind;
mod registered;
mod shapes;
mod wire;

use super::recorded_game::RecordedGame;
use super::session::{GameSession, Session};
pub use crate::mode::{GameChoice, Variant};
pub use coached::{Effort, Findings, Practising, Weighed, WireCoach};
pub use kind::{Flag, Kind};
pub use registered::{Face, Game, LaidOut, Of, Ordered, Room};
pub use shapes::Shapes;
use std::any::Any;
use swu_view::View;
pub use wire::{Asked, Eyes, Looked, Player, Playing, Told, WireFault, WireGame, Wired};

/// A list of games.
pub type Games = &'static [&'static dyn Game];

/// The game of this name in saves and requests.
pub fn named(games: Games, name: &str) -> Option<&'static dyn Game> {
    games.iter().copied().find(|game| game.name() == name)
}

/// A game of Star Wars: Unlimited at the table.
pub type UnlimitedSession = dyn GameSession<View = View>;

/// A game of another kind at the table, made by its [`Face`] for the front ends, which know what it is.
pub trait OtherTable: Any {
    /// What is the same for every game.
    fn session(&self) -> &dyn Session;

    /// The same, to be acted on.
    fn session_mut(&mut self) -> &mut dyn Session;
}

/// A game that was put on the table.
pub enum Seated {
    /// Star Wars: Unlimited.
    Unlimited(Box<UnlimitedSession>),
    /// Another game.
    Other(Box<dyn OtherTable>),
}

impl Seated {
    /// The same, mutably.
    pub fn session_mut(&mut self) -> &mut dyn Session {
        match self {
            Seated::Unlimited(session) => session.as_mut(),
            Seated::Other(table) => table.session_mut(),
        }
    }

    /// The part that is the same for every game.
    pub fn session(&self) -> &dyn Session {
        match self {
            Seated::Unlimited(session) => session.as_ref(),
            Seated::Other(table) => table.session(),
        }
    }
}

/// Games to be looked at as they went.
pub enum Recorded {
    /// Star Wars: Unlimited: one game, or those of a match.
    Unlimited(Vec<RecordedGame<View>>),
    /// Another game, as its [`Face`] shows it.
    Other(Box<dyn Any>),
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
