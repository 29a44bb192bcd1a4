//! Where the worth of a card comes from.

use super::text;
use serde::{Deserialize, Serialize};
use swu_cards::catalog::{CardType, Printing};
use swu_language::card::Card;

/// What a keyword adds.
const KEYWORDS: [(&str, i32); 9] = [
    ("Shielded", 8),
    ("Ambush", 8),
    ("Sentinel", 6),
    ("Restore", 5),
    ("Raid", 5),
    ("Overwhelm", 4),
    ("Saboteur", 4),
    ("Grit", 4),
    ("Smuggle", 3),
];

/// What any other keyword adds.
const OTHER_KEYWORD: i32 = 3;

/// The parts of a card's worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parts {
    /// Power, HP and cost, by its type.
    pub body: i32,
    /// Keywords.
    pub keywords: i32,
    /// What its abilities do.
    pub text: i32,
}

impl Parts {
    /// The parts of a card; without its entry in the library nothing is known about its abilities.
    pub fn of(printing: &Printing, card: Option<&Card>) -> Parts {
        let cost = i32::from(printing.cost.unwrap_or(0));
        let points = i32::from(printing.power.unwrap_or(0)) + i32::from(printing.hp.unwrap_or(0));
        let text = card.map_or(0, text::of);
        let keywords = keywords(printing);
        match printing.kind {
            // A unit of cost n usually has 2n + 1 power and HP together.
            CardType::Unit => Parts { body: 46 + 5 * (points - 2 * cost - 1) - late(cost), keywords, text },
            CardType::Upgrade => Parts { body: 36 + 4 * (points - cost - 1), keywords, text },
            // An event has no body: its effect must be worth its cost.
            CardType::Event => Parts { body: 42 - 4 * cost - late(cost), keywords: 0, text },
            CardType::Leader => Parts { body: 50 + points - cost, keywords: 0, text: text / 2 },
            CardType::Base | CardType::TokenUnit | CardType::TokenUpgrade | CardType::OtherToken => Parts::default(),
        }
    }

    /// All together.
    pub const fn sum(&self) -> i32 {
        self.body + self.keywords + self.text
    }
}

fn keywords(card: &Printing) -> i32 {
    let gain = |word: &str| KEYWORDS.iter().find(|(name, _)| *name == word).map_or(OTHER_KEYWORD, |(_, gain)| *gain);
    card.keywords().map(gain).sum()
}

/// A card that comes late often comes too late.
const fn late(cost: i32) -> i32 {
    if cost > 6 { 4 * (cost - 6) } else { 0 }
}
