//! Why something cannot be done with a pod. Nothing has changed.

use crate::formats::Fault;
use std::fmt;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => {
        /// The stable names of refusals.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum RefusalCode { $($(#[$doc])* $name,)* }

        impl RefusalCode {
            /// The stable text.
            pub const fn as_str(self) -> &'static str {
                match self { $(RefusalCode::$name => $text,)* }
            }
        }
    };
}

codes! {
    /// No booster of this set can be opened.
    UnknownSet = "unknown-set";
    /// A number out of range.
    BadCount = "bad-count";
    /// Too few or too many seats (formats.md P-1).
    PodSize = "pod-size";
    /// Two seats with names that cannot be told apart.
    DuplicateName = "duplicate-name";
    /// No such seat.
    UnknownSeat = "unknown-seat";
    /// This seat is asked nothing now.
    NotAwaited = "not-awaited";
    /// There is no such option.
    IllegalOption = "illegal-option";
    /// It is not the time for it.
    WrongStage = "wrong-stage";
    /// A deck that may not be played.
    IllegalDeck = "illegal-deck";
    /// Must not be seen before the last pick.
    Sealed = "sealed";
    /// Records that cannot have happened.
    BadSave = "bad-save";
}

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Its name.
    pub code: RefusalCode,
    /// The explanation, in a sentence.
    pub sentence: String,
    /// What is wrong with a deck.
    pub faults: Vec<Fault>,
}

impl Refusal {
    /// A refusal with its sentence.
    pub fn new(code: RefusalCode, sentence: impl Into<String>) -> Refusal {
        Refusal { code, sentence: sentence.into(), faults: Vec::new() }
    }

    /// There are no boosters of this set.
    pub fn unknown_set(set: &str) -> Refusal {
        let set: String = set.chars().take(20).collect();
        Refusal::new(RefusalCode::UnknownSet, format!("there are no boosters of a set {set:?}"))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.sentence)
    }
}

impl std::error::Error for Refusal {}
