//! Limited: only opened cards may be played, except for any common base (formats.md L-2 to L-6).

use super::Terms;
use crate::formats::code::Code;
use crate::formats::fault::{Fault, Place};
use crate::formats::list::{DeckList, Section};
use crate::formats::pool::Pool;
use std::collections::BTreeMap;
use swu_cards::catalog::{CardType, Printing};
use swu_language::word::Rarity;

pub(super) fn check(list: &DeckList, terms: &Terms<'_>) -> Vec<Fault> {
    let Some(pool) = terms.pool.or(list.pool.as_ref()) else {
        let message = "no pool was given, so it was not checked whether these cards were opened";
        return vec![Fault::new(Code::NoPool, "L-6", message)];
    };
    let mut faults = leaders(list, pool);
    faults.extend(bases(list, pool, terms));
    faults.extend(cards(list, pool));
    faults.extend(rest(list, pool));
    faults
}

fn leaders(list: &DeckList, pool: &Pool) -> Vec<Fault> {
    let leaders = list.leaders.iter().filter_map(|entry| Some((entry.printing?, entry.place)));
    leaders
        .filter(|(leader, _)| leader.kind == CardType::Leader && !pool.may_lead(leader))
        .map(|(leader, place)| not_opened(Section::Leader, leader, place, "L-4", "the leader", ""))
        .collect()
}

fn bases(list: &DeckList, pool: &Pool, terms: &Terms<'_>) -> Vec<Fault> {
    let bases = list.bases.iter().filter_map(|entry| Some((entry.printing?, entry.place)));
    bases
        .filter(|(base, _)| base.kind == CardType::Base && pool.copies(base) == 0 && !is_free(base, terms))
        .map(|(base, place)| {
            let why = if base.rarity == Some(Rarity::Common) {
                "; its set is not one of the profile's"
            } else {
                "; only common bases are free"
            };
            not_opened(Section::Base, base, place, "L-5", "the base", why)
        })
        .collect()
}

/// Any common base of the profile's sets, opened or not (formats.md L-5, A7).
fn is_free(base: &Printing, terms: &Terms<'_>) -> bool {
    terms.catalogue.printings_of(base).any(|printing| {
        printing.rarity == Some(Rarity::Common)
            && terms.profile.has_set(printing.set(), terms.effective_day(), terms.catalogue)
    })
}

fn not_opened(
    section: Section,
    card: &Printing,
    place: Option<Place>,
    rule: &'static str,
    what: &str,
    why: &str,
) -> Fault {
    let message = format!("{what} {card} ({}) was not opened{why}", card.id);
    Fault::new(Code::Pool, rule, message).at(place).within(section).about(card)
}

/// Deck and sideboard together hold no more copies than were opened (formats.md L-3, L-6).
fn cards(list: &DeckList, pool: &Pool) -> Vec<Fault> {
    let mut played: BTreeMap<&'static str, (&'static Printing, u32, Section, Option<Place>)> = BTreeMap::new();
    for (section, entry) in list.entries().filter(|(section, _)| matches!(section, Section::Deck | Section::Sideboard))
    {
        if let Some(printing) = entry.printing.filter(|printing| printing.kind.is_deck_card()) {
            let row = played.entry(printing.identity).or_insert((printing, 0, section, entry.place));
            row.1 += entry.count.cards();
        }
    }
    let too_many = played.into_values().filter(|(printing, copies, ..)| *copies > pool.copies(printing));
    too_many
        .map(|(printing, copies, section, place)| {
            let opened = match pool.copies(printing) {
                0 => "none was opened".to_owned(),
                1 => "only 1 was opened".to_owned(),
                opened => format!("only {opened} were opened"),
            };
            let message = format!("{copies} of {printing} ({}) in the list, but {opened}", printing.id);
            Fault::new(Code::Pool, "L-3", message).at(place).within(section).about(printing)
        })
        .collect()
}

/// Every opened card that is not in the deck is the sideboard, except leaders and bases (formats.md L-2).
fn rest(list: &DeckList, pool: &Pool) -> Option<Fault> {
    let copies = |section, card: &Printing| -> u32 {
        let entries = list.section(section).iter();
        entries
            .filter(|entry| entry.printing.is_some_and(|printing| printing.same_card(card)))
            .map(|entry| entry.count.cards())
            .sum()
    };
    let missing: Vec<(&'static Printing, u32)> = pool
        .cards()
        .filter(|(card, _)| card.kind.is_deck_card())
        .map(|(card, opened)| {
            (card, opened.saturating_sub(copies(Section::Deck, card) + copies(Section::Sideboard, card)))
        })
        .filter(|(_, missing)| *missing > 0)
        .collect();
    let number: u32 = missing.iter().map(|(_, missing)| missing).sum();
    (number > 0).then(|| {
        let are = if number == 1 { "one opened card is".to_owned() } else { format!("{number} opened cards are") };
        let message = format!("{are} in neither deck nor sideboard; whatever is not in the deck is the sideboard");
        let cards = missing.into_iter().map(|(card, _)| card);
        Fault::new(Code::SideboardNotRest, "L-2", message).within(Section::Sideboard).about_all(cards)
    })
}
