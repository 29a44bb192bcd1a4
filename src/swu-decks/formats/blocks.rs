//! The blocks in which sets rotate (formats.md K-13).

use super::day::Day;
use data::ron_text;
use serde::Deserialize;
use std::sync::OnceLock;
use swu_cards::catalog::{Catalogue, Set};

/// Sets that rotate together.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// Its word.
    pub name: String,
    /// Its sets.
    pub sets: Vec<String>,
}

const EMBEDDED: &str = include_str!("../../../assets/formats/blocks.ron");

impl Block {
    /// Every block, oldest first.
    pub fn embedded() -> &'static [Block] {
        static BLOCKS: OnceLock<Vec<Block>> = OnceLock::new();
        // A test makes sure that the file can be read.
        BLOCKS.get_or_init(|| ron_text::read(EMBEDDED).unwrap_or_default())
    }

    /// Is this set in one of the newest blocks of that day? Only blocks with a released set are counted.
    pub fn is_among_newest(code: &str, blocks: u8, day: Option<Day>, catalogue: &Catalogue) -> bool {
        let begun = |block: &&Block| block.sets.iter().any(|set| is_released(set, day, catalogue));
        let mut newest = Block::embedded().iter().rev().filter(begun).take(usize::from(blocks));
        newest.any(|block| block.sets.iter().any(|set| set.eq_ignore_ascii_case(code)))
    }
}

/// Is a set released on a day, that day included (formats.md K-5)? Without a day every known set is. A set with an
/// unknown release day comes after those listed before it.
pub(super) fn is_released(code: &str, day: Option<Day>, catalogue: &Catalogue) -> bool {
    let Some(at) = catalogue.sets().iter().position(|set| set.code.eq_ignore_ascii_case(code)) else { return false };
    let known = |set: &Set| set.released.and_then(|day| day.parse::<Day>().ok());
    let own = known(&catalogue.sets()[at]);
    let earliest = own.or_else(|| catalogue.sets()[..at].iter().filter_map(known).max());
    day.zip(earliest).is_none_or(|(day, earliest)| earliest <= day)
}
