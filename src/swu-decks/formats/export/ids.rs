//! Text by set and number: a row for each card, `3 SOR_046`. Every builder that knows printings reads it, and it is short.

use super::order::sorted;
use super::written;
use crate::formats::list::{DeckList, ListEntry};

/// The list as text by set and number. The sections of leader, base and deck follow from the cards.
pub fn to_ids(list: &DeckList) -> String {
    let heads = list.leaders.iter().chain(&list.bases);
    let rows = heads.chain(sorted(&list.deck)).map(row);
    let side: Vec<String> = sorted(&list.sideboard).into_iter().map(row).collect();
    let head = (!side.is_empty()).then(|| "Sideboard".to_owned());
    rows.chain(head).chain(side).map(|line| line + "\n").collect()
}

fn row(entry: &ListEntry) -> String {
    let card = entry.printing.map_or_else(|| written(&entry.written), |card| card.id.to_owned());
    format!("{} {card}", super::count(&entry.count))
}
