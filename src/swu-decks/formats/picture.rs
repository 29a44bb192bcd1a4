//! A deck in numbers: how much its cards cost, what they are, which aspects they have.

use super::list::{DeckList, ListEntry};
use std::collections::BTreeMap;
use swu_cards::catalog::{CardType, Printing};
use swu_language::word::Aspect;

/// Cards of this cost or more share the last column of the curve.
pub const DEAREST: usize = 8;

/// A deck in numbers. The sideboard is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    /// Cards that cost 0, 1, 2 … and, last, [`DEAREST`] or more.
    pub curve: [u32; DEAREST + 1],
    /// Cards of each type.
    pub kinds: BTreeMap<CardType, u32>,
    /// Icons of each aspect over all cards; a double icon counts once.
    pub aspects: BTreeMap<Aspect, u32>,
    /// Cards without an aspect.
    pub neutral: u32,
    /// Cards with an icon that neither leader nor base has: they cost more.
    pub off_aspect: u32,
    /// All cards.
    pub cards: u32,
}

impl Picture {
    /// The numbers of a list's deck.
    pub fn of(list: &DeckList) -> Picture {
        let mut own: Vec<Aspect> =
            printings(&list.leaders).chain(printings(&list.bases)).flat_map(|(card, _)| card.aspects()).collect();
        own.sort();
        let mut picture = Picture::default();
        for (card, copies) in printings(&list.deck) {
            picture.cards += copies;
            *picture.kinds.entry(card.kind).or_insert(0) += copies;
            picture.curve[usize::from(card.cost.unwrap_or(0)).min(DEAREST)] += copies;
            let mut aspects: Vec<Aspect> = card.aspects().collect();
            picture.off_aspect += if is_off(&aspects, &own) { copies } else { 0 };
            aspects.sort();
            aspects.dedup();
            picture.neutral += if aspects.is_empty() { copies } else { 0 };
            for aspect in aspects {
                *picture.aspects.entry(aspect).or_insert(0) += copies;
            }
        }
        picture
    }

    /// The mean cost in hundredths; `None` for an empty deck.
    pub fn mean_cost(list: &DeckList) -> Option<u32> {
        let (cost, cards) = printings(&list.deck).fold((0, 0), |(cost, cards), (card, copies)| {
            (cost + u32::from(card.cost.unwrap_or(0)) * copies, cards + copies)
        });
        (cost * 100).checked_div(cards)
    }
}

/// Every icon of a card needs one of its own from leader or base (unlimited.md 5.3).
fn is_off(card: &[Aspect], own: &[Aspect]) -> bool {
    let count = |icons: &[Aspect], aspect| icons.iter().filter(|icon| **icon == aspect).count();
    card.iter().any(|aspect| count(card, *aspect) > count(own, *aspect))
}

fn printings(entries: &[ListEntry]) -> impl Iterator<Item = (&'static Printing, u32)> + '_ {
    entries.iter().filter_map(|entry| Some((entry.printing?, entry.count.cards())))
}
