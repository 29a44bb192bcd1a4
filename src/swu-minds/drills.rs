//! Drills: positions to decide in, the exact odds to go with them, and when to see similar ones again.
//!
//! | file | idea |
//! |---|---|
//! | `odds` | what is likely to be drawn, exactly |
//! | `reach` | playing on to a decision of a kind |
//! | `schedule` | spaced repetition |

mod odds;
mod reach;
mod schedule;

pub use odds::{Curve, Odds, at_least_one, odds};
pub use reach::{Found, LONGEST, Next, TRIES, find, is_worth_asking, luck, next};
pub use schedule::{Card, Grade, Schedule, retrievability, review};

/// What is drilled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Keep the opening hand or draw a new one.
    Mulligan,
    /// The first two resources.
    Resources,
    /// Whether to put down a resource after a round.
    Later,
    /// Take the initiative or leave it.
    Initiative,
    /// Which attack to make with which unit.
    Attacks,
    /// What to do first.
    Order,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 6] =
        [Kind::Mulligan, Kind::Resources, Kind::Later, Kind::Initiative, Kind::Attacks, Kind::Order];

    /// Its name in arguments, files and the protocol.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Mulligan => "mulligan",
            Kind::Resources => "resources",
            Kind::Later => "later",
            Kind::Initiative => "initiative",
            Kind::Attacks => "attacks",
            Kind::Order => "order",
        }
    }

    /// The kind of that name.
    pub fn named(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}
