//! Matches: best of three, clocks, records. Knows outcomes only; whatever else it must ask about a game is in
//! [`GameRules`].
//!
//! A [`Match`] is a plain value moved by [`MatchEvent`]s: the list of applied events is its journal, and
//! [`Match::replay`] rebuilds the identical value from it. The module reads no clock, no file and no card: time comes
//! in as [`MatchEvent::Tick`] and [`MatchEvent::TimeCalled`], deck checks as [`DeckCheck`], luck as a lot drawn
//! elsewhere (see [`fair`]). Rule numbers are those of the tournament chapters: G start, M matches and time, B between
//! games, I agreement and concession, H information, O notes, V lists, Z randomness.

mod agreement;
mod apply;
mod awaited;
mod clock;
mod concede;
mod event;
pub mod fair;
mod finish;
mod notes;
mod question;
mod record;
mod refusal;
mod review;
mod rules;
mod setup;
mod sheet;
mod sideboard;
mod start;
mod state;
mod time;

pub use awaited::{Awaited, Cutter};
pub use clock::{MatchClock, Pause, REVIEW_MILLIS, SIDEBOARD_MILLIS};
pub use event::{DeckCheck, MatchEvent, Stake};
pub use notes::{NoteText, NotesMarker};
pub use question::{Asker, Openness, Question};
pub use record::{Cut, Ending, GameEnding, GameRecord, Lot, MatchResult, Outcome};
pub use refusal::MatchRefusal;
pub use rules::{GameRules, Recorded};
pub use setup::{Conduct, ListSizes, MatchKind, MatchSetup, RegisteredList, Round, Sideboarding};
pub use sheet::{ScoreSheet, SheetRow};
pub use sideboard::SideboardNotice;
pub use state::{Match, ReplayError};
