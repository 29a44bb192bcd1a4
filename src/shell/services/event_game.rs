//! Games of a pod of Twin Suns at this keyboard: begun with the players' lists, and read when they are over.

use super::Services;
use crate::desk_session::{TableMatch, TableResult};
use crate::games::Recorded;
use crate::refusal::{Refusal, SavedFault};
use crate::services::AtTable;
use events::tournament::Ending;
use hotseat::past::places;
use hotseat::table::Sitter;
use std::path::Path;
use swu_rules::table::options::GameOptions;

/// Begins the game of a pod; also returns where it is saved.
///
/// # Errors
/// Everything that keeps it from being played.
pub(super) fn start(services: &Services, wanted: &TableMatch) -> Result<(AtTable, String), Refusal> {
    let seats = wanted.names.iter().zip(&wanted.lists).map(|(name, list)| (Sitter::person(name), list.as_str()));
    let begun = services.begin(services.order_lists(seats, GameOptions::twin_suns()))?;
    let saved = match &begun {
        AtTable::Game(begun) => begun.0.session().saved_in(),
        AtTable::Match(_) => None,
    };
    Ok((begun, saved.ok_or(SavedFault::Nowhere)?))
}

/// The result of a game saved there; `None` while it is not over, or if it no longer exists.
pub(super) fn result(services: &Services, path: &Path) -> Option<TableResult> {
    let Recorded::Unlimited(games) = services.recorded(path).ok()? else { return None };
    let course = games.first()?.course();
    let winners = course.outcome()?.winners();
    let names = course.table().names();
    let places = places(&course.moments(), winners, names.len());
    Some(TableResult {
        games: [0; 3],
        end: Ending::Played,
        by: None,
        winner: None,
        places: Some(places.into_iter().filter_map(|place| u32::try_from(place).ok()).collect()),
        names,
    })
}
