//! The records of a match: everything it starts from, then one record for each thing that happened.

use super::index::Summary;
use super::log_file::OpenFault;
use super::{match_file, save};
use events::matchplay::ReplayError;
use events::matchplay::fair::{FairSetup, Reveal};
use hotseat::pin::Pin;
use hotseat::quoted::quoted;
use hotseat::table::Table;
use seats::Seat;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::path::Path;
use swu_hosted::match_rules::{Match, MatchEvent, MatchKind, MatchSetup, Sideboarding};

/// The first record of a match: everything it starts from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchHeader {
    /// The game that is played: `unlimited`.
    pub game: String,
    /// Who plays and what they agreed.
    pub table: Table,
    /// The rules of the match.
    pub setup: MatchSetup,
    /// Each seat's registered list, as SWUDB JSON.
    pub lists: Vec<String>,
    /// What an event would object to in these lists.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// Are the decks built from pools (formats.md B-8)?
    #[serde(default, skip_serializing_if = "is_false")]
    pub limited: bool,
    /// The sets whose boosters were opened, as far as known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<String>,
    /// The facts committed to together with the seed.
    pub facts: FairSetup,
    /// The PIN of the person who runs the event. Without one nobody can look at anything hidden or give penalties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub organiser: Option<Pin>,
    /// The secret that all luck comes from. Sealed with the rest until the match is over.
    pub secret: Reveal,
    /// When it began, in seconds since 1970 by the clock of the machine it began on.
    pub started: u64,
    /// The version of the program that wrote it.
    pub program: String,
}

const fn is_false(value: &bool) -> bool {
    !*value
}

impl MatchHeader {
    /// Are the decks built from pools? Earlier programs recorded only how they change between games.
    pub fn is_limited(&self) -> bool {
        self.limited || self.setup.sideboarding == Sideboarding::Limited
    }
}

/// One thing that happened to a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchRecord {
    /// An event of the match itself.
    Event(MatchEvent),
    /// A game was put on the table.
    Game {
        /// Its number, from 1.
        number: u32,
        /// Its save, a name in the match's folder.
        file: String,
    },
    /// A seat's deck and sideboard while they are being changed and are not legal yet, as SWUDB JSON.
    Drafted {
        /// Whose.
        seat: Seat,
        /// The list.
        list: String,
    },
    /// A seat's deck and sideboard from now on, as SWUDB JSON.
    Arranged {
        /// Whose.
        seat: Seat,
        /// The list.
        list: String,
    },
    /// Time was called at this point of the game.
    TimeAt {
        /// The round; 0 during setup.
        round: u16,
        /// Was it the regroup phase?
        regroup: bool,
    },
}

/// The match that its events lead to.
///
/// # Errors
/// The event that cannot have happened.
pub fn replayed(header: &MatchHeader, records: &[MatchRecord]) -> Result<Match, ReplayError> {
    let events = records.iter().filter_map(|record| match record {
        MatchRecord::Event(event) => Some(event),
        _ => None,
    });
    Match::replay(header.setup.clone(), events)
}

/// Is this save a game of a match that is not over? A match that cannot be read, or whose game has been moved
/// elsewhere, counts as open: a copy shows no hands.
pub fn part_of_open_match(save: &Path) -> bool {
    match save.parent().filter(|folder| folder.join(match_file::JOURNAL).exists()) {
        Some(folder) => !summary(folder).is_ok_and(|shown| shown.over),
        None => save::read::<IgnoredAny, IgnoredAny>(save).is_ok_and(|(header, _)| header.of_match),
    }
}

/// Why a match cannot be read. Its files are left as they were.
#[derive(Debug, thiserror::Error)]
pub enum MatchFault {
    /// The journal cannot be read.
    #[error(transparent)]
    Open(#[from] OpenFault),
    /// Its records describe something that cannot have happened.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// Reads what a list shows of a match, without locking it.
pub fn summary(folder: &Path) -> Result<Summary, MatchFault> {
    let read = match_file::read::<MatchHeader, MatchRecord>(folder)?;
    let state = replayed(&read.header, &read.records)?;
    let kind = match state.setup().kind {
        MatchKind::SingleGame => "single game",
        MatchKind::BestOfThree => "best of three",
    };
    let place = format!("{kind}, {}", state.score_sheet().score());
    let (game, names) = (quoted(&read.header.game), read.header.table.names());
    Ok(Summary { game, names, place, over: state.result().is_some(), picks: read.records.len(), more: false })
}
