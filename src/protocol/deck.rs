//! Decks of new games.

use super::request::Refused;
use crate::unlimited::admission::{self, Admitted, Lists};
use crate::unlimited::cards::catalog::Catalogue;
use crate::unlimited::formats;
use crate::unlimited::rules::book::Book;
use crate::unlimited::rules::table::options::GameOptions;
use serde_json::Value;

/// Reads a deck for a game with these options; every fault at once.
pub(super) fn read(
    book: &Book,
    value: &Value,
    seat: usize,
    options: &GameOptions,
    lists: Lists,
) -> Result<Admitted, Refused> {
    let text = value.to_string();
    let list = formats::import(text.as_bytes(), Catalogue::embedded()).map_err(|unreadable| {
        let reasons: Vec<String> = unreadable.faults.iter().map(ToString::to_string).collect();
        faults("bad-deck", seat, &reasons)
    })?;
    admission::admit(book, &list, options, lists).map_err(|turned| {
        let code = if turned.unknown { "unknown-card" } else { "bad-deck" };
        faults(code, seat, &turned.reasons)
    })
}

fn faults(code: &'static str, seat: usize, reasons: &[String]) -> Refused {
    Refused::new(code, format!("seat {seat}: {}", reasons.join("; ")))
}
