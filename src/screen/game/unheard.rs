//! Why a sentence about the game on the table has no effect.

/// What is said to somebody whose sentence does nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unheard {
    /// Nobody decides.
    #[error("Nobody has to choose anything now.")]
    NobodyDecides,
    /// A number that no option has.
    #[error("There is no choice {number}: 1 to {count}.")]
    NoChoice {
        /// The number.
        number: usize,
        /// How many options there are.
        count: usize,
    },
    /// A number is chosen, and not this one.
    #[error("{number} is not among the numbers. You may: {may}.")]
    NoNumber {
        /// The number.
        number: usize,
        /// Those there are.
        may: String,
    },
    /// A name of nothing that can be seen.
    #[error("Nothing in sight is called \"{0}\".")]
    NotInSight(String),
    /// A name of no card.
    #[error("No card is called \"{0}\".")]
    NoCard(String),
    /// It is understood, but chooses nothing.
    #[error("Nothing is chosen by that.")]
    ChoosesNothing,
    /// The rules forbid it: the reason, as a sentence.
    #[error("{0}")]
    Forbidden(String),
    /// Cards of a hand are meant, and it is closed; whose it is, where several people sit.
    #[error("Open your hand first: hand.{}", .0.as_ref().map(only).unwrap_or_default())]
    HandClosed(Option<String>),
    /// A card that can be chosen in several ways.
    #[error("There are several ways: {0}.")]
    Several(String),
    /// Something else can be chosen.
    #[error("No. That is not among the choices. You may: {0}.")]
    NotOffered(String),
    /// No word of it is known.
    #[error("\"{said}\" is not understood. You may: {may}. Say help for all words.")]
    NotUnderstood {
        /// The sentence.
        said: String,
        /// What can be chosen.
        may: String,
    },
    /// Something else can be chosen, and the choices are long.
    #[error("\"{0}\" is not among the choices. Say choices to hear them.")]
    NotAmong(String),
    /// The rules say nothing about it, in a sentence.
    #[error("{0}")]
    NoRule(String),
    /// The course of this game is not kept.
    #[error("The course of this game cannot be looked at.")]
    NoCourse,
    /// Its course may not be read now (rule H-7).
    #[error("Earlier phases are read again after a game in strict play, and not at all in practice.")]
    Strict,
}

fn only(name: &String) -> String {
    format!(" Only {name} should be able to see or hear the next lines.")
}
