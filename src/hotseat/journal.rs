//! The records of a game: a header and one record per event. A save and a replay are the same thing.

use super::notes::Note;
use super::table::Table;
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The first record of a journal: everything a game starts from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header<S> {
    /// [`Hosted::GAME`](super::hosted::Hosted::GAME).
    pub game: String,
    /// Who plays and what they agreed.
    pub table: Table,
    /// What the game starts from.
    pub setup: S,
    /// The seed of the game's own luck.
    pub seed: u64,
    /// [`Hosted::used`](super::hosted::Hosted::used) when the game began. Empty in format 1.
    #[serde(default)]
    pub used: BTreeMap<String, u64>,
    /// When it began, in seconds since 1970 by the clock of the machine it began on. Only shown, never calculated with.
    pub started: u64,
    /// The version of the program that wrote it.
    pub program: String,
    /// The secret that all luck of the game comes from, if it is not the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Secret>,
    /// What was promised about the seed before the game, in the words of whoever promised it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promise: Option<String>,
    /// Is it a game of a match? Then its match says when its hands may be seen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub of_match: bool,
}

impl<S> Header<S> {
    /// The number all luck comes from, if it is no secret of a match.
    pub(super) fn open_seed(&self) -> Option<u64> {
        (self.key.is_none() && !self.of_match).then_some(self.seed)
    }
}

/// 32 secret bytes. Debug output hides them.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret(..)")
    }
}

/// One thing that happened at the keyboard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Record<P> {
    /// One of the seats that the game awaited made a choice.
    Pick {
        /// Who chose.
        seat: Seat,
        /// The choice.
        pick: P,
    },
    /// Somebody took back; the first `to` steps (picks and concessions) stay.
    Undo {
        /// Who took back.
        by: Seat,
        /// How many steps stay.
        to: usize,
        /// Who was asked and agreed.
        agreed: SeatSet,
        /// Had the steps taken back no effect, so that the log does not mention it?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        quiet: bool,
    },
    /// A seat gave up.
    Concede {
        /// Who.
        seat: Seat,
    },
    /// A seat has read what the last step showed to it alone.
    Read {
        /// Who.
        seat: Seat,
    },
    /// Time was called: the game stops at the end of the main phase of this round. Nothing takes it back.
    Time {
        /// The last round.
        round: u16,
    },
    /// The thinking time a seat has used up so far.
    Clock {
        /// Whose clock.
        seat: Seat,
        /// Milliseconds since the game began.
        spent_ms: u64,
    },
    /// A seat's private notes changed to this text.
    Notes {
        /// Whose.
        seat: Seat,
        /// The whole text.
        text: Note,
    },
    /// The position at this point, to check a replay against, and to list saves by.
    Check {
        /// [`Hosted::fingerprint`](super::hosted::Hosted::fingerprint). Fingerprints of format 1 counted positions in a
        /// library and had another field name; this program ignores them.
        #[serde(rename = "position", default)]
        fingerprint: Option<u64>,
        /// [`Hosted::place`](super::hosted::Hosted::place).
        place: String,
        /// Is the game over?
        over: bool,
    },
}

impl<P> Record<P> {
    /// Who did it or whose it is, if anybody.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Record::Pick { seat, .. }
            | Record::Undo { by: seat, .. }
            | Record::Concede { seat }
            | Record::Read { seat }
            | Record::Clock { seat, .. }
            | Record::Notes { seat, .. } => Some(*seat),
            Record::Time { .. } | Record::Check { .. } => None,
        }
    }
}

/// Why something could not be written down, as a sentence for a person.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NotKept(pub String);

/// Where records go. A record that `append` accepted survives the program and the machine.
pub trait Journal<P> {
    /// Writes all records or none, and returns only when they are on disk.
    fn append(&mut self, records: &[Record<P>]) -> Result<(), NotKept>;

    /// Where the journal can be found, for a person; `None` if it lives in memory.
    fn place(&self) -> Option<String>;
}

/// A journal for a game that the people agreed not to save.
#[derive(Debug, Default)]
pub struct Nowhere;

impl<P> Journal<P> for Nowhere {
    fn append(&mut self, _records: &[Record<P>]) -> Result<(), NotKept> {
        Ok(())
    }

    fn place(&self) -> Option<String> {
        None
    }
}
