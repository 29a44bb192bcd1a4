//! Through the front door: whatever the rules offer can be done, by key or row in panels, by number and words in line
//! mode, as a pick of the session and over the protocol, and leads where the rules lead.
//!
//! Some games are played every day; `CANTINA_GAMES` says how many of each sort.

mod commands;
mod keys;
mod probe;
mod program;
mod second;
mod unlimited;
mod wire;

use crate::rules::support;

/// How many games of a sort.
fn games(usual: u64) -> u64 {
    std::env::var("CANTINA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

#[test]
fn whatever_is_offered_in_a_duel_can_be_done() {
    let mut door = probe::Door::new();
    for seed in 0..games(2) {
        unlimited::play(&mut door, unlimited::Sort::Duel, seed, 29);
    }
}

#[test]
fn whatever_is_offered_among_several_can_be_done() {
    let mut door = probe::Door::new();
    for seed in 0..games(1) {
        for sort in [unlimited::Sort::Several(3), unlimited::Sort::TwinSuns(4), unlimited::Sort::Several(6)] {
            unlimited::play(&mut door, sort, seed, 131);
        }
    }
}

#[test]
fn whatever_is_offered_in_the_deckbuilding_game_can_be_done() {
    let mut door = probe::Door::new();
    for seed in 0..games(2) {
        for options in second::sorts(seed) {
            second::play(&mut door, options, seed, 97);
        }
    }
}

#[test]
fn whatever_is_offered_over_the_wire_leads_where_the_rules_lead() {
    for seed in 0..games(2) {
        wire::unlimited(unlimited::Sort::Duel, seed, 23);
        wire::second(second::sorts(seed)[0], seed, 301);
    }
}

#[test]
fn whatever_is_offered_over_the_wire_among_several_leads_where_the_rules_lead() {
    let several = (3..=6).map(unlimited::Sort::Several);
    let sorts: Vec<unlimited::Sort> = several.chain([3, 4].map(unlimited::Sort::TwinSuns)).collect();
    for seed in 0..games(1) {
        sorts.iter().for_each(|sort| wire::unlimited(*sort, seed, 97));
        wire::second(second::sorts(seed)[1], seed, 401);
    }
}
