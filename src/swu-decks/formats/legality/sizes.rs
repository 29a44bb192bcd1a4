//! Numbers of cards in deck and sideboard.

use super::Terms;
use crate::formats::code::Code;
use crate::formats::fault::Fault;
use crate::formats::format::Format;
use crate::formats::list::{Count, DeckList, Section};
use swu_cards::deck_rule::DeckRule;

pub(super) fn check(list: &DeckList, terms: &Terms<'_>) -> Vec<Fault> {
    deck(list, terms).into_iter().chain(sideboard(list, terms)).collect()
}

fn deck(list: &DeckList, terms: &Terms<'_>) -> Option<Fault> {
    let profile = terms.profile;
    let (least, rule) = match terms.format {
        Format::Premier => (with_exceptions(list, profile.premier.deck), "D-2"),
        Format::TwinSuns => (with_exceptions(list, profile.twin_suns.deck), "D-9"),
        Format::Limited => (with_exceptions(list, profile.limited.deck), "L-1"),
        Format::Friendly => (1, "D-15"),
    };
    let size = list.size(Section::Deck);
    if size >= least {
        return None;
    }
    let unread = list.deck.iter().filter(|entry| matches!(entry.count, Count::Nonsense(_))).count();
    let unread =
        if unread > 0 { format!(", not counting {unread} rows whose count cannot be read") } else { String::new() };
    let message = format!("the deck has {size} cards{unread}; {} needs at least {least}", terms.format);
    Some(Fault::new(Code::DeckMinimum, rule, message).within(Section::Deck))
}

/// Bases that change the minimum deck size (formats.md K-10).
fn with_exceptions(list: &DeckList, least: u32) -> u32 {
    let change: i16 = list
        .bases
        .iter()
        .filter_map(|entry| match DeckRule::of(entry.printing?)? {
            DeckRule::Minimum(change) => Some(change),
            DeckRule::Copies(_) => None,
        })
        .sum();
    least.saturating_add_signed(i32::from(change))
}

fn sideboard(list: &DeckList, terms: &Terms<'_>) -> Option<Fault> {
    let size = list.size(Section::Sideboard);
    match terms.format {
        Format::Premier => {
            let most = terms.profile.premier.sideboard.filter(|most| size > *most)?;
            let message = format!("the sideboard has {size} cards; at most {most} are allowed");
            Some(Fault::new(Code::SideboardMaximum, "D-3", message).within(Section::Sideboard))
        }
        Format::TwinSuns if !list.sideboard.is_empty() => {
            let message = format!("Twin Suns has no sideboard; this list has one of {size} cards");
            Some(Fault::new(Code::SideboardForbidden, "D-11", message).within(Section::Sideboard))
        }
        _ => None,
    }
}
