//! What a card is worth in limited, 0 to 100, by what is printed on it: its body against its cost, its keywords, and
//! its rarity for the rest of its text.

use crate::unlimited::cards::catalog::{CardType, Printing};
use crate::unlimited::cards::word::Rarity;

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

/// What a card is worth.
pub(super) fn worth(card: &Printing) -> i32 {
    let cost = i32::from(card.cost.unwrap_or(0));
    let body = i32::from(card.power.unwrap_or(0)) + i32::from(card.hp.unwrap_or(0));
    let points = match card.kind {
        // A unit of cost n usually has 2n + 1 power and HP together.
        CardType::Unit => 46 + 5 * (body - 2 * cost - 1) + keywords(card) - late(cost),
        CardType::Upgrade => 36 + 4 * (body - cost - 1) + keywords(card),
        CardType::Event => 44 - 2 * (cost - 3).max(0),
        CardType::Leader => 50 + body - cost,
        CardType::Base | CardType::TokenUnit | CardType::TokenUpgrade | CardType::OtherToken => return 0,
    };
    (points + rare(card.rarity)).clamp(0, 100)
}

fn keywords(card: &Printing) -> i32 {
    let gain = |word: &str| KEYWORDS.iter().find(|(name, _)| *name == word).map_or(OTHER_KEYWORD, |(_, gain)| *gain);
    card.keywords().map(gain).sum()
}

/// A card that comes late often comes too late.
const fn late(cost: i32) -> i32 {
    if cost > 6 { 4 * (cost - 6) } else { 0 }
}

/// Rarer cards do more than their numbers say.
const fn rare(rarity: Rarity) -> i32 {
    match rarity {
        Rarity::Common => 0,
        Rarity::Uncommon => 5,
        Rarity::Rare | Rarity::Special => 9,
        Rarity::Legendary => 14,
    }
}
