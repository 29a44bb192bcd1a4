//! A registered list on paper.

use super::Person;
use crate::formats::export::to_melee;
use crate::formats::list::{DeckList, Section};

/// Name, id, the list with its sideboard, and the numbers of cards (formats.md V-1, V-6).
pub(super) fn of(person: &Person, list: &DeckList) -> String {
    let (deck, sideboard) = (list.size(Section::Deck), list.size(Section::Sideboard));
    let Person { first_name, last_name, uid } = person;
    let name = format!("{first_name} {last_name}");
    format!("{}\nUID {uid}\n\n{}\n{deck} cards, sideboard {sideboard}\n", name.trim(), to_melee(list))
}
