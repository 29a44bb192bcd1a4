//! How far a program is within the operation at hand.

use super::{Effect, Span};
use crate::table::card::Uid;
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How far an operation is that takes several steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Work {
    /// It has done nothing yet.
    #[default]
    Fresh,
    /// Cards, or points of damage, are picked one after another; those picked are in the pool.
    Picking(Span),
    /// A number was chosen.
    Chosen(i16),
    /// Cards are played one after another.
    Playing {
        /// How many were.
        count: i16,
        /// The newest of them.
        newest: Uid,
    },
    /// The abilities of this card are used.
    Using(Uid),
    /// These players were chosen, and more may be.
    Players(SeatSet),
    /// Players act one after another.
    InOrder {
        /// Those who acted, and who does now.
        acted: SeatSet,
        /// Who does now.
        now: Seat,
    },
    /// Entries of a list are chosen and resolved one after another (rule 11.10).
    Entries {
        /// How many are to be taken; settled before the first one is.
        most: u8,
        /// How many were.
        taken: u8,
        /// Which were, by bits, if none may be taken again.
        which: u16,
    },
    /// It waits for what it started.
    Running,
}

impl Work {
    /// Was anything picked, chosen or started?
    pub(crate) const fn has_begun(self) -> bool {
        match self {
            Work::Fresh => false,
            Work::Picking(span) => span.len > 0,
            Work::Chosen(number) => number != 0,
            _ => true,
        }
    }
}

impl Effect {
    /// Has an entry been taken from the list that this effect chooses from?
    pub(crate) const fn has_taken(&self) -> bool {
        matches!(self.work, Work::Entries { taken, .. } if taken > 0)
    }

    /// How many cards, or points of damage, were picked in this operation so far.
    pub(crate) const fn picked(&self) -> i16 {
        match self.work {
            Work::Picking(span) => span.len as i16,
            _ => 0,
        }
    }

    /// The picks so far, in the pool.
    pub(crate) const fn picks(&self) -> Span {
        match self.work {
            Work::Picking(span) => span,
            _ => Span { start: 0, len: 0 },
        }
    }

    /// How many cards were played in this operation so far.
    pub(crate) const fn played(&self) -> i16 {
        match self.work {
            Work::Playing { count, .. } => count,
            _ => 0,
        }
    }

    /// Of entries of a list: how many are to be taken, how many were, and which of them may not be taken again, by bits.
    pub(crate) const fn entries(&self) -> (u8, u8, u16) {
        match self.work {
            Work::Entries { most, taken, which } => (most, taken, which),
            _ => (0, 0, 0),
        }
    }

    /// Does the operation at hand wait for what it started?
    pub(crate) fn is_running(&self) -> bool {
        self.work == Work::Running
    }
}
