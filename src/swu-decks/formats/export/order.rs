//! The order of rows in an export: type, cost, title, subtitle, id; rows that were not understood come last, as
//! written.

use crate::formats::list::Entry;

pub(super) fn sorted(entries: &[Entry]) -> Vec<&Entry> {
    let mut sorted: Vec<&Entry> = entries.iter().collect();
    sorted.sort_by_key(|entry| match entry.printing {
        Some(card) => (false, Some((card.kind, card.cost, card.title, card.subtitle, card.id)), ""),
        None => (true, None, entry.written.as_str()),
    });
    sorted
}
