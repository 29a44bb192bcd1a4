//! Things on the table that can be selected.

use screen::widgets::hits::Spot;
use seats::Seat;

/// A thing on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Thing {
    /// A unit, by handle.
    Unit(u16),
    /// An undeployed leader, by handle.
    Leader(u16),
    /// A seat's base.
    Base(Seat),
    /// A card of the open hand, from 0.
    Hand(usize),
}

impl Thing {
    /// The thing at a spot, if one is there.
    pub fn at(spot: Spot) -> Option<Thing> {
        let Spot::Thing(kind, number) = spot else { return None };
        Some(match kind {
            0 => Thing::Unit(number),
            1 => Thing::Leader(number),
            2 => Thing::Base(Seat(u8::try_from(number).ok()?)),
            _ => Thing::Hand(number.into()),
        })
    }
}

impl From<Thing> for Spot {
    fn from(thing: Thing) -> Spot {
        match thing {
            Thing::Unit(uid) => Spot::Thing(0, uid),
            Thing::Leader(uid) => Spot::Thing(1, uid),
            Thing::Base(seat) => Spot::Thing(2, seat.0.into()),
            Thing::Hand(index) => Spot::Thing(3, u16::try_from(index).unwrap_or(u16::MAX)),
        }
    }
}
