//! The words of arguments: the possible ones are in the help, and anything else is refused.

use clap::ValueEnum;
use events::tournament::{Ending, EventFormat, MatchType, PenaltyKind, Tier};

/// Words for the values of a type that knows nothing about arguments.
macro_rules! words {
    ($($(#[$about:meta])* $words:ident for $of:ident { $($(#[$said:meta])* $word:ident),+ $(,)? })+) => {
        $(
            $(#[$about])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
            pub(super) enum $words {
                $($(#[$said])* $word,)+
            }

            impl From<$words> for $of {
                fn from(word: $words) -> $of {
                    match word {
                        $($words::$word => $of::$word,)+
                    }
                }
            }
        )+
    };
}

words! {
    /// What is played.
    FormatWord for EventFormat {
        /// Constructed decks.
        Premier,
        /// Decks from six boosters.
        Sealed,
        /// Decks from a draft.
        Draft,
        /// Two leaders, tables of four.
        TwinSuns,
    }

    /// How serious an event is.
    TierWord for Tier {
        /// For everybody.
        Casual,
        /// With names, ids and lists of everybody.
        Competitive,
    }

    /// The kind of match.
    MatchWord for MatchType {
        /// Best of three.
        Bo3,
        /// One game.
        Single,
    }

    /// How a match ended.
    EndingWord for Ending {
        /// It was played to its end.
        Played,
        /// Time was called.
        Time,
        /// Both agreed to a draw.
        Agreed,
        /// One gave it up.
        Conceded,
        /// One did not come.
        NoShow,
    }

    /// Penalties that a judge can give.
    PenaltyWord for PenaltyKind {
        /// It is noted.
        Warning,
        /// A game of the match is lost.
        GameLoss,
        /// The match is lost.
        MatchLoss,
        /// The player is out of the event.
        Disqualified,
    }
}
