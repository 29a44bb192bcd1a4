//! The commands of the book, run one after the other, each page in its own empty folder.

use super::{PAGES, blocks, pages, text};
use crate::cli::support::{run, write};
use serde_json::{Value, json};
use std::path::Path;

/// The finished game that pages speak of.
const PLAYED: &str = "saves/1754550000-ann-bob.cantina";

/// The arguments of a command as a shell splits them: at spaces, but not within quotes.
pub(super) fn split(command: &str) -> Vec<String> {
    let mut arguments = Vec::new();
    for (place, piece) in command.split('"').enumerate() {
        match place % 2 {
            0 => arguments.extend(piece.split_whitespace().map(str::to_owned)),
            _ => arguments.push(piece.to_owned()),
        }
    }
    arguments
}

/// The commands of a block, each with the parts of its output that are shown.
fn commands(block: &str) -> Vec<(String, Vec<String>)> {
    let mut commands: Vec<(String, Vec<String>)> = Vec::new();
    for line in block.lines() {
        match (line.strip_prefix("$ cantina"), commands.last_mut()) {
            (Some(command), _) => commands.push((command.to_owned(), Vec::new())),
            (None, Some((_, shown))) => shown.push(line.to_owned()),
            (None, None) => panic!("{line}: a block begins with a command"),
        }
    }
    commands
}

/// Plays the game that pages speak of.
fn play(folder: &Path) {
    let game = "play --deck sor-luke --deck sor-vader --name Ann --name Bob --bot 1=random --bot 2=random";
    let ran = run(folder, &game.split(' ').collect::<Vec<_>>());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let mut saves = std::fs::read_dir(folder.join("saves")).expect("saves").map(|save| save.expect("one").path());
    let save = saves.find(|save| save.extension().is_some_and(|ending| ending == "cantina")).expect("a save");
    std::fs::rename(save, folder.join(PLAYED)).expect("it has that name");
}

/// Runs the examples of a page; returns how many there were.
fn examples(page: &str) -> usize {
    let (folder, page_text) = (tempfile::tempdir().expect("a folder"), text(&format!("{PAGES}/{page}")));
    if page_text.contains(&format!("$ cantina export {PLAYED}")) {
        play(folder.path());
    }
    let mut count = 0;
    for (command, shown) in blocks(&page_text, "console").iter().flat_map(|block| commands(block)) {
        let (command, file) = command.split_once(" > ").map_or((command.as_str(), None), |(own, to)| (own, Some(to)));
        let arguments = split(command);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let ran = run(folder.path(), &arguments);
        if let Some(file) = file {
            write(folder.path(), file, &ran.out);
        }
        assert_eq!(ran.code, 0, "{page}: cantina{command}: {}{}", ran.out, ran.err);
        let mut rest = ran.out.as_str();
        for line in shown {
            let Some(at) = rest.find(&line) else {
                panic!("{page}: cantina{command} does not say {line:?}: {}", ran.out)
            };
            rest = &rest[at + line.len()..];
        }
        count += 1;
    }
    count
}

#[test]
fn every_command_of_the_book_runs() {
    let count: usize = pages().iter().map(|page| examples(page)).sum();
    assert!(count > 30, "{count} commands were found");
}

/// What README says can be typed, too.
#[test]
fn the_commands_of_the_readme_run() {
    let readme = blocks(&text("README.md"), "").concat();
    let commands: Vec<&str> = readme.lines().filter_map(|line| line.strip_prefix("cantina")).collect();
    assert!(commands.len() >= 4, "{commands:?}");
    for command in commands {
        let folder = tempfile::tempdir().expect("a folder");
        let arguments: Vec<&str> = command.split('#').next().unwrap_or_default().split_whitespace().collect();
        let ran = run(folder.path(), &arguments);
        assert_eq!(ran.code, 0, "cantina{command}: {}{}", ran.out, ran.err);
    }
}

/// The kinds of blocks on the pages, and what tries them.
const TRIED: [(&str, &str); 11] = [
    ("console", "tests/book/examples.rs"),
    ("jsonl", "tests/book/conversations.rs"),
    ("json", "tests/book/conversations.rs"),
    ("swu", "tests/notation.rs"),
    ("puzzle", "tests/puzzles.rs"),
    ("ron", "tests/notation.rs and tests/book/bots.rs"),
    ("deckbuilding", "tests/book/examples.rs"),
    ("swu-pgn", "tests/book/examples.rs"),
    ("sh", "tests/book/bots.rs and .release/try"),
    ("python", "tests/book/bots.rs"),
    ("", "tests/ui/pictures.rs, the table of playing.md"),
];

#[test]
fn no_block_is_of_a_kind_that_nothing_tries() {
    for page in pages() {
        let page_text = text(&format!("{PAGES}/{page}"));
        let fences = page_text.lines().filter_map(|line| line.strip_prefix("```")).step_by(2);
        for fence in fences {
            let known = TRIED.iter().any(|(word, _)| *word == fence) && (!fence.is_empty() || page == "playing.md");
            assert!(known, "{page}: nothing tries {fence:?}");
        }
    }
}

#[test]
fn the_position_of_the_second_game_is_laid_out() {
    let positions = blocks(&text(&format!("{PAGES}/positions.md")), "deckbuilding");
    assert_eq!(positions.len(), 1);
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "position.txt", &positions[0]);
    let ran = run(folder.path(), &["scenario", "position.txt"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Republic: base Naboo 9/12") && ran.out.contains("Embo"), "{}", ran.out);
}

/// What stands in a record: a line with its values, or with `...` for some of them.
fn sort(line: &str) -> Value {
    let filled = line.replace("{ ... }", "{}").replace(", ... ]", "]");
    let value: Value = serde_json::from_str(&filled).unwrap_or_else(|fault| panic!("{line}: {fault}"));
    let fields: Vec<&String> = value.as_object().expect("an object").keys().collect();
    json!([value["t"], fields])
}

/// The lines of a record that the page shows are of kinds that an exported game has.
#[test]
fn a_record_looks_like_that_of_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path());
    let record = run(folder.path(), &["export", PLAYED]).out;
    let sorts: Vec<Value> = record.lines().filter(|line| line.starts_with('{')).map(sort).collect();
    let shown = blocks(&text(&format!("{PAGES}/records.md")), "swu-pgn").concat();
    assert!(shown.lines().count() > 6, "{shown}");
    for line in shown.lines().filter(|line| !line.is_empty() && *line != "...") {
        let there = match line.as_bytes()[0] {
            b'{' => sorts.contains(&sort(line)),
            b'[' => record.lines().any(|own| own.split(' ').next() == line.split(' ').next()),
            _ => record.lines().any(|own| own == line),
        };
        assert!(there, "no record has {line}");
    }
}

/// Every command of the program is on the page of commands.
#[test]
fn no_command_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let help = run(folder.path(), &["--help"]).out;
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let words: Vec<&str> =
        listed.filter(|line| !line.starts_with("   ")).filter_map(|line| line.split_whitespace().next()).collect();
    assert!(words.contains(&"play") && words.len() > 20, "{words:?}");
    let page = text(&format!("{PAGES}/commands.md"));
    for word in words {
        let named = ["cantina ", "\\|"].iter().any(|before| page.contains(&format!("{before}{word}")));
        assert!(named, "commands.md does not name cantina {word}");
    }
}
