//! Why a line of words is not understood at the desk of a tournament, or cannot be carried out there.

use std::path::PathBuf;

/// What the desk refuses, besides what the rules of tournaments refuse.
#[derive(Debug, thiserror::Error)]
pub enum DeskFault {
    /// No player follows the command.
    #[error("Say the name of a player after it.")]
    NoName,
    /// Nobody is called so.
    #[error("No player is called {word}{}.", near.as_ref().map(|near| format!("; {near} may be meant")).unwrap_or_default())]
    NoPlayer {
        /// The word given.
        word: String,
        /// Who may have been meant.
        near: Option<String>,
    },
    /// The beginning of two names.
    #[error("{word} may be {one} or {other}: say more of the name.")]
    Ambiguous {
        /// The word given.
        word: String,
        /// A player.
        one: String,
        /// Another one.
        other: String,
    },
    /// Not a field of a player.
    #[error("{0}= is not a field of a player.")]
    NoField(String),
    /// The file with players is missing.
    #[error(
        "Say a file with players: a list (csv or a name in each line), another event, or a pod. Pasting works, too."
    )]
    NoPlayersFile,
    /// Not a number of a table.
    #[error("Say the number of the table that {0} keeps, or none.")]
    NoKeptTable(String),
    /// The file of a list is missing.
    #[error("Say the file of the list after the name.")]
    NoFile,
    /// A list that an event of this format does not take.
    #[error("{}: this list may not be played here [V-2]: {faults}", path.display())]
    Unplayable {
        /// Its file.
        path: PathBuf,
        /// What is wrong with it.
        faults: String,
    },
    /// No table has this number.
    #[error("There is no table {0} now.")]
    NoTable(usize),
    /// Neither a table nor players are named.
    #[error("Say the number of a table, or its players.")]
    WhichTable,
    /// Players of several tables.
    #[error("These players do not sit at one table now.")]
    NotTogether,
    /// Not a round.
    #[error("\"{0}\" is not a round.")]
    NoRound(String),
    /// Not a score.
    #[error("{0}: say games as 2-1, or 1-1-1 with a drawn one.")]
    NoScore(String),
    /// A pod's result without places.
    #[error("Say the place of each player: 1 2 2 4.")]
    NoPlaces,
    /// Not a way a match can end.
    #[error("\"{0}\" ends no match: say time, agreed, conceded NAME, no-show NAME, winner NAME.")]
    NoEnding(String),
    /// More than two players after a swap.
    #[error("Two players change places; \"{0}\" is too much.")]
    TooMuch(String),
    /// Not a penalty.
    #[error("Say warning, game-loss, match-loss or disqualified after the name.")]
    NoPenalty,
    /// Not an export format.
    #[error(
        "An event is exported as text, csv (standings), matches, players, penalties or log, and on paper as tables, names, \
         standings, ranks, slips or master, each also for a browser: names.html. `cantina tournament export` writes json, too."
    )]
    NoForm,
    /// The round was paired but has not begun.
    #[error("The round does not run yet: begin it first.")]
    NotBegun,
    /// There is nothing left to play at the table.
    #[error("This table has its result already.")]
    HasResult,
    /// A bye.
    #[error("Nobody is played at this table: it is a bye.")]
    Bye,
    /// The person who would play has no deck.
    #[error("{0} has handed in no list: what would be played?")]
    NoList(String),
    /// The first word must be one of three.
    #[error("Begin with draft, sealed or tournament.")]
    WhichEvent,
    /// The boosters are missing.
    #[error("Say the set: SOR.")]
    WhichSet,
}
