//! Known cards that the game cannot play yet: one line for each set, which names them.

use super::Terms;
use crate::formats::code::Code;
use crate::formats::fault::Fault;
use crate::formats::list::{DeckList, ListEntry, Section};
use swu_cards::catalog::Printing;

pub(super) fn check(list: &DeckList, terms: &Terms<'_>) -> Vec<Fault> {
    let sets = terms.catalogue.sets().iter();
    sets.filter_map(|set| {
        let cards: Vec<(Section, &ListEntry, &'static Printing)> = list
            .entries()
            .filter_map(|(section, entry)| Some((section, entry, entry.printing?)))
            .filter(|(_, _, card)| home(card) == set.code && !(terms.playable)(card))
            .collect();
        let (section, first, _) = cards.first()?;
        let some_are_here =
            terms.catalogue.printings().iter().any(|card| home(card) == set.code && (terms.playable)(card));
        let here = if some_are_here { "wholly here" } else { "here" };
        let sections = [Section::Leader, Section::Base, Section::Deck, Section::Sideboard];
        let parts: Vec<String> = sections.into_iter().filter_map(|section| part(list, section, &cards)).collect();
        let verb = if parts.len() == 1 && !parts[0].contains(" of ") { "is" } else { "are" };
        let names = named(&cards);
        let message = format!("{} {verb} from {set}, which is not {here} yet: {names}", joined(&parts));
        let fault = Fault::new(Code::NotPlayableYet, "D-14", message).at(first.place).within(*section);
        Some(fault.about_all(cards.iter().map(|(_, _, card)| *card)))
    })
    .collect()
}

/// The set of the earliest printing: it brings the card into the game (formats.md K-3).
fn home(card: &Printing) -> &'static str {
    card.identity.split('_').next().unwrap_or(card.identity)
}

fn part(list: &DeckList, section: Section, cards: &[(Section, &ListEntry, &'static Printing)]) -> Option<String> {
    let own = cards.iter().filter(|(own, ..)| *own == section);
    let copies: u32 = own.map(|(_, entry, _)| entry.count.cards()).sum();
    let size = list.size(section);
    match section {
        _ if copies == 0 => None,
        Section::Leader | Section::Base if size == 1 => Some(format!("the {section}")),
        Section::Deck => Some(format!("{copies} of {size} cards")),
        _ => Some(format!("{copies} of {size} in the {section}")),
    }
}

/// Each card once, in the order of the list.
fn named(cards: &[(Section, &ListEntry, &'static Printing)]) -> String {
    let mut names: Vec<String> = Vec::new();
    for (_, _, card) in cards {
        let name = card.to_string();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join("; ")
}

fn joined(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
