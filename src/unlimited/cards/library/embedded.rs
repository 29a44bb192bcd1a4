//! The cards inside the program, each read when it is asked for.
//!
//! They were packed when the program was built (`build.rs`), so what is in the program is never older than the files.

use super::Outline;
use crate::ron_reader;
use crate::unlimited::cards::card::Card;
use crate::unlimited::cards::fault::{Located, Place};
use crate::unlimited::cards::keyword::Keyword;
use crate::unlimited::cards::keyword_meaning::KeywordMeaning;
use crate::unlimited::cards::word::{Aspect, Kind};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// Where a card is written, and what is known of it without reading it.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) id: &'static str,
    /// Where it begins and ends in [`PACKED`].
    from: u32,
    to: u32,
    pub(super) digest: u64,
    pub(super) title: u16,
    pub(super) copy: u16,
    pub(super) outline: Outline,
    /// The place of the card it is printed again of.
    of: Option<u16>,
}

/// All entries, packed, one behind the other.
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/cards.pack"));

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
    let card: Card = unpacked(written.id, written.from, written.to);
    match written.of.and_then(|of| CARDS.get(usize::from(of))) {
        Some(original) => read(original).printed_again(card.id, card.rarity),
        None => card,
    }
}

/// Reads the cards of which this is true, as a file of them is read: reprints are as they are written.
pub(super) fn located(wanted: impl Fn(&Outline) -> bool) -> Vec<Located<Card>> {
    let wanted = CARDS.iter().filter(|written| wanted(&written.outline));
    wanted.map(|written| here(unpacked(written.id, written.from, written.to), written.digest)).collect()
}

/// Reads what the keywords stand for.
pub(super) fn keywords() -> BTreeMap<Keyword, Located<KeywordMeaning>> {
    let all = KEYWORDS.iter().map(|(from, to, digest)| here(unpacked("keyword", *from, *to), *digest));
    all.map(|located: Located<KeywordMeaning>| (located.value.keyword, located)).collect()
}

fn here<T>(value: T, digest: u64) -> Located<T> {
    Located { file: "the program".to_owned(), place: Place { line: 1, column: 1 }, digest, value }
}

fn unpacked<T: DeserializeOwned>(name: &str, from: u32, to: u32) -> T {
    let packed = PACKED.get(from as usize..to as usize).unwrap_or_default();
    match ron_reader::read_packed(packed, WORDS) {
        Ok(value) => value,
        Err(sentence) => panic!("the embedded {name} is faulty: {sentence}"),
    }
}
