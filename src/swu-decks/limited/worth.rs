//! How much a card is worth in limited, 0 to 100. Every card of a booster has a row in `assets/packs/worth.ron` that
//! says where its worth comes from: its body relative to its cost, its keywords, its abilities, and results of games.

mod parts;
mod text;

pub use parts::Parts;

use data::ron_text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::OnceLock;
use swu_cards::catalog::Printing;

/// A row of the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorthRow {
    /// Id of the printing.
    pub id: String,
    /// The part that comes from what is printed on it.
    pub parts: Parts,
    /// How much better or worse it does in games: the rate of winning when drawn.
    #[serde(default)]
    pub drawn: i32,
}

impl WorthRow {
    /// What the card is worth.
    pub fn worth(&self) -> i32 {
        (self.parts.sum() + self.drawn).clamp(0, MOST)
    }

    /// The rows that come with the program; a test reads them.
    ///
    /// # Errors
    /// They are no rows.
    pub fn embedded() -> Result<Vec<WorthRow>, ron_text::Fault> {
        ron_text::read(include_str!("../../../assets/packs/worth.ron"))
    }
}

/// No card is worth more.
const MOST: i32 = 100;

/// The worth of a card; without a row, from its body and keywords alone.
pub(super) fn worth(card: &Printing) -> i32 {
    static ROWS: OnceLock<BTreeMap<String, i32>> = OnceLock::new();
    let rows = ROWS.get_or_init(|| {
        let rows = WorthRow::embedded().unwrap_or_default();
        rows.into_iter().map(|row| (row.id.clone(), row.worth())).collect()
    });
    let known = rows.get(card.id).or_else(|| rows.get(card.identity)).copied();
    known.unwrap_or_else(|| Parts::of(card, None).sum().clamp(0, MOST))
}
