//! A picklist: a box to tick for every copy, below it the printings that do.

use super::order::sorted;
use super::written;
use crate::formats::list::{DeckList, ListEntry};
use swu_cards::catalog::{Catalogue, Printing};

/// Between leader with base, deck, and sideboard.
const DIVIDER: &str = "-----\n";

/// The list as a picklist, to find its cards in a box.
pub fn to_picklist(list: &DeckList, catalogue: &'static Catalogue) -> String {
    let rows = |entries: Vec<&ListEntry>| entries.into_iter().map(|entry| row(entry, catalogue)).collect::<String>();
    let parts = [list.leaders.iter().chain(&list.bases).collect(), sorted(&list.deck), sorted(&list.sideboard)];
    format!("Picklist: {}\n\n{}", list.title(), parts.map(rows).join(DIVIDER))
}

fn row(entry: &ListEntry, catalogue: &'static Catalogue) -> String {
    let boxes = "[ ]".repeat(entry.count.cards().max(1) as usize);
    match entry.printing {
        Some(card) => {
            let ids: Vec<String> = catalogue.printings_of(card).map(number).collect();
            format!("{boxes} {}\n    {}\n", name(card), ids.join(", "))
        }
        None => format!("{boxes} {}\n", written(&entry.written)),
    }
}

fn name(card: &Printing) -> String {
    if card.subtitle.is_empty() { card.title.to_owned() } else { format!("{} | {}", card.title, card.subtitle) }
}

/// `SOR 046`
fn number(card: &Printing) -> String {
    card.id.replacen('_', " ", 1)
}
