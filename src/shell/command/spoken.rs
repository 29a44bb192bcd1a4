//! Commands in line mode: their words, and those after them.

use super::situation::Focus;
use super::{Entry, TABLE, Who};
use crate::request::Request;
use crate::words::lower_first;

/// What a line asks for in a place; `None` if it does not begin with a command. A longer line does not mean a command
/// that takes no words.
pub fn spoken(text: &str, place: Focus) -> Option<Request> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let begins = |name: &str| {
        let count = name.split(' ').count();
        let same = name.split(' ').zip(&words).filter(|(own, said)| own.eq_ignore_ascii_case(said)).count();
        (same == count).then_some(count)
    };
    let heard = TABLE.iter().filter(|entry| entry.heard.contains(&place));
    let fitting = heard.filter_map(|entry| {
        let count = std::iter::once(&entry.name).chain(entry.aliases).filter_map(|name| begins(name)).max()?;
        (entry.takes_words() || count == words.len()).then_some((count, entry.command))
    });
    let (count, command) = fitting.max_by_key(|(count, _)| *count)?;
    Some(Request::of(command).saying(&words[count..].join(" ")))
}

/// The help of line mode: what can be said in a place, one line each.
pub fn spoken_help(place: Focus) -> Vec<String> {
    spoken_help_with(place, true)
}

/// The same, with or without a teacher.
pub fn spoken_help_with(place: Focus, teacher: bool) -> Vec<String> {
    let fits = |entry: &&Entry| teacher || !entry.is_taught();
    let heard = TABLE.iter().filter(|entry| entry.heard.contains(&place)).filter(fits);
    let line = |entry: &Entry| {
        let named = if entry.who == Who::Named { "; the name is typed first" } else { "" };
        format!("{}: {}{named}.", entry.said, lower_first(entry.sentence))
    };
    heard.map(line).collect()
}
