//! Who knows a card, or saw which one it was.

use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Those who know. Every player of a table may have looked at a card without anybody having turned it up: then nobody
/// who watches has seen it, and no table shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Witnesses {
    /// It is open, to whoever watches, too.
    Everybody,
    /// Only these players.
    Players(SeatSet),
}

impl Witnesses {
    /// Nobody.
    pub(super) const NOBODY: Witnesses = Witnesses::Players(SeatSet::EMPTY);

    /// Is it open?
    pub const fn is_open(self) -> bool {
        matches!(self, Witnesses::Everybody)
    }

    /// Is one of these players among them?
    pub const fn meet(self, seats: SeatSet) -> bool {
        match self {
            Witnesses::Everybody => true,
            Witnesses::Players(own) => own.meets(seats),
        }
    }

    /// Is this player among them?
    pub(super) const fn have(self, seat: Seat) -> bool {
        self.meet(SeatSet::one(seat))
    }

    /// With these players, too.
    pub(super) const fn and(self, seats: SeatSet) -> Witnesses {
        match self {
            Witnesses::Everybody => Witnesses::Everybody,
            Witnesses::Players(own) => Witnesses::Players(own.or(seats)),
        }
    }

    /// Their seats at a table of `everyone`.
    pub const fn seats(self, everyone: SeatSet) -> SeatSet {
        match self {
            Witnesses::Everybody => everyone,
            Witnesses::Players(own) => own,
        }
    }
}
