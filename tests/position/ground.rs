//! The cards of all positions: those of the program and a few plain ones for tests.

use cantina::unlimited::cards::library::Library;
use cantina::unlimited::notation::Ground;
use cantina::unlimited::rules::book::Book;
use std::sync::OnceLock;

/// Plain cards and small mechanisms that no printed card shows alone.
const OVERLAY: &str = include_str!("cards.ron");

/// A leader with every icon twice and no ability.
pub(super) const LEADER: &str = "TST_001";
/// A base with 30 HP and no ability.
pub(super) const BASE: &str = "TST_002";
/// What decks are made of unless said.
pub(super) const FILLER: &str = "TST_003";

/// What lies on the table where a text says nothing.
pub(super) const GROUND: Ground = Ground { leader: LEADER, base: BASE, filler: FILLER };

/// The library.
pub(crate) fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| match Library::with_overlay(&[("position.ron", OVERLAY)]) {
        Ok(library) => library,
        Err(faults) => {
            let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
            panic!("the test cards are broken:\n{}", lines.join("\n"));
        }
    })
}

/// The library, compiled.
pub(super) fn book() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| Book::of(library()))
}
