//! Matches of an event at this keyboard: begun with the players' lists, continued, and read when they are over.

use super::Services;
use super::order::Order;
use crate::desk_session::{TableMatch, TableResult};
use crate::refusal::{Refusal, SavedFault};
use crate::services::{AtTable, MatchTerms};
use events::matchplay::{Ending as MatchEnding, Outcome};
use events::tournament::Ending;
use hotseat::table::Sitter;
use seats::Seat;
use std::path::Path;
use storage::match_file;
use storage::match_journal::{MatchHeader, MatchRecord, replayed};
use swu_rules::table::options::GameOptions;

/// Begins the match of a table; also returns where it is saved.
///
/// # Errors
/// Everything that keeps it from being played.
pub(super) fn start(services: &Services, wanted: &TableMatch) -> Result<(AtTable, String), Refusal> {
    let seats = wanted.names.iter().zip(&wanted.lists).map(|(name, list)| (Sitter::person(name), list.as_str()));
    let terms = MatchTerms {
        best_of_three: wanted.best_of_three,
        // The clock of the match begins with whole minutes, and then follows that of the round.
        minutes: Some(wanted.seconds.div_ceil(60).max(1)),
        elimination: wanted.elimination,
        review: !wanted.limited,
        curtain_stops_clock: false,
        strict: wanted.strict,
    };
    let opened = wanted.limited.then(|| wanted.sets.clone());
    let begun =
        services.begin(Order { terms: Some(terms), opened, ..services.order_lists(seats, GameOptions::duel()) })?;
    let AtTable::Match(mut contest) = begun else { return Err(SavedFault::Nowhere.into()) };
    contest.follow(wanted.seconds)?;
    let saved = contest.folder().display().to_string();
    Ok((AtTable::Match(contest), saved))
}

/// The result of a match saved there; `None` while it is not over, or if it no longer exists.
pub(super) fn result(folder: &Path) -> Option<TableResult> {
    let read = match_file::read::<MatchHeader, MatchRecord>(folder).ok()?;
    let state = replayed(&read.header, &read.records).ok()?;
    let result = state.result()?;
    let names = read.header.table.names();
    let won = |seat: u8| result.won.get(Seat(seat)).copied().unwrap_or(0);
    let (end, by) = match result.ending {
        MatchEnding::Played => (Ending::Played, None),
        MatchEnding::Time => (Ending::Time, None),
        MatchEnding::Agreement => (Ending::Agreed, None),
        MatchEnding::Concession { by } => (Ending::Conceded, Some(by)),
        MatchEnding::NoShow { by } => (Ending::NoShow, Some(by)),
        MatchEnding::Penalty { against } => (Ending::Conceded, Some(against)),
    };
    let name = |seat: Seat| names.get(seat.index()).cloned();
    let winner = match result.outcome {
        Outcome::Won(seat) => name(seat),
        Outcome::Shared(_) | Outcome::Drawn => None,
    };
    let games = if end == Ending::Agreed { [0; 3] } else { [won(0), won(1), result.drawn] };
    Some(TableResult { games, end, by: by.and_then(name), winner, names, places: None })
}
