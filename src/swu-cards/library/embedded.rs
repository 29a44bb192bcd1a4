//! The cards inside the program, each read on first use.
//!
//! `build.rs` read and checked all of them and wrote an index, so the program is never older than the files.

use super::Outline;
use data::ron_text;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::ops::Range;
use swu_language::card::Card;
use swu_language::fault::{Located, Place};
use swu_language::keyword::Keyword;
use swu_language::keyword_meaning::KeywordMeaning;
use swu_language::word::Kind;

/// Where a card is written, and what is known of it without reading it.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) id: &'static str,
    /// The file that contains it, as an index into [`FILES`].
    file: u8,
    /// Its first byte there, and the byte after its last.
    from: u32,
    to: u32,
    pub(super) digest: u64,
    pub(super) title: u16,
    pub(super) copy: u16,
    pub(super) outline: Outline,
    /// The index of the card it reprints.
    of: Option<u16>,
}

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

/// All embedded cards, in the order of their ids.
pub(super) fn cards() -> &'static [Written] {
    CARDS
}

/// All their titles, in alphabetical order.
pub(super) fn titles() -> &'static [&'static str] {
    TITLES
}

/// Reads a card.
pub(super) fn read(written: &Written) -> Card {
    let card: Card = entry(written);
    match written.of.and_then(|of| CARDS.get(usize::from(of))) {
        Some(original) => read(original).printed_again(card.id, card.rarity),
        None => card,
    }
}

/// Reads the cards that satisfy this, as from a file: reprints are as they are written.
pub(super) fn located(wanted: impl Fn(&Outline) -> bool) -> Vec<Located<Card>> {
    let wanted = CARDS.iter().filter(|written| wanted(&written.outline));
    wanted.map(|written| here(entry(written), written.from..written.to, written.digest)).collect()
}

/// Reads what the keywords stand for.
pub(super) fn keywords() -> BTreeMap<Keyword, Located<KeywordMeaning>> {
    let all = KEYWORDS
        .iter()
        .map(|(from, to, digest)| here(parsed("keyword", KEYWORD_FILE, *from, *to), *from..*to, *digest));
    all.map(|located: Located<KeywordMeaning>| (located.value.keyword, located)).collect()
}

fn here<T>(value: T, bytes: Range<u32>, digest: u64) -> Located<T> {
    let range = bytes.start as usize..bytes.end as usize;
    Located { file: "the program".to_owned(), place: Place { line: 1, column: 1 }, range, digest, value }
}

fn entry(written: &Written) -> Card {
    parsed(written.id, FILES.get(usize::from(written.file)).copied().unwrap_or_default(), written.from, written.to)
}

/// The value between these bytes of a file.
///
/// # Panics
/// Never: `build.rs` has read all of them.
#[expect(clippy::panic, reason = "build.rs read all that is embedded")]
fn parsed<T: DeserializeOwned>(name: &str, file: &str, from: u32, to: u32) -> T {
    match ron_text::read(file.get(from as usize..to as usize).unwrap_or_default()) {
        Ok(value) => value,
        Err(fault) => panic!("the embedded {name} is faulty: {fault}"),
    }
}
