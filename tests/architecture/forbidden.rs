//! Words that only some rooms may say.

use super::sources::{Source, all};

/// A word, who may say it, and why nobody else.
struct Word {
    said: &'static str,
    /// Where it is spoken of at all; everywhere if empty.
    within: &'static [&'static str],
    /// Where it is allowed.
    but: &'static [&'static str],
    why: &'static str,
}

const fn everywhere(said: &'static str, but: &'static [&'static str], why: &'static str) -> Word {
    Word { said, within: &[], but, why }
}

const fn within(within: &'static [&'static str], said: &'static str, why: &'static str) -> Word {
    Word { said, within, but: &[], why }
}

/// The rooms that are pure: the same input gives the same output, on every machine and at any time.
const PURE: &[&str] =
    &["src/unlimited", "src/deckbuilding", "src/chance", "src/seats", "src/matchplay", "src/tournament"];
/// The same, and what shows them.
const QUIET: &[&str] =
    &["src/unlimited", "src/deckbuilding", "src/seats", "src/matchplay", "src/hotseat", "src/protocol", "src/ui"];

/// The rooms of the screens that every game shares.
const NEUTRAL: &[&str] = &[
    "src/ui/input",
    "src/ui/theme",
    "src/ui/terminal",
    "src/ui/widgets",
    "src/ui/curtain",
    "src/ui/game",
    "src/ui/panels",
    "src/ui/lines",
    "src/shell/session",
    "src/shell/table_session",
    "src/shell/curtain",
    "src/shell/command",
];
/// One table holds the commands of every game, so that no two of them share a key.
const COMMANDS: &[&str] = &["src/shell/command.rs"];

/// The rooms that begin games and look at them whole.
const BEGINNERS: &[&str] = &[
    "src/unlimited/rules",
    "src/unlimited/puzzles",
    "src/unlimited/hosted",
    "src/deckbuilding/rules",
    "src/deckbuilding/hosted",
    "src/protocol",
];
const APART: &str = "neither game knows the other";

const FILES: &str = "only storage touches files";
const TERMINAL: &str = "only ui/terminal and ui/input know the terminal";
const CHANCE: &str = "all luck of a game is its own seeded generator";
const HASHES: &str = "no hash decides an order: BTreeMap, BTreeSet or Vec";
const KEYS: &str = "only the hot seat cuts keys to hands";
const GAMES: &str = "games are begun by the rules, the hosted game, puzzles and the protocol alone";
const EYES: &str = "whose eyes look is decided by the hosted game, lessons, the protocol and the notation alone";
const SAYS: &str = "the program speaks through a screen, a log, an exit code or a writer that may fail";
const GAMELESS: &str = "a second game sits down without touching this room";
const PURELY: &str = "the rules have no clock, file, thread, process or output";

const WORDS: &[Word] = &[
    everywhere("std::fs", &["src/storage"], FILES),
    everywhere("std::env::", &["src/storage"], "only storage touches the environment"),
    everywhere("use std::env", &["src/storage"], "only storage touches the environment"),
    everywhere("crossterm::", &["src/ui/terminal", "src/ui/input"], TERMINAL),
    everywhere("signal_hook", &["src/ui/terminal"], TERMINAL),
    everywhere("ratatui::", &["src/ui"], "only ui draws"),
    everywhere("HashMap", &[], HASHES),
    everywhere("HashSet", &[], HASHES),
    everywhere("rand::", &["src/shell"], CHANCE),
    everywhere("thread_local!", &[], "a game is a plain value"),
    everywhere("static mut", &[], "a game is a plain value"),
    everywhere("SeatKey::cut", &["src/hotseat"], KEYS),
    everywhere("SeatKey(", &["src/hotseat/key.rs"], KEYS),
    everywhere("Game::start(", BEGINNERS, GAMES),
    everywhere("Game::scenario(", BEGINNERS, GAMES),
    everywhere("Table::empty(", &["src/unlimited/rules"], GAMES),
    everywhere(
        "Eyes::",
        &[
            "src/unlimited/rules",
            "src/unlimited/hosted",
            "src/unlimited/lessons",
            "src/unlimited/notation",
            "src/deckbuilding/rules",
            "src/deckbuilding/hosted",
            "src/deckbuilding/notation",
            "src/protocol",
        ],
        EYES,
    ),
    everywhere("std::process::exit", &["src/ui/terminal/signals.rs"], "a way out that restores nothing"),
    everywhere("println!", &[], SAYS),
    everywhere("print!", &[], SAYS),
    everywhere("dbg!", &[], SAYS),
    within(&["src/deckbuilding"], "unlimited", APART),
    within(&["src/deckbuilding"], "Unlimited", APART),
    within(&["src/unlimited"], "deckbuilding", APART),
    within(&["src/unlimited"], "Deckbuilding", APART),
    Word { said: "unlimited", within: NEUTRAL, but: &[], why: GAMELESS },
    Word { said: "Unlimited", within: NEUTRAL, but: &[], why: GAMELESS },
    Word { said: "Star Wars", within: NEUTRAL, but: &[], why: GAMELESS },
    Word { said: "Twin Suns", within: NEUTRAL, but: COMMANDS, why: GAMELESS },
    Word { said: "SWUDB", within: NEUTRAL, but: COMMANDS, why: GAMELESS },
    within(QUIET, "SystemTime", "moments are handed in"),
    within(PURE, "Instant::now", "moments are handed in"),
    within(&["src/hotseat"], "Instant::now", "moments are handed in"),
    within(PURE, "std::time", PURELY),
    within(PURE, "std::thread", PURELY),
    within(PURE, "std::process", PURELY),
    within(PURE, "std::net", PURELY),
    within(PURE, "std::io", PURELY),
];

fn lies_in(path: &str, folders: &[&str]) -> bool {
    folders.iter().any(|folder| {
        path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/') || rest == ".rs")
    })
}

fn faults(source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    for word in WORDS {
        if !word.within.is_empty() && !lies_in(&source.path, word.within) || lies_in(&source.path, word.but) {
            continue;
        }
        for (line, code) in source.code() {
            if code.match_indices(word.said).any(|(at, _)| stands_alone(code, at, word.said)) {
                faults.push(format!("{}:{line}: {:?} here: {}", source.path, word.said, word.why));
            }
        }
    }
    faults
}

/// Is it the word itself, and not the end of a longer one (`eprintln!` has its own entry by ending in `println!`)?
fn stands_alone(code: &str, at: usize, said: &str) -> bool {
    let before = code[..at].chars().next_back();
    let joined = before.is_some_and(|letter| letter == '_' || letter.is_alphanumeric());
    !joined || (said.ends_with("print!") || said.ends_with("println!")) && before == Some('e')
}

#[test]
fn nobody_says_what_is_not_theirs() {
    let faults: Vec<String> = all("src").iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_word_out_of_place_is_found() {
    let found = |path: &str, text: &str| faults(&Source::new(path, text));
    assert_eq!(
        found("src/unlimited/rules/game.rs", "//! std::fs\nuse std::time::Instant;"),
        ["src/unlimited/rules/game.rs:2: \"std::time\" here: the rules have no clock, file, thread, process or output"]
    );
    assert_eq!(found("src/ui/panels.rs", "eprintln!(\"{game}\");").len(), 1);
    assert_eq!(found("src/ui/unlimited/board/hand.rs", "use crossterm::event::KeyCode;").len(), 1);
    assert_eq!(found("src/protocol.rs", "let game = Game::start(book);").len(), 0);
    assert_eq!(found("src/ui/panels.rs", "let game = Game::start(book);").len(), 1);
    assert_eq!(found("src/unlimited/rules/table.rs", "std::fs::read(path)").len(), 1);
    assert_eq!(found("src/storage/save.rs", "std::fs::read(path)").len(), 0);
    assert_eq!(found("src/ui/panels.rs", "SeatKey(Seat(0))").len(), 1);
    assert_eq!(found("src/ui/widgets/page.rs", "use crate::unlimited::cards::word::Arena;").len(), 1);
    assert_eq!(found("src/ui/unlimited/board.rs", "use crate::unlimited::cards::word::Arena;").len(), 0);
}
