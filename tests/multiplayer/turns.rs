//! Whose turn it must be, derived from the picks and facts alone: a second opinion on rules A5, B1, D5 and F5.

use seats::Seat;
use std::collections::BTreeSet;
use swu_rules::fact::{Fact, What};
use swu_view::Verb;

/// The turns of one game so far.
#[derive(Clone, Debug)]
pub(super) struct Turns {
    seats: u8,
    living: BTreeSet<u8>,
    /// Who has passed since somebody last did something else.
    streak: BTreeSet<u8>,
    /// Who took a counter in this phase.
    done: BTreeSet<u8>,
    /// Who acted last in this phase.
    last: Option<u8>,
}

impl Turns {
    pub(super) fn new(seats: usize) -> Turns {
        let seats = seats as u8;
        Turns { seats, living: (0..seats).collect(), streak: BTreeSet::new(), done: BTreeSet::new(), last: None }
    }

    /// An action was picked.
    pub(super) fn acted(&mut self, seat: Seat, verb: Verb) {
        match verb {
            Verb::Pass => drop(self.streak.insert(seat.0)),
            Verb::Initiative | Verb::Counter => {
                self.streak.insert(seat.0);
                self.done.insert(seat.0);
            }
            _ => self.streak.clear(),
        }
        self.last = Some(seat.0);
    }

    /// Lets players who took a counter pass in their turn; gives who is to act, `None` once all have passed in a row.
    fn next(&self) -> Option<u8> {
        let mut streak = self.streak.clone();
        let last = self.last?;
        for seat in (1..=self.seats * 2).map(|step| (last + step) % self.seats) {
            if self.living.iter().all(|living| streak.contains(living)) {
                return None;
            }
            if !self.living.contains(&seat) {
                continue;
            }
            if !self.done.contains(&seat) {
                return Some(seat);
            }
            streak.insert(seat);
        }
        None
    }

    /// An action of this seat is awaited.
    pub(super) fn awaited(&mut self, seat: Seat) -> Result<(), String> {
        if self.last.is_some() && self.next() != Some(seat.0) {
            return Err(format!("seat {} acts, it should be {:?}: {self:?}", seat.0, self.next()));
        }
        if let Some(next) = self.next() {
            // Those passed over have passed.
            let mut at = self.last.unwrap_or(next);
            while at != next {
                at = (at + 1) % self.seats;
                if self.done.contains(&at) && self.living.contains(&at) && at != next {
                    self.streak.insert(at);
                }
            }
        }
        Ok(())
    }

    /// Facts since the last pick.
    pub(super) fn heard(&mut self, facts: &[Fact]) -> Result<(), String> {
        for fact in facts {
            match fact.what {
                What::Eliminated => drop(self.living.remove(&fact.seat.0)),
                What::Regroup if self.last.is_some() && self.next().is_some() => {
                    return Err(format!("the phase ends, though somebody is to act: {self:?}"));
                }
                What::Round => {
                    self.streak.clear();
                    self.done.clear();
                    self.last = None;
                }
                _ => {}
            }
        }
        Ok(())
    }
}
