//! Phrases that no English speaker would write in a comment or a message. CONTRIBUTING.md says what to write instead.

use super::super::architecture::sources::{Source, all};

/// Each phrase, and what to write.
const PHRASES: &[(&str, &str)] = &[
    ("so many", "this many, as many"),
    ("so much", "this much, as much"),
    ("nothing where", "None if, empty if"),
    ("where nothing is", "if nothing is"),
    ("is none", "is not a"),
    ("what came of", "its result"),
    ("what comes of", "its result"),
    ("comes of it", "its effect"),
    ("of now", "present, current"),
    ("anew", "again"),
    ("goes on with", "continues"),
    ("go on with", "continue"),
    ("as a place in", "the index in"),
    ("in the manner of", "like"),
    ("lays down", "sets, defines"),
];

/// Good English that holds a phrase.
const FINE: &[&str] = &["there is none", "is none of", "so much the", "so much for"];

/// The phrases of a file, with its path and the line.
fn phrases(source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    for (index, line) in source.text.lines().enumerate() {
        let line = FINE.iter().fold(line.to_lowercase(), |line, fine| line.replace(fine, ""));
        let written = |phrase: &str| {
            line.match_indices(phrase).any(|(at, _)| {
                let ends = [line[..at].chars().next_back(), line[at + phrase.len()..].chars().next()];
                ends.iter().flatten().all(|letter| !letter.is_alphanumeric() && *letter != '_')
            })
        };
        for (phrase, better) in PHRASES.iter().filter(|(phrase, _)| written(phrase)) {
            faults.push(format!("{}:{}: \"{phrase}\"; write: {better}", source.path, index + 1));
        }
    }
    faults
}

#[test]
fn comments_and_messages_are_plain_english() {
    let folders = ["src", "tests", "benches", "examples"];
    let faults: Vec<String> = folders
        .iter()
        .flat_map(|folder| all(folder))
        .filter(|source| source.path != "tests/tidy/phrases.rs")
        .flat_map(|source| phrases(&source))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_phrase_is_found() {
    let found = |text: &str| phrases(&Source::new("src/a.rs", text)).len();
    assert_eq!(found("/// So many cards, dealt anew.\n"), 2);
    assert_eq!(found("/// The first card, if there is one. There is none otherwise.\nlet anewer = 1;\n"), 0);
}
