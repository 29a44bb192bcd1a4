//! Whatever comes in, nothing panics or hangs, and nothing is lost.
//!
//! Each file here takes bytes and uses them as the program would. `cargo fuzz` runs the same files for as long as you
//! like (see `fuzz/`); here they run over their seeds, over seeds with some changes, and over everything that was ever
//! found (`found/<target>/`). `CANTINA_TRIES=50000 cargo test --test integration fuzz::lines_at_a_desk` changes the
//! seeds of one target that often, if you have no `cargo fuzz`.

mod cards;
pub(crate) mod change;
mod deckbuilding;
pub(crate) mod decks;
mod desk;
mod events;
mod journal;
mod keys;
pub(crate) mod matches;
mod notation;
mod own_files;
mod pods;
mod practice;
mod protocol;
mod requests;
pub(crate) mod saves;
mod scenarios;

use change::{apply, change};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::path::Path;

/// Runs a target over its seeds, over `cases` changed ones, and over earlier finds.
fn many(name: &str, cases: u32, seeds: Vec<Vec<u8>>, run: fn(&[u8])) {
    seeds.iter().for_each(|seed| run(seed));
    for found in found(name) {
        run(&found);
    }
    let asked = std::env::var("CANTINA_TRIES").ok().and_then(|number| number.parse().ok());
    let config =
        ProptestConfig { cases: asked.unwrap_or(cases), failure_persistence: None, ..ProptestConfig::default() };
    let changes = prop::collection::vec(change(), 1..12);
    let result = TestRunner::new(config).run(&(0..seeds.len(), changes), |(seed, changes)| {
        let mut bytes = seeds[seed].clone();
        changes.iter().for_each(|change| apply(&mut bytes, change));
        run(&bytes);
        Ok(())
    });
    if let Err(fault) = result {
        panic!("{name}: {fault}");
    }
}

/// Inputs that stopped the program once.
fn found(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/found").join(name);
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("it can be read")).collect()
}

#[test]
fn card_files() {
    many("cards", 150, cards::seeds(), cards::run);
}

#[test]
fn deck_lists() {
    many("decks", 96, decks::seeds(), decks::run);
}

#[test]
fn contents_of_saves() {
    many("saves", 60, saves::seeds(), saves::run);
}

#[test]
fn contents_of_matches() {
    many("matches", 40, matches::seeds(), matches::run);
}

#[test]
fn contents_of_events() {
    many("events", 60, events::seeds(), events::run);
}

#[test]
fn lines_at_a_desk() {
    many("desk", 60, desk::seeds(), desk::run);
}

#[test]
fn contents_of_pods() {
    many("pods", 40, pods::seeds(), pods::run);
}

#[test]
fn positions() {
    many("scenarios", 120, scenarios::seeds(), scenarios::run);
}

#[test]
fn positions_and_moves_in_notation() {
    many("notation", 200, notation::seeds(), notation::run);
}

#[test]
fn themes_keys_and_settings() {
    many("own_files", 300, own_files::seeds(), own_files::run);
}

#[test]
fn lessons() {
    many("lessons", 80, practice::lessons(), practice::lesson);
}

#[test]
fn puzzles() {
    many("puzzles", 80, practice::puzzles(), practice::puzzle);
}

#[test]
fn questions_of_the_quiz() {
    many("quiz", 80, practice::positions(), practice::quiz);
}

#[test]
fn what_was_practised() {
    many("practised", 200, practice::lines(), practice::kept);
}

#[test]
fn positions_and_cards_of_the_second_game() {
    many("deckbuilding", 120, deckbuilding::seeds(), deckbuilding::run);
}

#[test]
fn lines_for_the_engine() {
    many("protocol", 60, protocol::seeds(), protocol::run);
}

#[test]
fn keys_on_the_program() {
    many("keys", 24, keys::seeds(), keys::run);
}

#[test]
fn requests_to_the_program() {
    many("requests", 12, requests::seeds(), requests::run);
}
