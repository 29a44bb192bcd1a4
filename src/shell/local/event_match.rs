//! Matches of an event at this keyboard: begun with the players' lists, gone on with, and read when they are over.

use super::LocalServices;
use crate::desk_session::{TableMatch, TableResult};
use crate::hosted_match::{HostedMatch, NewMatch};
use crate::refusal::Refusal;
use events::matchplay::{Ending as MatchEnding, Outcome};
use events::tournament::Ending;
use hotseat::table::{Sitter, Table};
use seats::Seat;
use std::path::Path;
use storage::match_file;
use storage::match_journal::{MatchHeader, MatchRecord, replayed};
use swu_cards::catalog::Catalogue;
use swu_decks::formats::import;
use swu_hosted::match_rules::{Conduct, MatchKind, Round};

/// Begins the match of a table; with it comes where it is saved.
///
/// # Errors
/// Everything that keeps it from being played.
pub(super) fn start(services: &LocalServices, wanted: &TableMatch) -> Result<(HostedMatch, String), Refusal> {
    let lists = wanted.lists.iter().map(|list| import(list.as_bytes(), Catalogue::embedded()));
    let lists = lists.collect::<Result<Vec<_>, _>>().map_err(|unreadable| Refusal::List(unreadable.faults))?;
    let sitters = wanted.names.iter().map(Sitter::person).collect();
    let table = Table::new(sitters, services.agreement)?;
    let new = NewMatch {
        table,
        lists,
        kind: if wanted.best_of_three { MatchKind::BestOfThree } else { MatchKind::SingleGame },
        minutes: Some(wanted.minutes),
        round: if wanted.elimination { Round::Elimination } else { Round::Swiss },
        review: wanted.elimination && !wanted.limited,
        curtain_stops_clock: false,
        limited: wanted.limited,
        sets: wanted.sets.clone(),
        conduct: if wanted.strict { Conduct::Strict } else { Conduct::Friendly },
        organiser: None,
        seed: None,
    };
    let contest = services.begin_match(new)?;
    let saved = contest.folder().display().to_string();
    Ok((contest, saved))
}

/// What came of a match that is saved there; nothing while it is not over, or if it is not there any more.
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
