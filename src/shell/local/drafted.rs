//! A game of two with the decks of a pod.

use super::{LocalServices, notices};
use crate::hotseat::table::Sitter;
use crate::shell::seating::seated;
use crate::shell::services::Begun;
use crate::unlimited::admission::Lists;
use crate::unlimited::cards::catalog::Catalogue;
use crate::unlimited::formats::import;
use crate::unlimited::hosted::{Setup, Start};
use crate::unlimited::rules::game::Beginner;
use crate::unlimited::rules::table::options::GameOptions;

/// Starts it.
///
/// # Errors
/// Everything that keeps it from being started, as sentences.
pub(super) fn start(services: &LocalServices, pairing: &[(String, String, bool); 2]) -> Result<Begun, Vec<String>> {
    let options = GameOptions::duel();
    let (mut players, mut sitters, mut faults) = (Vec::new(), Vec::new(), Vec::new());
    for (name, list, bot) in pairing {
        sitters.push(if *bot { Sitter::bot(name) } else { Sitter::person(name) });
        let list = import(list.as_bytes(), Catalogue::embedded())
            .map_err(|unreadable| unreadable.faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        // What a format for constructed decks would object to is no matter here: the list was judged for limited.
        match services.player(&list, &options, Lists::Any) {
            Ok((player, _)) => players.push(player),
            Err(reasons) => faults.extend(reasons.iter().map(|reason| format!("{name}: {reason}"))),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let seated = seated(sitters, players, &options, None);
    let names = seated.sitters.iter().map(|sitter| sitter.name.clone()).collect();
    let start = Start::Decks { options, players: seated.players, beginner: Beginner::ByLot, marks: Vec::new() };
    let opened = services.open(seated.sitters, services.agreement, Setup { names, start }, None);
    let (session, commitment) = opened.map_err(|why| vec![why])?;
    Ok((session, notices([seated.notice, commitment])))
}
