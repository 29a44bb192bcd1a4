//! A deck from a pool: the best thirty cards of the best home, by worth and curve.

use super::building::is_deck_card;
use super::card::PodCard;
use super::homes::{Home, homes};
use super::pod::Pod;
use super::sight::Sight;
use serde_json::json;
use std::collections::BTreeMap;
use swu_cards::catalog::{CardType, Printing};

/// Cards of a limited deck (formats.md L-1).
const DECK: usize = 30;

/// Fewest units of a deck, if the pool has them.
const UNITS: usize = 14;

/// How many cards of cost 5 and more are taken before others are preferred.
const DEAR: usize = 8;

/// A deck for a seat of a pod, as SWUDB JSON; the rest of the pool is its sideboard (formats.md L-2).
pub fn suggest(pod: &Pod, seat: usize) -> String {
    pod.sight(seat).map_or_else(|| "{}".to_owned(), |sight| of_sight(&sight))
}

/// Like [`suggest`], from what the seat sees.
pub(super) fn of_sight(sight: &Sight) -> String {
    let cards: Vec<PodCard> = sight.picks.iter().copied().filter(is_deck_card).collect();
    let built = homes(&sight.leaders, &cards).into_iter().map(|home| {
        let deck = best(&home, &cards);
        let strength: i32 = deck.iter().map(|place| home.worth(cards[*place].printing)).sum();
        (strength, home, deck)
    });
    let (home, deck) = match built.max_by_key(|(strength, ..)| *strength) {
        Some((_, home, deck)) => (Some(home), deck),
        None => (None, (0..cards.len().min(DECK)).collect()),
    };
    let rows = |inside: bool| {
        let cards = cards.iter().enumerate().filter(|(place, _)| deck.contains(place) == inside);
        rows(cards.map(|(_, card)| card.printing))
    };
    let base = home.as_ref().and_then(|home| {
        let mut bases = sight.basics.iter();
        bases.find(|base| base.aspects().any(|aspect| aspect == home.aspect))
    });
    let head = |card: Option<&Printing>| card.map(|card| json!({"id": card.id, "count": 1}));
    let list = json!({
        "metadata": {"name": "suggestion"},
        "leader": head(home.as_ref().map(|home| home.leader)),
        "base": head(base.copied()),
        "deck": rows(true),
        "sideboard": rows(false),
    });
    list.to_string()
}

/// The indices of the best cards in a home: by worth, but with enough units and not too many expensive cards.
fn best(home: &Home, cards: &[PodCard]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..cards.len()).collect();
    order.sort_by_key(|place| (-home.worth(cards[*place].printing), *place));
    let is_unit = |place: &usize| cards[*place].printing.kind == CardType::Unit;
    let is_dear = |place: &usize| cards[*place].printing.cost.is_some_and(|cost| cost >= 5);
    let mut deck: Vec<usize> = order.iter().copied().filter(is_unit).take(UNITS).collect();
    let (mut dear, mut passed) = (deck.iter().filter(|place| is_dear(place)).count(), Vec::new());
    for place in order {
        if deck.len() >= DECK || deck.contains(&place) {
            continue;
        }
        if is_dear(&place) && dear >= DEAR {
            passed.push(place);
            continue;
        }
        dear += usize::from(is_dear(&place));
        deck.push(place);
    }
    let missing = DECK.saturating_sub(deck.len());
    deck.extend(passed.into_iter().take(missing));
    deck
}

fn rows(cards: impl Iterator<Item = &'static Printing>) -> Vec<serde_json::Value> {
    let mut copies: BTreeMap<&str, u32> = BTreeMap::new();
    cards.for_each(|card| *copies.entry(card.id).or_insert(0) += 1);
    copies.into_iter().map(|(id, count)| json!({"id": id, "count": count})).collect()
}
