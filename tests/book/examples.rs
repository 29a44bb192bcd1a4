//! The commands of the book, run one after the other, each page in its own empty folder.

use super::{PAGES, blocks, pages, text};
use crate::cli::support::run;

/// The arguments of a command as a shell splits them: at spaces, but not within quotes.
fn split(command: &str) -> Vec<String> {
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

/// Runs the examples of a page; returns how many there were.
fn examples(page: &str) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let mut count = 0;
    for (command, shown) in
        blocks(&text(&format!("{PAGES}/{page}")), "console").iter().flat_map(|block| commands(block))
    {
        let arguments = split(&command);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let ran = run(folder.path(), &arguments);
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
