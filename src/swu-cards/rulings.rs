//! What is often asked about single cards, in our own words, with the rules it follows from: `assets/rulings/*.ron`, which
//! `build.rs` checks.

use crate::catalog::Catalogue;
use data::ron_text;
use serde::Deserialize;
use std::sync::LazyLock;

/// The files, in the order in which they are read.
const FILES: [&str; 2] =
    [include_str!("../../assets/rulings/01-first-sets.ron"), include_str!("../../assets/rulings/02-later-sets.ron")];

/// What is said about a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The card, by its earliest printing.
    pub card: String,
    /// The numbers of the rules it follows from.
    pub rules: Vec<String>,
    /// What holds, in whole sentences.
    pub text: String,
}

static ALL: LazyLock<Vec<Ruling>> = LazyLock::new(|| {
    // `build.rs` has read all of them.
    FILES.iter().flat_map(|text| ron_text::read::<Vec<Ruling>>(text).unwrap_or_default()).collect()
});

impl Ruling {
    /// All of them.
    pub fn all() -> &'static [Ruling] {
        &ALL
    }

    /// What is said about a card, whichever of its printings this is.
    pub fn of(id: &str) -> impl Iterator<Item = &'static Ruling> {
        let catalogue = Catalogue::embedded();
        let earliest = catalogue.get(id).map_or_else(|| id.to_owned(), |card| card.identity.to_owned());
        ALL.iter().filter(move |ruling| ruling.card == earliest)
    }

    /// It with the numbers of its rules: "... (rules 9.2d, 14.5)".
    pub fn told(&self) -> String {
        let word = if self.rules.len() == 1 { "rule" } else { "rules" };
        format!("{} ({word} {})", self.text, self.rules.join(", "))
    }
}
