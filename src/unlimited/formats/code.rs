//! The stable names of what can be wrong with a list. Scripts and tests rely on them: never rename one.

use serde::{Serialize, Serializer};
use std::fmt;

/// How bad a fault is; the worst one decides what may be done with the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth saying, forbids nothing.
    Warning,
    /// The list is understood and breaks a rule.
    Illegal,
    /// Something in the list was not understood: nothing can be played with it.
    Unusable,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $severity:ident;)*) => {
        /// What is wrong with a list.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code { $($(#[$doc])* $name,)* }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Code] = &[$(Code::$name,)*];

            /// The stable text.
            pub const fn as_str(self) -> &'static str {
                match self { $(Code::$name => $text,)* }
            }

            /// How bad it is, unless a format is more lenient.
            pub const fn severity(self) -> Severity {
                match self { $(Code::$name => Severity::$severity,)* }
            }
        }
    };
}

codes! {
    /// More than 1 MB, or more than 500 rows.
    TooLarge = "E_TOO_LARGE", Unusable;
    /// Neither UTF-8 nor marked UTF-16.
    Encoding = "E_ENCODING", Unusable;
    /// No kind of list that can be read here: a link, a web page, an encrypted export, nothing at all.
    Unreadable = "E_FORMAT", Unusable;
    /// Broken JSON.
    Json = "E_JSON", Unusable;
    /// JSON or CSV whose parts are not what they should be.
    Shape = "E_SHAPE", Unusable;
    /// A row that is no row of a list.
    Row = "E_ROW", Unusable;
    /// An id or a name that no known card has.
    UnknownCard = "E_UNKNOWN", Unusable;
    /// A title that belongs to more than one card.
    Ambiguous = "E_AMBIGUOUS", Unusable;
    /// Name and id of one row are different cards.
    Disagree = "E_DISAGREE", Unusable;
    /// A count that is no whole number from 1 to 99 (formats.md D-14).
    Count = "E_COUNT", Illegal;
    /// A demo or beta printing (formats.md K-9).
    Demo = "E_DEMO", Illegal;
    /// Not as many leaders as the format wants.
    LeaderCount = "E_LEADER_COUNT", Illegal;
    /// Something else where a leader belongs.
    LeaderType = "E_LEADER_TYPE", Illegal;
    /// Not exactly one base.
    BaseCount = "E_BASE_COUNT", Illegal;
    /// Something else where a base belongs.
    BaseType = "E_BASE_TYPE", Illegal;
    /// A leader, base or token in deck or sideboard (formats.md K-12).
    Zone = "E_ZONE", Illegal;
    /// Too few cards in the deck.
    DeckMinimum = "E_DECK_MIN", Illegal;
    /// Too many cards in the sideboard.
    SideboardMaximum = "E_SIDE_MAX", Illegal;
    /// A sideboard where none is allowed (formats.md D-11).
    SideboardForbidden = "E_SIDE_FORBIDDEN", Illegal;
    /// Too many copies of one card.
    Copies = "E_COPIES", Illegal;
    /// A card none of whose printings is in a legal set (formats.md K-4).
    Set = "E_SET", Illegal;
    /// A suspended card (formats.md K-7).
    Suspended = "E_SUSPENDED", Illegal;
    /// Two leaders that may not lead together (formats.md D-7).
    LeaderPair = "E_TS_PAIR", Illegal;
    /// The same leader twice (formats.md D-8).
    SameLeader = "E_TS_SAME_LEADER", Illegal;
    /// A card or copy that was not opened (formats.md L-3 to L-6).
    Pool = "E_POOL", Illegal;
    /// Not what was registered (formats.md V-3, B-3).
    Registered = "E_REGISTERED", Illegal;
    /// Ids in another spelling than `SOR_005`.
    IdStyle = "W_ID_STYLE", Warning;
    /// One id in several rows of a section: added up (formats.md D-14).
    Duplicate = "W_DUPLICATE", Warning;
    /// A printing that is not in the catalogue, taken by its name.
    Variant = "W_VARIANT", Warning;
    /// A misspelling that is in circulation, read as the printed name.
    Spelling = "W_SPELLING", Warning;
    /// A limited sideboard that is not all the rest of the pool (formats.md L-2).
    SideboardNotRest = "W_SIDE_NOT_REST", Warning;
    /// A limited list judged without its pool.
    NoPool = "W_NO_POOL", Warning;
    /// A known card that this program cannot play yet.
    NotPlayableYet = "W_NOT_PLAYABLE_YET", Warning;
}

impl fmt::Display for Code {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
