//! Keys of people's own: they open a hand from the table and at the curtain, and close it again.

use super::{Hand, Host};
use crate::exposure::Closed;
use crate::handover::{Confirmed, Handover, Keystroke};
use crate::hosted::Hosted;
use crate::own_key::OwnKey;
use crate::trust::{Trust, Typed};
use seats::Seat;
use std::time::Instant;

impl<G: Hosted> Host<G> {
    /// Are keys of one's own used at this table?
    fn uses_own_keys(&self) -> bool {
        self.table().agreement().typed == Typed::Key && self.trust() != Trust::OpenTable && !self.lies_open()
    }

    /// Lets own keys open in this handover, where they are used.
    pub(super) fn with_own_keys(&self, handover: Handover, now: Instant) -> Handover {
        if self.uses_own_keys() { handover.with_own_keys(self.own_keys.clone(), now) } else { handover }
    }

    /// Has everybody who may come a key of their own? Then nothing less than the whole name opens besides it; after
    /// wrong keys it is all that does.
    pub(super) fn all_have_own_keys(&self) -> bool {
        let keyed = |seat: Seat| self.own_keys.has(seat) || self.own_keys.is_suspended(seat);
        self.uses_own_keys() && self.comes().iter().all(keyed)
    }

    /// A handover is over: its word or key was right, and a key may have been chosen in it.
    pub fn proved(&mut self, seat: Seat, chosen: Option<OwnKey>) {
        self.own_keys.proved();
        if let Some(key) = chosen {
            self.own_keys.choose(seat, key);
        }
    }

    /// A wrong key in a handover.
    pub fn missed(&mut self) {
        self.own_keys.missed();
    }

    /// A key on the table that does nothing else there, after a pause: opens the hand of whoever may come and has it,
    /// or closes it again. False if it is nobody's.
    pub fn press_own_key(&mut self, key: Keystroke, now: Instant) -> bool {
        let Some(key) = OwnKey::of(key).filter(|_| self.uses_own_keys()) else { return false };
        if let Hand::Open { seat, .. } = self.hand {
            return self.own_keys.owner(key, seat.into()).is_some() && self.close(Closed::Asked);
        }
        match self.own_keys.owner(key, self.comes()) {
            Some(seat) => self.lift(Confirmed::of_own_key(seat), now),
            None => {
                self.own_keys.missed();
                false
            }
        }
    }
}
