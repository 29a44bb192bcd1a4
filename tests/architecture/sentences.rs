//! Meaning is a type: no screen and no line parses a sentence the program wrote.

use super::sources::{Source, all};

/// How a text is read.
const READING: [&str; 14] = [
    "starts_with(",
    "ends_with(",
    "strip_prefix(",
    "strip_suffix(",
    "split_once(",
    "rsplit_once(",
    "contains(\"",
    "contains('",
    "find(\"",
    "== \"",
    "!= \"",
    "get(\"",
    "contains_key(\"",
    "matches!(name, \"",
];

/// Files that read what a person typed or wrote, not sentences of the program.
const READERS: [(&str, &str); 22] = [
    ("src/shell/desk_session/names.rs", "names of players that are typed"),
    ("src/shell/desk_session/order.rs", "words that are typed at a desk"),
    ("src/shell/home/beginning.rs", "words that are typed for a new game"),
    ("src/shell/event_list.rs", "words that are typed for a new event"),
    ("src/shell/command/key.rs", "a key as people write it"),
    ("src/panels/line.rs", "the command line"),
    ("src/panels/screens/match_page.rs", "the indent of a row of a list"),
    ("src/shell/remarks.rs", "a sign and words that are typed about a step"),
    ("src/shell/words.rs", "a clause and a sentence are the same words"),
    ("src/shell/services/new_game.rs", "who plays, as it is typed"),
    ("src/shell/games/wire/played.rs", "requests and saves that come over the wire"),
    ("src/shell/services/decks.rs", "a path that is typed"),
    ("src/screen/theme/colour.rs", "a colour in a theme file"),
    ("src/screen/theme/glyphs.rs", "what the terminal can show"),
    ("src/screen/theme/role.rs", "names of roles in a theme file"),
    ("src/screen/theme/styles.rs", "names of roles in a theme file"),
    ("src/deckbuilding-screen/parse.rs", "words that are typed, and the names they may mean"),
    ("src/swu-screen/lines/pieces.rs", "words that are typed for a part of the table"),
    ("src/swu-screen/lines/refer.rs", "words that are typed, and the names they may mean"),
    ("src/swu-screen/prompt/digits.rs", "digits that are typed"),
    ("src/swu-screen/prompt/menu.rs", "digits that are typed"),
    ("src/swu-screen/prompt/name.rs", "the beginning of a name that is typed"),
];

fn readings(source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    for (line, code) in source.code() {
        for reading in READING {
            if code.contains(reading) {
                faults.push(format!("{}:{line}: {reading}: a screen reads no sentences", source.path));
            }
        }
    }
    faults
}

/// Screens and lines, and the program behind them.
fn front_ends() -> Vec<Source> {
    let crates = ["boards", "deckbuilding-screen", "lines", "panels", "screen", "shell", "swu-screen"];
    crates.iter().flat_map(|name| all(&format!("src/{name}/"))).collect()
}

#[test]
fn no_screen_reads_a_sentence() {
    let sources = front_ends();
    assert!(sources.len() > 100, "the sources are found: {}", sources.len());
    let strict = sources.iter().filter(|source| READERS.iter().all(|(path, _)| *path != source.path));
    let faults: Vec<String> = strict.flat_map(readings).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// An exception that is no longer needed is removed from the list.
#[test]
fn every_reader_reads() {
    let sources = front_ends();
    for (path, _) in READERS {
        let source = sources.iter().find(|source| source.path == path).expect("the file is there");
        assert!(!readings(source).is_empty(), "{path} reads nothing");
    }
}

#[test]
fn a_reading_is_found_with_its_place() {
    let found = |code: &str| readings(&Source::new("src/ui/a.rs", code));
    assert_eq!(
        found("//! A file.\nlet phase = line.text.starts_with(\"Round \");"),
        ["src/ui/a.rs:2: starts_with(: a screen reads no sentences"]
    );
    assert_eq!(found("// text.contains(\"draws\")\nlet here = list.contains(&word);"), Vec::<String>::new());
    assert_eq!(found("let shield = upgrade.name == \"Shield\";").len(), 1);
}
