//! The opened cards of one player in a limited event (formats.md L-2 to L-6, L-13).

use std::collections::BTreeMap;
use swu_cards::catalog::Printing;

/// What a player opened or drafted, by identity of the card: printings of one card are the same to the rules (K-3).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pool {
    opened: BTreeMap<&'static str, (&'static Printing, u32)>,
    promotional_leaders: Vec<&'static Printing>,
}

impl Pool {
    /// Adds copies of a card.
    pub fn add(&mut self, printing: &'static Printing, copies: u32) {
        self.opened.entry(printing.identity).or_insert((printing, 0)).1 += copies;
    }

    /// Adds a promotional leader of a prerelease box: it may lead although no booster held it (formats.md L-4).
    pub fn allow_leader(&mut self, printing: &'static Printing) {
        self.promotional_leaders.push(printing);
    }

    /// How many copies of a card were opened.
    pub fn copies(&self, printing: &Printing) -> u32 {
        self.opened.get(printing.identity).map_or(0, |(_, copies)| *copies)
    }

    /// May this leader lead (formats.md L-4)?
    pub fn may_lead(&self, leader: &Printing) -> bool {
        self.copies(leader) > 0 || self.promotional_leaders.iter().any(|promotional| promotional.same_card(leader))
    }

    /// The promotional leaders that may lead as well.
    pub fn promotional_leaders(&self) -> impl Iterator<Item = &'static Printing> {
        self.promotional_leaders.iter().copied()
    }

    /// The number of cards.
    pub fn size(&self) -> u32 {
        self.opened.values().map(|(_, copies)| copies).sum()
    }

    /// Every card with its copies, by identity.
    pub fn cards(&self) -> impl Iterator<Item = (&'static Printing, u32)> {
        self.opened.values().copied()
    }
}
