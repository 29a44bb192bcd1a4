//! Why something is not done in a draft or with a pool.

use crate::words::sentence;
use events::tournament::DeskRefusal;

/// What a pod at a keyboard refuses, besides what the rules of drafts and pools refuse.
#[derive(Debug, thiserror::Error)]
pub enum PodFault {
    /// All seats are bots.
    #[error("A pod at this keyboard needs at least one person.")]
    OnlyBots,
    /// The curtain waits.
    #[error("Nobody is at the keyboard.")]
    Nobody,
    /// A person alone has nobody to pass the keyboard to.
    #[error("Nobody else sits at this keyboard.")]
    Alone,
    /// No pool was opened yet.
    #[error("There is no pool.")]
    NoPool,
    /// No list was brought yet.
    #[error("There is no deck yet.")]
    NoDeck,
    /// The deck holds every copy of the pool.
    #[error("There is no other copy in the pool.")]
    AllInside,
    /// The deck holds no copy.
    #[error("There is no copy in the deck.")]
    NoneInside,
    /// Nothing was changed.
    #[error("Nothing was changed in this deck.")]
    Unchanged,
    /// A strict pod gives no help.
    #[error("In a strict pod nobody is helped.")]
    Strict,
    /// Somebody builds still.
    #[error("Everybody builds a deck first.")]
    NotBuilt,
    /// Not a number of people for a tournament (formats.md N-4).
    #[error("{} Play a match with your decks instead.", sentence(&.0.sentence))]
    NoTournament(DeskRefusal),
    /// Not a kind of match.
    #[error("Say single for single games, or bo3 for best of three, not {0}.")]
    WhichMatch(String),
    /// A bot beside the circle.
    #[error("There is no seat {seat} for a bot, only 1 to {count}.")]
    NoSeat {
        /// The seat, from 1.
        seat: usize,
        /// How many there are.
        count: usize,
    },
    /// More people than seats.
    #[error("{people} people do not fit on {free} seats that are not bots.")]
    Full {
        /// How many want to sit.
        people: usize,
        /// How many seats are for people.
        free: usize,
    },
}
