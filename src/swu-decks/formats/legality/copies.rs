//! Copies of one card, under all its ids (formats.md K-1, D-4, D-10).

use super::Terms;
use crate::formats::code::Code;
use crate::formats::fault::{Fault, Place};
use crate::formats::format::Format;
use crate::formats::list::{DeckList, Section};
use std::collections::BTreeMap;
use swu_cards::catalog::Printing;
use swu_cards::deck_rule::DeckRule;

/// One card with all its rows.
#[derive(Default)]
struct Rows {
    copies: u32,
    rows: Vec<(&'static Printing, u32, Section, Option<Place>)>,
}

pub(super) fn check(list: &DeckList, terms: &Terms<'_>) -> Vec<Fault> {
    let (most, rule, over) = match terms.format {
        Format::Premier => (terms.profile.premier.copies, "D-4", "over deck and sideboard together"),
        Format::TwinSuns => (terms.profile.twin_suns.copies, "D-10", "in the deck"),
        Format::Limited | Format::Friendly => return Vec::new(),
    };
    let counted =
        |section| section == Section::Deck || (section == Section::Sideboard && terms.format == Format::Premier);
    let mut cards: BTreeMap<&'static str, Rows> = BTreeMap::new();
    for (section, entry) in list.entries().filter(|(section, _)| counted(*section)) {
        if let Some(printing) = entry.printing {
            let card = cards.entry(printing.identity).or_default();
            card.copies += entry.count.cards();
            card.rows.push((printing, entry.count.cards(), section, entry.place));
        }
    }
    let too_many = cards.into_values().filter_map(|card| {
        let (printing, ..) = *card.rows.first()?;
        let most = match DeckRule::of(printing) {
            Some(DeckRule::Copies(most)) => most,
            _ => most,
        };
        (card.copies > most).then(|| fault(&card, printing, most, rule, over))
    });
    too_many.collect()
}

fn fault(card: &Rows, printing: &'static Printing, most: u32, rule: &'static str, over: &str) -> Fault {
    let rows: Vec<String> = card
        .rows
        .iter()
        .filter(|(_, copies, ..)| *copies > 0)
        .map(|(printing, copies, section, _)| format!("{copies} as {} in the {section}", printing.id))
        .collect();
    let message = format!("{} copies of {printing} ({}); at most {most} {over}", card.copies, rows.join(", "));
    let (.., section, place) = card.rows[card.rows.len() - 1];
    Fault::new(Code::Copies, rule, message)
        .at(place)
        .within(section)
        .about_all(card.rows.iter().map(|(printing, ..)| *printing))
}
