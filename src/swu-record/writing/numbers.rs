//! What records are called: numbers of records, and names of cards that tell copies apart.

use super::printed;
use std::collections::BTreeMap;

/// The number of the next record: `R2.A.3b`.
#[derive(Default)]
pub(super) struct Numbers {
    pub(super) round: u16,
    phase: char,
    top: usize,
    below: usize,
}

impl Numbers {
    pub(super) fn begin_round(&mut self, round: u16) {
        *self = Numbers { round, phase: 'S', ..Numbers::default() };
    }

    pub(super) fn begin_phase(&mut self, phase: char) {
        *self = Numbers { round: self.round, phase, ..Numbers::default() };
    }

    /// The start or end of the round.
    pub(super) fn edge(&self, word: &str) -> String {
        format!("R{}.{word}", self.round)
    }

    /// The start or end of the phase.
    pub(super) fn phase_edge(&self, word: &str) -> String {
        format!("R{}.{}.{word}", self.round, self.phase)
    }

    /// An action of the action phase.
    pub(super) fn action(&mut self) -> String {
        (self.top, self.below) = (self.top + 1, 0);
        format!("R{}.{}.{}", self.round, self.phase, self.top)
    }

    /// What follows from an action; outside the action phase everything has a number of its own.
    pub(super) fn next(&mut self) -> String {
        if self.phase != 'A' {
            return self.action();
        }
        self.below += 1;
        format!("R{}.A.{}{}", self.round, self.top, letters(self.below))
    }
}

/// a to z, then aa, ab and so on.
fn letters(number: usize) -> String {
    let mut letters = Vec::new();
    let mut left = number;
    while left > 0 {
        left -= 1;
        letters.push(char::from(b'a' + (left % 26) as u8));
        left /= 26;
    }
    letters.into_iter().rev().collect()
}

/// The names of cards: copies of one printing are counted in the order in which they are first mentioned. A handle may be
/// another card's later, so a card is known by both.
#[derive(Default)]
pub(super) struct Ids {
    names: BTreeMap<(u16, String), String>,
    counts: BTreeMap<String, usize>,
}

impl Ids {
    /// The name of the card with this handle.
    pub(super) fn of(&mut self, uid: u16, id: &str) -> String {
        if let Some(name) = self.names.get(&(uid, id.to_owned())) {
            return name.clone();
        }
        let count = self.counts.entry(id.to_owned()).or_default();
        *count += 1;
        let name = if *count == 1 { printed(id) } else { format!("{}:{count}", printed(id)) };
        self.names.insert((uid, id.to_owned()), name.clone());
        name
    }
}
