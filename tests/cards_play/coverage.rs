//! No card that says something goes without a position.

use crate::position::library;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// How many cards of each set say something, at the least.
const SETS: &[(&str, usize)] =
    &[("SOR", 200), ("SHD", 200), ("TWI", 200), ("JTL", 200), ("LOF", 200), ("SEC", 200), ("IBH", 35)];

#[test]
fn every_card_that_says_something_is_shown() {
    let mut sources = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cards_play"), &mut sources);
    for (set, least) in SETS {
        let speaking = speaking(set);
        assert!(speaking.len() >= *least, "only {} cards of {set} say something", speaking.len());
        let shown = shown(set, &sources);
        let odd: Vec<&String> = shown.difference(&speaking).collect();
        assert!(odd.is_empty(), "these say nothing: {odd:?}");
        let missing: Vec<&String> = speaking.difference(&shown).collect();
        assert!(missing.is_empty(), "without a position: {missing:?}");
    }
}

/// Reprints say what their first print says; it is shown there.
fn speaking(set: &str) -> BTreeSet<String> {
    let cards = library().iter().map(|(_, card)| card);
    cards
        .filter(|card| card.set() == set && !card.kind.is_token() && card.reprints.is_none())
        .filter(|card| !card.abilities.is_empty() || !card.keywords.is_empty() || card.unit_side.is_some())
        .map(|card| card.id.clone())
        .collect()
}

/// Tests are named by the card they show.
fn shown(set: &str, sources: &str) -> BTreeSet<String> {
    let start = format!("fn {}_", set.to_lowercase());
    let numbers = sources.split(&start).skip(1).filter_map(|rest| rest.get(..3));
    numbers.filter(|number| number.parse::<u16>().is_ok()).map(|number| format!("{set}_{number}")).collect()
}

/// The text of every file of a folder and the folders in it.
fn read(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).expect("the folder of these tests is there") {
        let path = entry.expect("its entries can be read").path();
        match path.is_dir() {
            true => read(&path, into),
            false => into.push_str(&fs::read_to_string(&path).expect("tests are text")),
        }
    }
}
