//! Every card with a text has a position.

use crate::architecture::sources::all;
use crate::player::ground::library;
use crate::player::texts;
use std::collections::BTreeSet;

/// How many cards of each set have a text, at least.
const SETS: &[(&str, usize)] = &[
    ("SOR", 200),
    ("SHD", 200),
    ("TWI", 200),
    ("JTL", 200),
    ("LOF", 200),
    ("SEC", 200),
    ("IBH", 35),
    ("LAW", 220),
    ("TS26", 70),
    ("ASH", 220),
    ("HMW", 220),
];

#[test]
fn every_card_that_says_something_is_shown() {
    let names = names();
    for (set, least) in SETS {
        let speaking = speaking(set);
        assert!(speaking.len() >= *least, "only {} cards of {set} say something", speaking.len());
        let shown = shown(set, &names);
        let odd: Vec<&String> = shown.difference(&speaking).collect();
        assert!(odd.is_empty(), "these say nothing: {odd:?}");
        let missing: Vec<&String> = speaking.difference(&shown).collect();
        assert!(missing.is_empty(), "without a position: {missing:?}");
    }
}

/// Reprints say what their first print says; they are shown there.
fn speaking(set: &str) -> BTreeSet<String> {
    let cards = library().iter().map(|(_, card)| card);
    cards
        .filter(|card| card.set() == set && !card.kind.is_token() && card.reprints.is_none())
        .filter(|card| !card.abilities.is_empty() || !card.keywords.is_empty() || card.unit_side.is_some())
        .map(|card| card.id.clone())
        .collect()
}

/// Tests are named by the card they show.
fn shown(set: &str, names: &[String]) -> BTreeSet<String> {
    let start = format!("{}_", set.to_lowercase());
    let numbers = names.iter().filter_map(|name| name.strip_prefix(&start)?.get(..3));
    numbers.filter(|number| number.parse::<u16>().is_ok()).map(|number| format!("{set}_{number}")).collect()
}

/// The names of the texts, and of the tests here that check something else.
fn names() -> Vec<String> {
    let texts = texts::all().into_iter().map(|entry| entry.heading().to_owned());
    let sources = all("tests/cards_play");
    let tests = sources.iter().flat_map(|source| source.text.split("#[test]\nfn ").skip(1));
    texts.chain(tests.filter_map(|rest| rest.split('(').next()).map(str::to_owned)).collect()
}
