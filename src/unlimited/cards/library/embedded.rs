//! The cards inside the program, each read when it is asked for.
//!
//! Where each one is written was found out when the program was built, from the very text that is in the program.

use super::read_keywords;
use super::{Keywords, Outline};
use crate::unlimited::cards::assets;
use crate::unlimited::cards::card::Card;
use crate::unlimited::cards::source;
use crate::unlimited::cards::word::{Aspect, Kind};
use std::collections::BTreeMap;

/// Where a card is written, and what is known of it without reading it.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) id: &'static str,
    /// The place of its file in [`assets::CARDS`].
    file: usize,
    from: usize,
    to: usize,
    pub(super) digest: u64,
    pub(super) title: u16,
    pub(super) copy: u16,
    pub(super) outline: Outline,
    /// The place of the card it is printed again of.
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
    let text = assets::CARDS.get(written.file).and_then(|(_, text)| text.get(written.from..written.to));
    let card = match source::read_entry::<Card>(text.unwrap_or_default()) {
        Ok(card) => card,
        Err(sentence) => panic!("the embedded card {} is faulty: {sentence}", written.id),
    };
    match written.of.and_then(|of| CARDS.get(usize::from(of))) {
        Some(original) => read(original).printed_again(card.id, card.rarity),
        None => card,
    }
}

/// Reads what the keywords stand for.
pub(super) fn keywords() -> Keywords {
    let (mut keywords, mut faults) = (BTreeMap::new(), vec![]);
    read_keywords(assets::KEYWORDS, assets::KEYWORDS_TEXT, &mut keywords, &mut faults);
    match faults.first() {
        None => Keywords::of(keywords),
        Some(fault) => panic!("the embedded keywords are faulty: {fault}"),
    }
}
