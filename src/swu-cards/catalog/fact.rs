//! The kinds of facts printed on a card, and the letters that stand for them in the table.

use std::fmt;
use swu_language::word::{Arena, Aspect, Rarity};

/// The aspect that a letter stands for.
pub(super) fn aspect(letter: u8) -> Option<Aspect> {
    Some(match letter {
        b'V' => Aspect::Vigilance,
        b'C' => Aspect::Command,
        b'A' => Aspect::Aggression,
        b'K' => Aspect::Cunning,
        b'H' => Aspect::Heroism,
        b'Y' => Aspect::Villainy,
        _ => return None,
    })
}

/// The arena that a letter stands for.
pub(super) fn arena(letter: u8) -> Option<Arena> {
    match letter {
        b'G' => Some(Arena::Ground),
        b'S' => Some(Arena::Space),
        _ => None,
    }
}

/// The rarity that a letter stands for.
pub(super) fn rarity(letter: u8) -> Option<Rarity> {
    Some(match letter {
        b'C' => Rarity::Common,
        b'U' => Rarity::Uncommon,
        b'R' => Rarity::Rare,
        b'L' => Rarity::Legendary,
        b'S' => Rarity::Special,
        _ => return None,
    })
}

/// What a card is. The order is the order in which lists are written out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CardType {
    Leader,
    Base,
    Unit,
    Event,
    Upgrade,
    TokenUnit,
    TokenUpgrade,
    /// A token that is neither unit nor upgrade (the Force, a Credit).
    OtherToken,
}

impl CardType {
    pub(super) fn from_letters(letters: &str) -> Option<CardType> {
        Some(match letters {
            "L" => CardType::Leader,
            "B" => CardType::Base,
            "U" => CardType::Unit,
            "E" => CardType::Event,
            "P" => CardType::Upgrade,
            "TU" => CardType::TokenUnit,
            "TP" => CardType::TokenUpgrade,
            "T" => CardType::OtherToken,
            _ => return None,
        })
    }

    /// Tokens are never part of a list (formats.md K-12).
    pub const fn is_token(self) -> bool {
        matches!(self, CardType::TokenUnit | CardType::TokenUpgrade | CardType::OtherToken)
    }

    /// Units, events and upgrades: the cards of a draw deck (formats.md K-12).
    pub const fn is_deck_card(self) -> bool {
        matches!(self, CardType::Unit | CardType::Event | CardType::Upgrade)
    }
}

impl fmt::Display for CardType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            CardType::Leader => "leader",
            CardType::Base => "base",
            CardType::Unit => "unit",
            CardType::Event => "event",
            CardType::Upgrade => "upgrade",
            CardType::TokenUnit => "token unit",
            CardType::TokenUpgrade => "token upgrade",
            CardType::OtherToken => "token",
        })
    }
}
