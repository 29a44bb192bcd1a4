//! The cards that decks are made of, with the leaders and base they need, for assumed lists. Reads no card.

use super::Book;
use crate::table::card::DefId;
use swu_cards::library::{CardIndex, Outline};
use swu_language::word::Kind;

/// The highest bit of each number of [`Icons`].
const HIGH: u64 = 0x8080_8080_8080_8080;

/// The number of icons of each aspect, one byte each; none ever comes near 128.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Icons(u64);

impl Icons {
    /// These numbers.
    pub fn of(numbers: [u8; 6]) -> Icons {
        Icons(numbers.into_iter().rev().fold(0, |all, number| all << 8 | u64::from(number.min(127))))
    }

    /// Does it have at least these of each?
    pub(super) const fn cover(self, needed: Icons) -> bool {
        ((self.0 | HIGH) - needed.0) & HIGH == HIGH
    }
}

/// A card of decks.
pub(super) struct Dealt {
    card: DefId,
    icons: Icons,
    /// It costs up to four resources.
    cheap: bool,
}

impl Book {
    /// The cards of decks that these icons pay for without a penalty, in order; cheap ones twice.
    pub fn paid_for(&self, provided: Icons) -> Vec<DefId> {
        let all = self.dealt.get_or_init(|| self.all().filter_map(|card| self.of_decks(card)).collect());
        let mut cards = Vec::with_capacity(all.len());
        for dealt in all.iter().filter(|dealt| provided.cover(dealt.icons)) {
            cards.push(dealt.card);
            if dealt.cheap {
                cards.push(dealt.card);
            }
        }
        cards
    }

    /// The icons of a card.
    pub(super) fn icons_of(&self, card: DefId) -> Icons {
        Icons::of(self.library.outline(CardIndex(card.0)).icons)
    }

    fn of_decks(&self, card: DefId) -> Option<Dealt> {
        let Outline { kind, cost, icons, .. } = self.library.outline(CardIndex(card.0));
        let of_decks = matches!(kind, Kind::Unit | Kind::Event | Kind::Upgrade);
        of_decks.then(|| Dealt { card, icons: Icons::of(icons), cheap: cost <= 4 })
    }
}
