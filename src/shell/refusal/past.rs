//! Why a game cannot be looked back at so.

/// What is refused where a game is looked back at.
#[derive(Debug, thiserror::Error)]
pub enum PastFault {
    /// Words that should say how many steps are meant.
    #[error("\"{0}\" is not a number of steps.")]
    NoSteps(String),
    /// The game was over before, or it is no number.
    #[error("The game has no round {0}.")]
    NoRound(String),
    /// Nobody of this name plays.
    #[error("Nobody here is called \"{0}\"; say eyes all for what everybody sees.")]
    NoEyes(String),
    /// Nobody's hand is shown before the end.
    #[error("The game is not over: it is shown as everybody sees it.")]
    NotOver,
    /// It belongs to no match, or to one of a single game.
    #[error("There is no other game.")]
    NoOther,
    /// The match had fewer games.
    #[error("There is no game {0} here.")]
    NoGame(String),
    /// A game that is still played, or that no file holds.
    #[error("Remarks are made on a saved game that is looked at again.")]
    NoRemarks,
    /// No step led to the beginning.
    #[error("This is the beginning: go to the step that you mean.")]
    NothingDone,
    /// More than anybody reads.
    #[error("A remark has at most {0} letters.")]
    LongRemark(usize),
    /// Those that were made before are not lost for new ones.
    #[error("The remarks about this game cannot be read, so none is added: {0}.")]
    UnreadRemarks(String),
    /// No line of the log has these words.
    #[error("The log never says \"{0}\".")]
    NeverSaid(String),
}
