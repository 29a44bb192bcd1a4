//! Why a saved game, a deck or a setting is not available.

use crate::deck_code::NoCode;
use std::path::PathBuf;

/// What is refused before a game is on the table.
#[derive(Debug, thiserror::Error)]
pub enum SavedFault {
    /// The list has fewer games.
    #[error("There is no such game.")]
    NoGame,
    /// There is nothing to continue.
    #[error("There is no unfinished game.")]
    NoneUnfinished,
    /// There is nothing to look at.
    #[error("No game is finished yet.")]
    NoneFinished,
    /// A game has fewer steps than asked for.
    #[error("This game has {last} steps, so a replay cannot begin after {asked}.")]
    NoStep {
        /// After how many steps it was to begin.
        asked: usize,
        /// How many there are.
        last: usize,
    },
    /// There is nothing to watch.
    #[error("Nobody plays on this machine now. Name the save of a game or a match, or the file of an event.")]
    NobodyPlays,
    /// A position has its own decks and seats.
    #[error("A position is played as it is laid out.")]
    Position,
    /// The second game has no decks to swap.
    #[error("Nobody brings a deck to this game; change seats instead.")]
    NoDecks,
    /// The game lives in memory.
    #[error("This game is not saved anywhere.")]
    Nowhere,
    /// The list does not have exactly one base.
    #[error("The deck must have one base, and one that can be played.")]
    NoBase,
    /// A sample cannot be changed.
    #[error("Samples stay as they are; copy it first.")]
    Sample,
    /// Lists are written as other kinds of text.
    #[error("A list is written to .json, .txt, .ids or .picklist, not to .{0}.")]
    NoKindOfList(String),
    /// A sample is part of the program.
    #[error("Samples cannot be deleted.")]
    SampleStays,
    /// Not the file of a deck.
    #[error("This file is no deck that can be understood.")]
    NoList,
    /// Not a list, or not readable.
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
    /// A list that no code can hold.
    #[error(transparent)]
    NoCode(#[from] NoCode),
    /// The list already holds the maximum number of copies.
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
    /// A deck that was written but cannot be found.
    #[error("{} was written, but cannot be read again.", .0.display())]
    Lost(PathBuf),
    /// The standard input is the keyboard.
    #[error("Name a file, or paste the list here.")]
    Input,
    /// A file that may not be reached from here.
    #[error("{0} lies outside the folder of this program.")]
    Outside(String),
    /// A file that must not be overwritten.
    #[error("{} exists already and is left as it is.", .0.display())]
    Taken(PathBuf),
    /// A file that is not text.
    #[error("{}: this is not UTF-8 text", .0.display())]
    NoText(PathBuf),
    /// A setting that does not exist.
    #[error("There is no setting {word}. There are {all}.")]
    NoSetting {
        /// The word given.
        word: String,
        /// Those there are.
        all: String,
    },
    /// A setting without its value.
    #[error("{said}: say NAME=VALUE, with one of {all}.")]
    NoPair {
        /// The value given.
        said: String,
        /// The settings.
        all: String,
    },
    /// A value that a setting cannot have.
    #[error("\"{value}\" cannot be set here: {may}.")]
    NoValue {
        /// The value given.
        value: String,
        /// The possible values.
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
        /// The value given.
        value: String,
    },
    /// The program's own cards are faulty.
    #[error("{0}")]
    Cards(String),
    /// The sides of the second game do not fit its mode.
    #[error("{0}")]
    Sides(String),
    /// A number that no entry of a list has.
    #[error("There is no {which} {number}.")]
    NoneOf {
        /// What the list is of.
        which: &'static str,
        /// What was said.
        number: String,
    },
    /// A word that no row of a list has.
    #[error("There is no {word}; there are {all}.")]
    NoneCalled {
        /// What was said.
        word: String,
        /// The words there are.
        all: String,
    },
    /// A setting without its value.
    #[error("Say a setting and its value: settings undo free.")]
    NoSettingValue,
    /// A name without a deck.
    #[error("Each name needs the number of a deck after it: new ann 1 bob 2.")]
    WhoPlays,
    /// A number that no deck has.
    #[error("{name} needs the number of a deck, 1 to {decks}. Say decks.")]
    WhichDeck {
        /// Who needs it.
        name: String,
        /// How many there are.
        decks: usize,
    },
    /// A level that the program does not play at.
    #[error("The program cannot play {level}; it can play {all}.")]
    NoLevel {
        /// What was said.
        level: String,
        /// The levels there are.
        all: String,
    },
    /// The round clock is set in minutes.
    #[error("\"{0}\" is not a number of minutes.")]
    NoMinutes(String),
    /// More or fewer people for a match.
    #[error("A match is played by two: match ann 1 bob 2.")]
    MatchOfTwo,
    /// A rule that points to fewer others.
    #[error("No rule of that number belongs to this one.")]
    NoOtherRule,
    /// Nothing in the rules has this number or these words.
    #[error("No rule mentions \"{0}\". Say rule alone to see the chapters.")]
    NoRule(String),
}
