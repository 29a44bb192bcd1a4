//! What marks a friendly game: lists that no event would take (formats.md D-15).

use super::options;
use super::services::Mode;
use crate::unlimited::admission::{self, Admitted, Lists};
use crate::unlimited::formats::DeckList;
use crate::unlimited::rules::book::Book;

/// What an event would object to in a list, without its cards: a fault names those of a list that nobody else knows.
pub(crate) fn of(admitted: &Admitted) -> Option<String> {
    let mut wrong: Vec<&str> = Vec::new();
    for fault in &admitted.marks {
        if !wrong.contains(&fault.code.in_words()) {
            wrong.push(fault.code.in_words());
        }
    }
    (!wrong.is_empty()).then(|| wrong.join(", "))
}

/// The same of the lists of a match of two, each with the name of whose it is.
pub(crate) fn of_lists(book: &Book, names: &[String], lists: &[DeckList]) -> Vec<String> {
    let options = options::of_mode(Mode::Duel);
    let marked = names.iter().zip(lists).filter_map(|(name, list)| {
        let admitted = admission::admit(book, list, &options, Lists::Friendly).ok()?;
        Some(format!("{name}: {}", of(&admitted)?))
    });
    marked.collect()
}

/// What is said about such lists before anything is played.
pub(crate) fn notice(marks: &[String]) -> Option<String> {
    (!marks.is_empty()).then(|| format!("A friendly game; no event would take these lists: {}", marks.join("; ")))
}

/// The title of a game on the table, which tells of such lists as long as it is played.
pub(crate) fn titled(title: String, marks: &[String]) -> String {
    if marks.is_empty() { title } else { format!("illegal lists, {title}") }
}
