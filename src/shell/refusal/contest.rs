//! Why something is not done in a match.

use std::path::PathBuf;
use swu_decks::formats::{ProfileError, Section};

/// What a match at the table refuses, besides what the rules of matches refuse.
#[derive(Debug, thiserror::Error)]
pub enum ContestFault {
    /// A seat that the program plays.
    #[error("The program decides for itself.")]
    Bot,
    /// Notes of a seat that the program plays.
    #[error("A program writes no notes.")]
    BotNotes,
    /// A page on which nothing is moved.
    #[error("This is only read.")]
    OnlyRead,
    /// No copy is left in this part of the list.
    #[error("There is no copy of this card in the {0}.")]
    NoCopy(Section),
    /// The cursor is on a card that has been moved as far as it goes.
    #[error("No copy of it is left there. Move the cursor to move it back.")]
    AllMoved,
    /// No card of the list has this number.
    #[error("There is no card {number}: 1 to {count}.")]
    NoCard {
        /// The number given.
        number: usize,
        /// The last one.
        count: usize,
    },
    /// An arrangement that breaks the rules.
    #[error("{0}")]
    Unfit(String),
    /// A journal records an arrangement that cannot have been made.
    #[error("{name} cannot have arranged such a deck: {fault}")]
    Impossible {
        /// Whose.
        name: String,
        /// What is wrong with it.
        fault: String,
    },
    /// A deck larger than the registered one is asked about once.
    #[error("The deck has {now} cards, and {registered} were registered. Ready once more plays it so.")]
    Larger {
        /// Its cards.
        now: u32,
        /// Those that were registered.
        registered: u32,
    },
    /// A list that cannot be dealt.
    #[error("The list of {name} cannot be played: {faults}")]
    Undealable {
        /// Whose.
        name: String,
        /// What is wrong with it.
        faults: String,
    },
    /// The match is waiting for something else.
    #[error("No game can start now.")]
    NoStart,
    /// A match of an earlier program.
    #[error("This match began without a commitment.")]
    NoCommitment,
    /// The journal names no save.
    #[error("The save of the game is not known.")]
    NoSave,
    /// Nobody runs this match.
    #[error("This match has no organiser.")]
    NoOrganiser,
    /// Not a valid extra time.
    #[error("\"{text}\" is not a number of minutes, 1 to {most}.")]
    Minutes {
        /// The text typed.
        text: String,
        /// The most that can be given at once.
        most: u64,
    },
    /// The answer to the question was not yes.
    #[error("Nothing was done.")]
    NotSure,
    /// A game of another kind.
    #[error("This match is of another game.")]
    OtherGame,
    /// The folder of a match without a game.
    #[error("No game of this match has begun.")]
    NoGame,
    /// The profile of all sets is missing.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// A match, where the file of a game is wanted.
    #[error("{} is a match: name the file of one of its games.", .0.display())]
    IsMatch(PathBuf),
}
