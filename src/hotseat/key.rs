//! The proof that the holder may look through one seat's eyes.

use seats::{Seat, SeatSet};

/// A seat's key: a game shows a hand only to a key that opens it.
///
/// Keys are made in `hotseat` alone (the constructor is not visible anywhere else), and they cannot be copied, cloned
/// or read from a file. So neither a screen nor a bot can make itself a key, and only the host can ask a game that
/// takes `&SeatKey` in [`Hosted::view`](super::hosted::Hosted::view) for a hand.
pub struct SeatKey {
    seat: Seat,
    opens: SeatSet,
}

impl SeatKey {
    /// Cuts the key of a seat, which opens its hand and the hands that are open to it.
    pub fn cut(seat: Seat, opens: SeatSet) -> SeatKey {
        SeatKey { seat, opens: opens.or(SeatSet::one(seat)) }
    }

    /// The seats whose hidden cards these eyes may see: their own, and those of partners who play with open hands.
    pub fn opens(&self) -> SeatSet {
        self.opens
    }

    /// The seat whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}
