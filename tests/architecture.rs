//! What the manifests of the crates cannot say by themselves: which crates must never know each other, and the layers
//! inside the rules.

mod paths;
mod rules;
mod sentences;
pub(crate) mod sources;

use std::collections::BTreeMap;
use std::path::Path;

/// A crate, the crates it may not depend on, and why.
const APART: &[(&str, &[&str], &str)] = &[
    ("hotseat", &["swu-language", "swu-cards", "swu-rules", "deckbuilding"], "it hosts any game"),
    ("coach", &["hotseat", "swu-language", "swu-rules", "deckbuilding"], "it judges decisions of any game"),
    ("events", &["hotseat", "swu-cards", "swu-rules", "deckbuilding"], "matches and tournaments know no game"),
    ("swu-rules", &["hotseat", "storage", "shell", "screen", "deckbuilding"], "the rules have no front end"),
    ("deckbuilding", &["swu-language", "swu-cards", "swu-rules"], "neither game knows the other"),
    ("screen", &["swu-language", "swu-cards", "swu-rules", "deckbuilding"], "it would be the same for another game"),
    ("panels", &["swu-language", "swu-cards", "swu-rules", "deckbuilding", "swu-screen"], "a front end knows no game"),
    ("lines", &["swu-language", "swu-cards", "swu-rules", "deckbuilding", "swu-screen"], "a front end knows no game"),
    ("swu-view", &["swu-rules", "swu-cards", "hotseat"], "a view holds nothing of the game behind it"),
    ("swu-record", &["swu-rules", "swu-cards", "hotseat"], "a record is written from views and says nothing else"),
    ("swu-screen", &["swu-rules", "swu-hosted", "swu-minds"], "a screen is given views, never a game"),
    ("boards", &["swu-rules", "swu-hosted", "swu-minds"], "a screen is given views, never a game"),
    ("shell", &["screen", "panels", "lines", "cli"], "it is the program without a screen"),
    ("shell", &["deckbuilding", "deckbuilding-hosted"], "a game besides Star Wars: Unlimited is a line in a list"),
    ("protocol", &["deckbuilding", "deckbuilding-hosted"], "a game besides Star Wars: Unlimited is a line in a list"),
    ("cli", &["deckbuilding", "deckbuilding-hosted"], "a game besides Star Wars: Unlimited is a line in a list"),
];

/// What each crate of the workspace depends on directly.
fn manifests() -> BTreeMap<String, Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let crates = folder.read_dir().expect("the crates").map(|entry| entry.expect("an entry").path());
    let manifest = |path: &Path| std::fs::read_to_string(path.join("Cargo.toml")).expect("every folder is a crate");
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    crates.filter(|path| path.is_dir()).map(|path| (name(&path), dependencies(&manifest(&path)))).collect()
}

/// The names in the table of dependencies.
fn dependencies(manifest: &str) -> Vec<String> {
    let table = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let rows = table.take_while(|line| !line.starts_with('['));
    rows.filter_map(|line| line.split_once(".workspace")).map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn crates_that_are_kept_apart_are_apart() {
    let manifests = manifests();
    for (name, strangers, why) in APART {
        let used = &manifests[*name];
        assert!(!used.is_empty(), "{name} uses nothing");
        for stranger in *strangers {
            assert!(manifests.contains_key(*stranger), "{stranger} is no crate");
            assert!(!used.iter().any(|used| used == stranger), "{name} may not use {stranger}: {why}");
        }
    }
}

/// Crates that give the same output for the same input, on every machine and at any time.
const PURE: &[&str] = &[
    "coach",
    "deckbuilding",
    "deckbuilding-hosted",
    "events",
    "seats",
    "swu-cards",
    "swu-decks",
    "swu-hosted",
    "swu-language",
    "swu-minds",
    "swu-record",
    "swu-rules",
    "swu-view",
];

#[test]
fn pure_crates_have_no_clock_and_no_thread() {
    for name in PURE {
        let sources = sources::all(&format!("src/{name}"));
        assert!(!sources.is_empty(), "{name} has sources");
        for source in sources.iter().filter(|source| !source.path.ends_with("build.rs")) {
            for (line, code) in source.code() {
                let found =
                    ["std::time", "std::thread", "std::process", "std::net"].iter().find(|word| code.contains(**word));
                assert_eq!(found, None, "{}:{line}: the rules are given moments and never ask for them", source.path);
            }
        }
    }
}
