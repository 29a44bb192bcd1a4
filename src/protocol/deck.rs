//! Decks of new games.

use super::request::Refused;
use serde_json::Value;
use swu_cards::catalog::Catalogue;
use swu_cards::samples::sample;
use swu_decks::admission::{self, Admitted, Lists};
use swu_decks::formats;
use swu_rules::book::Book;
use swu_rules::table::options::GameOptions;

/// Reads a deck for a game with these options: a list as JSON or as a text, or the key of a sample; every fault at once.
pub(super) fn read(
    book: &Book,
    value: &Value,
    seat: usize,
    options: &GameOptions,
    lists: Lists,
) -> Result<Admitted, Refused> {
    let named = value.as_str().and_then(sample).map(|sample| sample.json.to_owned());
    let text = named.unwrap_or_else(|| value.to_string());
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
