//! Why a game is not written for other programs.

/// What is refused where a game is written for other programs.
#[derive(Debug, thiserror::Error)]
pub enum ExportFault {
    /// It is a match, or another game.
    #[error("Only single games of Star Wars: Unlimited can be exported; of a match, name one of its games.")]
    Kind,
    /// Nobody's hand is told before the end.
    #[error("This game, or its match, is not over: it is exported when it is over.")]
    NotOver,
    /// There are fewer seats.
    #[error("The game has {0} seats, counted from 1.")]
    NoSeat(usize),
    /// The format cannot say it.
    #[error("It cannot be exported: {0}.")]
    NotWritten(#[from] swu_record::NotWritten),
}
