//! No card that says something goes without a position.

use crate::position::library;
use std::collections::BTreeSet;

const SOURCES: &[&str] = &[
    include_str!("aggression.rs"),
    include_str!("command.rs"),
    include_str!("cunning.rs"),
    include_str!("leaders.rs"),
    include_str!("neutral.rs"),
    include_str!("vigilance.rs"),
];

#[test]
fn every_card_that_says_something_is_shown() {
    let speaking: BTreeSet<&str> = library()
        .iter()
        .map(|(_, card)| card)
        .filter(|card| card.set() == "SOR" && !card.kind.is_token())
        .filter(|card| !card.abilities.is_empty() || !card.keywords.is_empty() || card.unit_side.is_some())
        .map(|card| card.id.as_str())
        .collect();
    let shown: BTreeSet<String> = SOURCES
        .iter()
        .flat_map(|source| source.split("fn sor_").skip(1))
        .map(|rest| format!("SOR_{}", &rest[..3]))
        .collect();
    let missing: Vec<&&str> = speaking.iter().filter(|id| !shown.contains(**id)).collect();
    assert!(missing.is_empty(), "without a position: {missing:?}");
    let odd: Vec<&String> = shown.iter().filter(|id| !speaking.contains(id.as_str())).collect();
    assert!(odd.is_empty(), "these say nothing: {odd:?}");
    assert!(speaking.len() > 200, "only {} cards say something", speaking.len());
}
