//! The order of rows in an export: type, cost, title, subtitle, id; rows that were not understood come last, as
//! written.

use crate::formats::list::ListEntry;

pub(super) fn sorted(entries: &[ListEntry]) -> Vec<&ListEntry> {
    let mut sorted: Vec<&ListEntry> = entries.iter().collect();
    sorted.sort_by_key(|entry| match entry.printing {
        Some(card) => (false, Some((card.kind, card.cost, card.title, card.subtitle, card.id)), ""),
        None => (true, None, entry.written.as_str()),
    });
    sorted
}
