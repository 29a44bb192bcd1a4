//! Leaders, bases and tokens are never cards of deck or sideboard (formats.md K-12, D-3, L-2).

use crate::formats::code::Code;
use crate::formats::fault::Fault;
use crate::formats::list::{DeckList, Section};

pub(super) fn check(list: &DeckList) -> Vec<Fault> {
    let rows = list.entries().filter(|(section, _)| matches!(section, Section::Deck | Section::Sideboard));
    rows.filter_map(|(section, entry)| {
        let printing = entry.printing.filter(|printing| !printing.kind.is_deck_card())?;
        let message = format!("{printing} ({}) is a {} and cannot be in the {section}", printing.id, printing.kind);
        Some(Fault::new(Code::Zone, "K-12", message).at(entry.place).within(section).about(printing))
    })
    .collect()
}
