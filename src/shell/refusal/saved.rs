//! Why a saved game, a deck or a setting is not to be had.

use std::path::PathBuf;

/// What is refused before a game lies on the table.
#[derive(Debug, thiserror::Error)]
pub enum SavedFault {
    /// The list has fewer games.
    #[error("There is no such game.")]
    NoGame,
    /// There is nothing to go on with.
    #[error("There is no unfinished game.")]
    NoneUnfinished,
    /// There is nothing to look at.
    #[error("No game is finished yet.")]
    NoneFinished,
    /// Decks and seats of a position are its own.
    #[error("A position is played as it is laid out.")]
    Position,
    /// The second game has no decks to exchange.
    #[error("Nobody brings a deck to this game; change seats instead.")]
    NoDecks,
    /// The game lives in memory.
    #[error("This game is not saved anywhere.")]
    Nowhere,
    /// The list has no base, or several.
    #[error("The deck must have one base, and one that can be played.")]
    NoBase,
    /// A sample cannot be changed.
    #[error("Samples stay as they are; copy it first.")]
    Sample,
    /// A sample is part of the program.
    #[error("Samples cannot be deleted.")]
    SampleStays,
    /// The file of a deck that is none.
    #[error("This file is no deck that can be understood.")]
    NoList,
    /// No list, or one that nobody can read.
    #[error("There is no deck that can be read.")]
    NoDeck,
    /// A list without a card.
    #[error("There is no card in it.")]
    NoCards,
    /// No card is called so.
    #[error("No card is called \"{0}\".")]
    NoCard(String),
    /// A search that is not understood.
    #[error("{0}")]
    Query(String),
    /// The list holds all copies it may.
    #[error("Nothing is selected, or the row is full.")]
    Full,
    /// The list holds no copy.
    #[error("It is not in the list.")]
    NotInDeck,
    /// Leaders and bases have no place in a sideboard.
    #[error("Select a card of the deck or the sideboard in the list.")]
    NotMoved,
    /// Nothing was changed.
    #[error("Nothing was changed since the deck was opened.")]
    Unchanged,
    /// A deck that was written and is not there.
    #[error("{} was written, but cannot be read again.", .0.display())]
    Lost(PathBuf),
    /// The standard input is the keyboard.
    #[error("Name a file, or paste the list here.")]
    Input,
    /// A file that is never written over.
    #[error("{} is there already, and stays as it is.", .0.display())]
    Taken(PathBuf),
    /// A file of other bytes than text.
    #[error("{}: this is not UTF-8 text", .0.display())]
    NoText(PathBuf),
    /// A setting that does not exist.
    #[error("There is no setting {word}. There are {all}.")]
    NoSetting {
        /// What was said.
        word: String,
        /// Those there are.
        all: String,
    },
    /// A setting without its value.
    #[error("{said}: say NAME=VALUE, with one of {all}.")]
    NoPair {
        /// What was said.
        said: String,
        /// The settings.
        all: String,
    },
    /// A value that a setting cannot have.
    #[error("\"{value}\" cannot be set here: {may}.")]
    NoValue {
        /// What was said.
        value: String,
        /// What can be said.
        may: String,
    },
    /// An option that a game does not have.
    #[error("There is no option {0}.")]
    NoOption(String),
    /// A value that an option cannot have.
    #[error("{name} cannot be {value}.")]
    NoOptionValue {
        /// The option.
        name: String,
        /// What was said.
        value: String,
    },
    /// The program's own cards are broken.
    #[error("{0}")]
    Cards(String),
    /// The sides of the second game do not fit its mode.
    #[error("{0}")]
    Sides(String),
}
