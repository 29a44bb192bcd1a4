//! Why something is not done at the table of a game.

/// What a game at the table refuses, besides what its rules refuse.
#[derive(Debug, thiserror::Error)]
pub enum TableFault {
    /// Nothing can be declined with a closed hand.
    #[error("Nothing can be declined unseen now: it takes a look at the hand.")]
    LookFirst,
    /// A card tells of a whole game.
    #[error("A card is written of a game that is over.")]
    NoCard,
    /// The option is not offered.
    #[error("There is no such choice.")]
    NoChoice,
    /// Nobody decides, or the hand is open anyway.
    #[error("Nobody has a hand to open now.")]
    NoHand,
    /// No pick can be taken back.
    #[error("There is nothing to take back.")]
    NothingToTakeBack,
    /// The agreement does not allow it.
    #[error("It cannot be taken back: {0}.")]
    NotTakenBack(String),
    /// The game is over.
    #[error("The game is over; its notes are put away.")]
    NotesPutAway,
    /// A game in memory.
    #[error("There is no other place for this game.")]
    NoOtherFile,
    /// A teacher would reveal what is hidden.
    #[error("Teaching reveals what hands hold: it needs an open table (--trust open).")]
    NotOpen,
    /// There are no texts for a teacher of this game.
    #[error("This game is not taught yet.")]
    NotTaught,
    /// There is no teacher here, or not for that.
    #[error("Nobody teaches in this game.")]
    NoTeacher,
    /// Clocks do not stop this game.
    #[error("This game cannot be stopped after round {0}.")]
    NotStopped(u16),
    /// Nobody can give up here.
    #[error("Nobody can give up here.")]
    NoConcession,
    /// Nobody writes here.
    #[error("No notes are kept in this game.")]
    NoNotes,
    /// The game is not written down.
    #[error("This game has no file.")]
    NoFile,
    /// No game lies on the table.
    #[error("No game is under way.")]
    NoGame,
    /// Nobody has to type anything.
    #[error("Nobody is asked for a name now.")]
    NobodyAsked,
    /// A replay has a picture of its own, and the form for a new game is filled in by words.
    #[error("This opens only where it can be drawn or told.")]
    NoPicture,
    /// It goes on, or a match decides what is played next.
    #[error("Only a game that is over and belongs to no match can be begun again.")]
    NoRematch,
    /// It goes on, belongs to a match, or no coach knows the game.
    #[error("A coach goes through a game of Star Wars: Unlimited that is over and belongs to no match.")]
    NoReview,
    /// A name that nobody has.
    #[error("Nobody here is called \"{0}\".")]
    Nobody(String),
    /// Words that should say how much of the log is read.
    #[error("\"{0}\" is not a number of lines.")]
    NoLines(String),
}
