//! The book of `docs` and the pages beside it: no link is dead, every page is listed, and every example works.

#[cfg(unix)]
mod bots;
mod conversations;
mod examples;
mod links;
mod whole_game;

use crate::expected::path;

/// The folder of the pages.
const PAGES: &str = "docs/src";

/// The pages of the book, by name, in alphabetical order.
fn pages() -> Vec<String> {
    let folder = std::fs::read_dir(path(PAGES)).expect("the book is there");
    let names = folder.map(|entry| entry.expect("it can be read").file_name().into_string().expect("UTF-8"));
    let mut pages: Vec<String> = names.filter(|name| name.ends_with(".md")).collect();
    pages.sort();
    pages
}

/// The text of a file of the project.
fn text(file: &str) -> String {
    std::fs::read_to_string(path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The blocks of a page that are fenced with this word.
fn blocks(page: &str, word: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut block: Option<(bool, String)> = None;
    for line in page.lines() {
        match (&mut block, line.strip_prefix("```")) {
            (None, Some(fence)) => block = Some((fence == word, String::new())),
            (Some(_), Some(_)) => blocks.extend(block.take().filter(|(wanted, _)| *wanted).map(|(_, text)| text)),
            (Some((_, text)), None) => *text += &format!("{line}\n"),
            (None, None) => {}
        }
    }
    blocks
}
