//! The stable names of everything that can be wrong with a list. Scripts and tests rely on them: never rename one.

use serde::{Serialize, Serializer};
use std::fmt;

/// How bad a fault is; the worst one decides what may be done with the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth saying, but forbids nothing.
    Warning,
    /// The list is understood and breaks a rule.
    Illegal,
    /// Something in the list was not understood: nothing can be played with it.
    Unusable,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $severity:ident, $words:literal;)*) => {
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

            /// The fault in a few words that name no card: "too many copies of a card".
            pub const fn in_words(self) -> &'static str {
                match self { $(Code::$name => $words,)* }
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
    TooLarge = "E_TOO_LARGE", Unusable, "too long a list";
    /// Neither UTF-8 nor marked UTF-16.
    Encoding = "E_ENCODING", Unusable, "an unknown encoding";
    /// Not a kind of list that can be read here: a link, a web page, an encrypted export, or an empty text.
    Unreadable = "E_FORMAT", Unusable, "no list";
    /// Broken JSON.
    Json = "E_JSON", Unusable, "broken JSON";
    /// JSON or CSV whose parts are not what they should be.
    Shape = "E_SHAPE", Unusable, "parts that are not lists";
    /// A row that is not a row of a list.
    Row = "E_ROW", Unusable, "not a row of a deck";
    /// An id or a name that no known card has.
    UnknownCard = "E_UNKNOWN", Unusable, "an unknown card";
    /// A title that belongs to more than one card.
    Ambiguous = "E_AMBIGUOUS", Unusable, "a title of several cards";
    /// The name and the id in one row are different cards.
    Disagree = "E_DISAGREE", Unusable, "a name and a number of different cards";
    /// A count that is not a whole number from 1 to 99 (formats.md D-14).
    Count = "E_COUNT", Illegal, "not a number of copies";
    /// A demo or beta printing (formats.md K-9).
    Demo = "E_DEMO", Illegal, "a demo card";
    /// The wrong number of leaders for the format.
    LeaderCount = "E_LEADER_COUNT", Illegal, "a wrong number of leaders";
    /// Another kind of card in a leader's place.
    LeaderType = "E_LEADER_TYPE", Illegal, "not a leader";
    /// Not exactly one base.
    BaseCount = "E_BASE_COUNT", Illegal, "not exactly one base";
    /// Another kind of card in a base's place.
    BaseType = "E_BASE_TYPE", Illegal, "not a base";
    /// A leader, base or token in deck or sideboard (formats.md K-12).
    Zone = "E_ZONE", Illegal, "a leader, base or token in the deck";
    /// Too few cards in the deck.
    DeckMinimum = "E_DECK_MIN", Illegal, "too few cards in the deck";
    /// Too many cards in the sideboard.
    SideboardMaximum = "E_SIDE_MAX", Illegal, "too large a sideboard";
    /// A sideboard where none is allowed (formats.md D-11).
    SideboardForbidden = "E_SIDE_FORBIDDEN", Illegal, "a sideboard";
    /// Too many copies of one card.
    Copies = "E_COPIES", Illegal, "too many copies of a card";
    /// A card with no printing in a legal set (formats.md K-4).
    Set = "E_SET", Illegal, "a card of a set that is not legal";
    /// A suspended card (formats.md K-7).
    Suspended = "E_SUSPENDED", Illegal, "a suspended card";
    /// Two leaders that may not lead together (formats.md D-7).
    LeaderPair = "E_TS_PAIR", Illegal, "leaders that may not lead together";
    /// The same leader twice (formats.md D-8).
    SameLeader = "E_TS_SAME_LEADER", Illegal, "the same leader twice";
    /// A card or copy that was not opened (formats.md L-3 to L-6).
    Pool = "E_POOL", Illegal, "a card that was not opened";
    /// Differs from the registered list (formats.md V-3, B-3).
    Registered = "E_REGISTERED", Illegal, "not what was registered";
    /// Ids spelled differently from `SOR_005`.
    IdStyle = "W_ID_STYLE", Warning, "numbers spelled differently";
    /// One id in several rows of a section: the counts are added up (formats.md D-14).
    Duplicate = "W_DUPLICATE", Warning, "a card in several rows";
    /// A printing that is not in the catalogue, taken by its name.
    Variant = "W_VARIANT", Warning, "an unknown printing";
    /// A common misspelling, read as the printed name.
    Spelling = "W_SPELLING", Warning, "a misspelled name";
    /// A limited sideboard that is not the whole rest of the pool (formats.md L-2).
    SideboardNotRest = "W_SIDE_NOT_REST", Warning, "a sideboard that is not the rest of the pool";
    /// A limited list judged without its pool.
    NoPool = "W_NO_POOL", Warning, "no pool";
    /// A known card that this program cannot play yet.
    NotPlayableYet = "W_NOT_PLAYABLE_YET", Warning, "a card that cannot be played here yet";
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
