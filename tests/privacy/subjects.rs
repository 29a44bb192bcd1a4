//! How games involve hidden cards: comparing games in which nothing of the kind happens would prove little.

use crate::protocol::support::CARDS;
use seats::Seat;
use swu_language::word::Kind;
use swu_rules::fact::{Fact, What};
use swu_view::{OptionView, Verb, ZoneView};

/// What the compared games must cover.
pub(super) const SUBJECTS: [&str; 10] = [
    "a play from the resources",
    "a play from a discard pile",
    "a pick among an opponent's cards out of play",
    "a play as a Pilot",
    "a capture",
    "a rescue",
    "a look into an opponent's hand",
    "a named card",
    "a text of an opponent's card",
    "the Force",
];

/// The subjects of one pick and of its facts.
pub(super) fn subjects(seat: Seat, picked: &OptionView, facts: &[Fact]) -> Vec<&'static str> {
    let mut found = Vec::new();
    if let Some(card) = picked.card.as_ref().filter(|_| picked.verb == Verb::Play) {
        match card.zone {
            ZoneView::Resource => found.push("a play from the resources"),
            ZoneView::Discard => found.push("a play from a discard pile"),
            _ => {}
        }
    }
    let out_of_play = |zone| matches!(zone, ZoneView::Hand | ZoneView::Deck | ZoneView::Discard | ZoneView::Captured);
    if picked.card.as_ref().is_some_and(|card| card.owner != seat && out_of_play(card.zone)) {
        found.push("a pick among an opponent's cards out of play");
    }
    for fact in facts {
        let Some(card) = fact.card else {
            match fact.what {
                What::Named => found.push("a named card"),
                What::ForceGained | What::ForceUsed => found.push("the Force"),
                _ => {}
            }
            continue;
        };
        let of_opponent = card.controller != fact.seat;
        match fact.what {
            What::Captured => found.push("a capture"),
            What::Rescued => found.push("a rescue"),
            What::Named => found.push("a named card"),
            What::Looked if of_opponent && fact.amount == 1 => found.push("a look into an opponent's hand"),
            What::Triggered | What::Used if of_opponent => found.push("a text of an opponent's card"),
            What::Played if fact.other.is_some() && CARDS.1.card(card.def).kind == Kind::Unit => {
                found.push("a play as a Pilot");
            }
            _ => {}
        }
    }
    found
}
