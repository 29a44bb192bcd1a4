//! The mark of a friendly game: lists that no event would take (formats.md D-15).

use super::options;
use super::services::Mode;
use swu_decks::admission::{self, Admitted, Lists};
use swu_decks::formats::{DeckList, Fault, Format, Profile, Severity, Terms, judge};
use swu_rules::book::Book;

/// What an event would object to in a list, without its cards: a fault names cards of a list that nobody else knows.
pub fn of(admitted: &Admitted) -> Option<String> {
    in_words(&admitted.marks)
}

fn in_words<'a>(faults: impl IntoIterator<Item = &'a Fault>) -> Option<String> {
    let mut wrong: Vec<&str> = Vec::new();
    for fault in faults {
        if !wrong.contains(&fault.code.in_words()) {
            wrong.push(fault.code.in_words());
        }
    }
    (!wrong.is_empty()).then(|| wrong.join(", "))
}

/// The same for the lists of a match of two, each with its owner's name. Decks built from pools are judged as such
/// (formats.md L-1 to L-3, L-8).
pub(crate) fn of_lists(book: &Book, names: &[String], lists: &[DeckList], limited: bool) -> Vec<String> {
    let objections = |list| if limited { of_limited(list) } else { of_constructed(book, list) };
    let marked = names.iter().zip(lists).filter_map(|(name, list)| Some(format!("{name}: {}", objections(list)?)));
    marked.collect()
}

fn of_constructed(book: &Book, list: &DeckList) -> Option<String> {
    of(&admission::admit(book, list, &options::of_mode(Mode::Duel), Lists::Friendly).ok()?)
}

fn of_limited(list: &DeckList) -> Option<String> {
    let profile = Profile::made_for(list, Format::Limited, None);
    let faults = judge(list, &Terms::of(Format::Limited, profile)).faults;
    in_words(faults.iter().filter(|fault| fault.severity > Severity::Warning))
}

/// The notice about such lists before the game.
pub fn notice(marks: &[String]) -> Option<String> {
    (!marks.is_empty()).then(|| format!("A friendly game; no event would take these lists: {}", marks.join("; ")))
}

/// The title of a game on the table, which mentions such lists throughout.
pub fn titled(title: String, marks: &[String]) -> String {
    if marks.is_empty() { title } else { format!("illegal lists, {title}") }
}
