//! Everything that can happen to a pod, as its journal records it: by meaning, not by the number of an option.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who chose, if not the person of the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Auto {
    /// The bot of the seat.
    Bot,
    /// Its time was over (formats.md P-8).
    Time,
    /// It was the last card (formats.md P-4).
    Last,
    /// The seat has left (formats.md P-16).
    Left,
}

impl Auto {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Auto::Bot => "bot",
            Auto::Time => "time",
            Auto::Last => "last",
            Auto::Left => "left",
        }
    }
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Record {
    /// A seat named a booster (formats.md P-5).
    Open {
        /// Who.
        seat: usize,
        /// Its number at that seat, from 1.
        number: u8,
    },
    /// A seat kept a card.
    Keep {
        /// Who.
        seat: usize,
        /// Who opened the booster.
        opened_by: usize,
        /// Which card.
        uid: u32,
        /// Its id, readable without the boosters.
        id: String,
        /// Who chose.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        auto: Option<Auto>,
    },
    /// A person left.
    Leave {
        /// Who.
        seat: usize,
    },
    /// A seat brings this deck, as SWUDB JSON.
    Deck {
        /// Who.
        seat: usize,
        /// The list.
        list: String,
    },
    /// A seat is done building.
    Lock {
        /// Who.
        seat: usize,
    },
    /// The time for building is over: everybody is done (formats.md L-7).
    LockAll,
    /// When the time for building started (formats.md L-7).
    Building {
        /// In seconds since 1970.
        since: u64,
    },
}

/// A card that was kept, for the review afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Who.
    pub seat: usize,
    /// 0 for leaders, else 1 to 3.
    pub round: u8,
    /// Which pick of the round, from 1.
    pub pick: u32,
    /// Who opened the booster it was kept from.
    pub opened_by: usize,
    /// The cards on offer.
    pub offered: Vec<super::card::PodCard>,
    /// The card.
    pub uid: u32,
    /// Who chose.
    pub auto: Option<Auto>,
}
