//! Melee's text. It knows names only: it keeps the card, but not the printing.

use super::order::sorted;
use crate::formats::list::{Count, DeckList, ListEntry};
use std::fmt::Write;

/// The list as Melee text.
pub fn to_melee(list: &DeckList) -> String {
    let heads =
        [("Leaders", &list.leaders), ("Base", &list.bases), ("MainDeck", &list.deck), ("Sideboard", &list.sideboard)];
    let sections = heads.into_iter().filter(|(_, entries)| !entries.is_empty());
    let sections: Vec<String> = sections.map(|(head, entries)| section(head, entries)).collect();
    sections.join("\n")
}

fn section(head: &str, entries: &[ListEntry]) -> String {
    let leaders = head == "Leaders";
    let rows = if leaders { entries.iter().collect() } else { sorted(entries) };
    let mut merged: Vec<(String, String, u32)> = Vec::new();
    for entry in rows {
        let name = name(entry);
        let (written, cards) = match &entry.count {
            Count::Whole(count) => (String::new(), u32::from(*count)),
            Count::Nonsense(written) => (super::written(written), 0),
        };
        match merged
            .iter_mut()
            .find(|(other, nonsense, _)| !leaders && *other == name && nonsense.is_empty() && written.is_empty())
        {
            Some((.., copies)) => *copies += cards,
            None => merged.push((name, written, cards)),
        }
    }
    let mut text = format!("{head}\n");
    for (name, nonsense, copies) in merged {
        let count = if nonsense.is_empty() { copies.to_string() } else { nonsense };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{count} | {name}");
    }
    text
}

fn name(entry: &ListEntry) -> String {
    match entry.printing {
        Some(card) if card.subtitle.is_empty() => card.title.to_owned(),
        Some(card) => format!("{} | {}", card.title, card.subtitle),
        None => super::written(&entry.written),
    }
}
