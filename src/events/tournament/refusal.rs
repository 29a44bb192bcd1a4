//! Why something cannot be done at the desk. Nothing has changed.

use std::fmt;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => {
        /// The stable names of refusals.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum DeskCode { $($(#[$doc])* $name,)* }

        impl DeskCode {
            /// The stable text.
            pub const fn as_str(self) -> &'static str {
                match self { $(DeskCode::$name => $text,)* }
            }
        }
    };
}

codes! {
    /// An impossible event (formats.md E-3).
    BadEvent = "bad-event";
    /// An impossible name of a player, or of something that belongs to one.
    BadName = "bad-name";
    /// The name or id is taken (formats.md E-5).
    DuplicatePlayer = "duplicate-player";
    /// Nobody of this name.
    UnknownPlayer = "unknown-player";
    /// A competitive event needs lists (formats.md V-1).
    ListMissing = "list-missing";
    /// Not enough players (formats.md N-4).
    TooFew = "too-few";
    /// It is not the time for it.
    WrongStage = "wrong-stage";
    /// It cannot be changed any more.
    Locked = "locked";
    /// A pairing that breaks rules and was not confirmed (formats.md S-16).
    IllegalPairing = "illegal-pairing";
    /// A result for somebody who has dropped that was not confirmed (formats.md S-14, R-8).
    Unconfirmed = "unconfirmed";
    /// These players do not meet in that round.
    NotPaired = "not-paired";
    /// This player does not take part any more.
    NotActive = "not-active";
    /// An impossible result (formats.md R-2).
    IllegalResult = "illegal-result";
    /// No operation is left to take back.
    NothingToUndo = "nothing-to-undo";
    /// No such format.
    UnknownFormat = "unknown-format";
    /// A history that cannot be.
    BadHistory = "bad-history";
    /// A number out of range.
    BadCount = "bad-count";
    /// Records that cannot have happened.
    BadSave = "bad-save";
}

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeskRefusal {
    /// Its name.
    pub code: DeskCode,
    /// The explanation, in a sentence.
    pub sentence: String,
}

impl DeskRefusal {
    /// A refusal with its sentence.
    pub fn new(code: DeskCode, sentence: impl Into<String>) -> DeskRefusal {
        DeskRefusal { code, sentence: sentence.into() }
    }
}

/// Refuses unless something holds.
pub(super) fn ensure(holds: bool, code: DeskCode, sentence: impl FnOnce() -> String) -> Result<(), DeskRefusal> {
    if holds { Ok(()) } else { Err(DeskRefusal::new(code, sentence())) }
}

impl fmt::Display for DeskRefusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.sentence)
    }
}

impl std::error::Error for DeskRefusal {}
