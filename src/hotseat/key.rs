//! The proof that the holder may look through one seat's eyes.

use crate::seats::Seat;

/// A seat's key: a game shows a hand only to its key.
///
/// Keys are made in `hotseat` alone (the constructor is not visible anywhere else), and they can be neither copied,
/// cloned nor read from a file. So neither a screen nor a bot can make itself a key, and a game that takes
/// `&SeatKey` in [`Hosted::view`](super::hosted::Hosted::view) cannot be asked for a hand by anybody but the veil.
pub struct SeatKey(Seat);

impl SeatKey {
    /// Cuts the key of a seat.
    pub(in crate::hotseat) fn cut(seat: Seat) -> SeatKey {
        SeatKey(seat)
    }

    /// The seat whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.0
    }
}
