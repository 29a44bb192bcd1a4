//! Games of a pod of Twin Suns at this keyboard: begun with the players' lists, and read when they are over.

use super::LocalServices;
use crate::hotseat::past::places;
use crate::hotseat::table::Sitter;
use crate::shell::desk_session::{TableMatch, TableResult};
use crate::shell::games::{Recorded, Seated};
use crate::shell::seating::seated;
use crate::shell::services::AtTable;
use crate::tournament::Ending;
use crate::unlimited::admission::Lists;
use crate::unlimited::cards::catalog::Catalogue;
use crate::unlimited::formats::import;
use crate::unlimited::hosted::{Setup, Start};
use crate::unlimited::rules::game::Beginner;
use crate::unlimited::rules::table::options::GameOptions;
use std::path::Path;

/// Begins the game of a pod; with it comes where it is saved.
///
/// # Errors
/// Everything that keeps it from being played, as sentences.
pub(super) fn start(services: &LocalServices, wanted: &TableMatch) -> Result<(AtTable, String), Vec<String>> {
    let options = GameOptions::twin_suns();
    let (mut players, mut faults) = (Vec::new(), Vec::new());
    for (name, list) in wanted.names.iter().zip(&wanted.lists) {
        let list = import(list.as_bytes(), Catalogue::embedded())
            .map_err(|unreadable| unreadable.faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        match services.player(&list, &options, Lists::Any) {
            Ok((player, _)) => players.push(player),
            Err(reasons) => faults.extend(reasons.iter().map(|reason| format!("{name}: {reason}"))),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let sitters = wanted.names.iter().map(Sitter::person).collect();
    let seated = seated(sitters, players, &options, None);
    let names = seated.sitters.iter().map(|sitter| sitter.name.clone()).collect();
    let start = Start::Decks { options, players: seated.players, beginner: Beginner::ByLot, marks: Vec::new() };
    let opened = services.open(seated.sitters, services.agreement, Setup { names, start }, None);
    let (game, notice) = opened.map_err(|why| vec![why])?;
    let saved = match &game {
        Seated::Unlimited(session) => session.saved_in(),
        Seated::Deckbuilding(session, _) => session.saved_in(),
    };
    let saved = saved.ok_or_else(|| vec!["This game is not saved anywhere.".to_owned()])?;
    Ok((AtTable::Game(Box::new((game, notice))), saved))
}

/// What came of a game that is saved there; nothing while it is not over, or if it is not there any more.
pub(super) fn result(services: &LocalServices, path: &Path) -> Option<TableResult> {
    let Recorded::Unlimited(games) = services.recorded(path).ok()? else { return None };
    let course = games.first()?;
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
