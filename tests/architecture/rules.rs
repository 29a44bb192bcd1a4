//! The layers inside the rules: which part of `swu-rules` may use which.

use super::paths::{module_of, uses};
use super::sources::{Source, all};

/// From the ground up. A part may use itself, its own layer and the layers below it.
const LAYERS: &[&[&str]] = &[
    &["clone_in_place", "hash"],
    &["table", "ids", "decision"],
    &["book"],
    &["fact", "coverage", "refusal"],
    &["engine", "reading"],
    &["query"],
    &["values"],
    &["change"],
    &["flow"],
    &["game"],
    &["fingerprint", "playable", "player_deck", "audit"],
    &["look", "redeal", "scenario", "option_key", "evaluation", "prior", "visible_game"],
    &["sight"],
    &["notation"],
];

/// The part that a path inside the rules leads to.
fn part(path: &str) -> Option<&str> {
    path.split("::").next().filter(|part| !part.is_empty())
}

fn layer(part: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&part))
}

fn faults(source: &Source) -> Vec<String> {
    let module = module_of(&source.path);
    let Some(own) = part(&module).filter(|part| *part != "lib") else { return Vec::new() };
    let Some(height) = layer(own) else {
        return vec![format!("{}:1: {own} is in no layer of the table in tests/architecture/rules.rs", source.path)];
    };
    let mut faults = Vec::new();
    for (line, used) in uses(source, &module) {
        let Some(other) = part(&used) else { continue };
        if layer(other).is_some_and(|layer| layer > height) {
            faults.push(format!("{}:{line}: {own} may not use {other}, which stands on it", source.path));
        }
    }
    faults
}

#[test]
fn the_inner_walls_of_the_rules_stand() {
    let sources = all("src/swu-rules");
    assert!(sources.len() > 100, "the sources are found: {}", sources.len());
    let faults: Vec<String> = sources.iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_wrong_arrow_inside_the_rules_is_found() {
    let found = |path: &str, text: &str| faults(&Source::new(path, text));
    assert_eq!(
        found("src/swu-rules/table/cache.rs", "use crate::query::stats;"),
        ["src/swu-rules/table/cache.rs:1: table may not use query, which stands on it"]
    );
    assert_eq!(found("src/swu-rules/query/stats.rs", "use super::super::change::damage;").len(), 1);
    assert_eq!(found("src/swu-rules/flow/play.rs", "use crate::query::stats;").len(), 0);
    assert_eq!(found("src/swu-rules/cellar.rs", "").len(), 1);
}

/// Lines of a question that could change a game.
fn writes(source: &Source) -> Vec<String> {
    let changes =
        |line: &&str| ["Rules<", "&mut Table", "&mut Cache", "&mut Game"].iter().any(|word| line.contains(word));
    source.text.lines().filter(changes).map(|line| format!("{}: {line}", source.path)).collect()
}

#[test]
fn no_question_can_change_a_game() {
    let questions = all("src/swu-rules/query");
    assert!(questions.len() > 15, "the sources are found: {}", questions.len());
    let faults: Vec<String> = questions.iter().flat_map(writes).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_question_that_writes_is_found() {
    let found = |text: &str| writes(&Source::new("src/swu-rules/query/costs.rs", text)).len();
    assert_eq!(found("pub(crate) fn price(rules: &mut Rules<'_>) -> i16 {\n"), 1);
    assert_eq!(found("pub(crate) fn price(reading: Reading<'_>) -> i16 {\n"), 0);
}
