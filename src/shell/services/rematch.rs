//! A finished game, begun again by the same people.

use super::Services;
use crate::refusal::{Refusal, SavedFault};
use crate::services::{Begun, Rematch};
use hotseat::journal::{Header, Record};
use hotseat::table::{Agreement, Sitter};
use serde::de::{DeserializeOwned, IgnoredAny};
use std::path::Path;
use storage::save;
use swu_hosted::{Setup, Start};
use swu_rules::game::Beginner;

/// Begins a game like this one, with new luck.
///
/// # Errors
/// It cannot be read, or cannot be begun this way.
pub(super) fn begin(services: &Services, path: &Path, how: Rematch) -> Result<Begun, Refusal> {
    if let Some(game) = services.other_game(path) {
        return game.rematch(&services.room(), path, how);
    }
    let header: Header<Setup> = header(path)?;
    let (mut sitters, agreement) = people(services.agreement, &header);
    let Start::Decks { options, mut players, marks, .. } = header.setup.start else {
        return match how {
            Rematch::Same => services.open(sitters, agreement, header.setup, Some(header.seed)),
            _ => Err(SavedFault::Position.into()),
        };
    };
    // Marks name seats; players who change seats keep theirs.
    let marks = match how {
        Rematch::Same => marks,
        _ => marks.first().map(|_| "those of the game before".to_owned()).into_iter().collect(),
    };
    match how {
        Rematch::Same => {}
        Rematch::Seats => {
            sitters.rotate_left(1);
            players.rotate_left(1);
        }
        Rematch::Decks => players.rotate_left(1),
    }
    let names = sitters.iter().map(|sitter| sitter.name.clone()).collect();
    let start = Start::Decks { options, players, beginner: Beginner::ByLot, marks };
    services.open(sitters, agreement, Setup { names, start }, None)
}

/// How a game began.
pub(crate) fn header<S: DeserializeOwned>(path: &Path) -> Result<Header<S>, Refusal> {
    let read: Result<(Header<S>, Vec<Record<IgnoredAny>>), _> = save::read(path);
    Ok(read?.0)
}

/// Who sat there, under today's settings, except for when a curtain is drawn.
pub(crate) fn people<S>(today: Agreement, header: &Header<S>) -> (Vec<Sitter>, Agreement) {
    let agreement = Agreement { trust: header.table.agreement().trust, ..today };
    (header.table.sitters().iter().cloned().collect(), agreement)
}
