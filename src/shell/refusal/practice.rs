//! Why something is not done in practice.

use std::path::PathBuf;

/// What exercises refuse.
#[derive(Debug, thiserror::Error)]
pub enum PracticeFault {
    /// Not said which game is to be reviewed.
    #[error("Say review 1 or review FILE, and the number of a seat if several people played: review 1 2.")]
    WhichReview,
    /// No question waits for an answer.
    #[error("Nothing is asked now.")]
    NotAsked,
    /// The lesson wants something else.
    #[error("{0}")]
    NotNow(String),
    /// A command that no teacher offers now.
    #[error("That is not possible now.")]
    NotOffered,
    /// There is nobody to concede or write notes.
    #[error("This is practice: nobody is asked for that.")]
    NoHand,
    /// Nothing is due.
    #[error("Nothing is due today. Choose what to practise.")]
    NothingDue,
    /// The row opens a list.
    #[error("Choose what to practise.")]
    NotChosen,
    /// No question of the quiz can be about that.
    #[error("No question is about that rule or difficulty.")]
    NoTopic,
    /// No sample decks are of that set.
    #[error("No decks of the set {set} come with the program; there are {sets}.")]
    NoSet {
        /// The set asked for.
        set: String,
        /// The sets there are.
        sets: String,
    },
    /// An order without questions.
    #[error("There is nothing to practise.")]
    Nothing,
    /// The question has to be answered first.
    #[error("Answer first.")]
    Unanswered,
    /// Answers stand.
    #[error("An answer is not taken back; R asks again.")]
    Answered,
    /// The reviewed game is over.
    #[error("This game is over; R asks again.")]
    Over,
    /// No such deck in the order.
    #[error("There is no deck {0}.")]
    NoDeck(String),
    /// Too few cards.
    #[error("{name} cannot be dealt: it needs a leader, a base and {fewest} cards.")]
    TooSmall {
        /// The deck.
        name: String,
        /// The fewest cards.
        fewest: usize,
    },
    /// No such sample.
    #[error("No deck {0} comes with the program.")]
    NoSample(String),
    /// A sample that cannot be played yet.
    #[error("The deck {0} cannot be played.")]
    UnplayableSample(String),
    /// The deck of a drill is missing.
    #[error("A deck is missing.")]
    DeckMissing,
    /// No lesson has this word.
    #[error("{0}")]
    NoLesson(String),
    /// A lesson whose game cannot be laid out.
    #[error("The lesson {id} cannot be given: {why}")]
    Broken {
        /// The lesson.
        id: String,
        /// Why not.
        why: String,
    },
    /// There is nothing before it.
    #[error("This is where the lesson begins.")]
    FirstStep,
    /// There is nothing after it.
    #[error("That was the last lesson.")]
    LastLesson,
    /// A file without puzzles.
    #[error("There is no puzzle.")]
    NoPuzzles,
    /// The number of no puzzle.
    #[error("There is no such puzzle.")]
    NoPuzzle,
    /// There is nothing after it.
    #[error("That was the last puzzle.")]
    LastPuzzle,
    /// A puzzle that cannot be laid out.
    #[error("This is not a puzzle: {0}.")]
    Unsound(String),
    /// A puzzle without a decision.
    #[error("Nobody acts in this puzzle.")]
    NobodyActs,
    /// It was solved, or failed.
    #[error("This puzzle is over: u takes back, R begins again.")]
    PuzzleOver,
    /// There is nothing before it.
    #[error("This is where the puzzle begins.")]
    PuzzleBegins,
    /// Somebody is in the middle of something.
    #[error("A position can be saved when somebody is about to choose an action.")]
    NoAction,
    /// A position that the notation cannot express.
    #[error("This position cannot be written: {0}.")]
    Unwritable(String),
    /// There is no folder for what was practised.
    #[error("Nothing is kept here.")]
    NotKept,
    /// What was done cannot be written down.
    #[error("{} cannot be written: {error}. Practice continues without it.", path.display())]
    Unwritten {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        error: std::io::Error,
    },
    /// What was done cannot be read.
    #[error("{} cannot be read: {error}.", path.display())]
    Unread {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        error: std::io::Error,
    },
    /// A game of a kind without a coach.
    #[error("{} is a game without a coach: it cannot be reviewed.", .0.display())]
    NoCoach(PathBuf),
    /// Hands are still secret.
    #[error("This game, or its match, is not over: between people it is reviewed when it is over.")]
    GoesOn,
    /// This hand is still secret.
    #[error("This game, or its match, is not over: the hand of {0} is reviewed when it is over.")]
    HandGoesOn(String),
    /// No such seat.
    #[error("There is no seat {number}; there are {seats}.")]
    NoSeat {
        /// The number given.
        number: usize,
        /// The seats with their names.
        seats: String,
    },
    /// Nobody but bots.
    #[error("Nobody played.")]
    Nobody,
    /// Several people played.
    #[error("Say whose decisions: --seat N of {0}. Only that hand is shown.")]
    WhichSeat(String),
    /// A journal that does not fit the game.
    #[error("Step {0} cannot have been made.")]
    ImpossibleStep(usize),
}
