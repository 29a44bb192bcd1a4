//! No card that says something goes without a position.

use crate::position::library;
use std::collections::BTreeSet;

const SPARK: &[&str] = &[
    include_str!("aggression.rs"),
    include_str!("command.rs"),
    include_str!("cunning.rs"),
    include_str!("leaders.rs"),
    include_str!("neutral.rs"),
    include_str!("vigilance.rs"),
];

const SHADOWS: &[&str] = &[
    include_str!("shd/aggression.rs"),
    include_str!("shd/aggression_pairs.rs"),
    include_str!("shd/command.rs"),
    include_str!("shd/command_pairs.rs"),
    include_str!("shd/cunning.rs"),
    include_str!("shd/cunning_pairs.rs"),
    include_str!("shd/leaders.rs"),
    include_str!("shd/neutral.rs"),
    include_str!("shd/vigilance.rs"),
    include_str!("shd/vigilance_pairs.rs"),
];

const TWILIGHT: &[&str] = &[
    include_str!("twi/aggression.rs"),
    include_str!("twi/command.rs"),
    include_str!("twi/copies.rs"),
    include_str!("twi/cunning.rs"),
    include_str!("twi/cunning_pairs.rs"),
    include_str!("twi/leaders.rs"),
    include_str!("twi/neutral.rs"),
    include_str!("twi/vigilance.rs"),
    include_str!("twi/vigilance_pairs.rs"),
];

#[test]
fn every_card_of_spark_of_rebellion_that_says_something_is_shown() {
    all_are_shown("SOR", SPARK);
}

#[test]
fn every_card_of_shadows_of_the_galaxy_that_says_something_is_shown() {
    all_are_shown("SHD", SHADOWS);
}

#[test]
fn every_card_of_twilight_of_the_republic_that_says_something_is_shown() {
    all_are_shown("TWI", TWILIGHT);
}

/// Reprints say what their first print says; it is shown there.
fn all_are_shown(set: &str, sources: &[&str]) {
    let speaking: BTreeSet<&str> = library()
        .iter()
        .map(|(_, card)| card)
        .filter(|card| card.set() == set && !card.kind.is_token() && card.reprints.is_none())
        .filter(|card| !card.abilities.is_empty() || !card.keywords.is_empty() || card.unit_side.is_some())
        .map(|card| card.id.as_str())
        .collect();
    let start = format!("fn {}_", set.to_lowercase());
    let shown: BTreeSet<String> = sources
        .iter()
        .flat_map(|source| source.split(&start).skip(1))
        .map(|rest| format!("{set}_{}", &rest[..3]))
        .collect();
    let missing: Vec<&&str> = speaking.iter().filter(|id| !shown.contains(**id)).collect();
    assert!(missing.is_empty(), "without a position: {missing:?}");
    let odd: Vec<&String> = shown.iter().filter(|id| !speaking.contains(id.as_str())).collect();
    assert!(odd.is_empty(), "these say nothing: {odd:?}");
    assert!(speaking.len() > 200, "only {} cards of {set} say something", speaking.len());
}
