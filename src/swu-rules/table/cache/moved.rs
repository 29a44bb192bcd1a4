//! Units and upgrades that came into play or left it since values were computed. They are added to what was gathered, or
//! taken from it, when values are asked for: until then these are those of before.

use super::{Cache, Due};
use crate::table::card::{DefId, Obj, Uid};
use crate::table::depends::Depends;
use seats::Seat;

/// A unit or an upgrade that came or went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Moved {
    /// The card, as it was in play.
    pub card: Obj,
    /// What was printed on it there.
    pub def: DefId,
    /// What it was on, if it is an upgrade.
    pub host: Uid,
    /// Who controlled it.
    pub seat: Seat,
    /// Did it come, or go?
    pub came: bool,
}

impl Moved {
    /// Is it an upgrade?
    pub(crate) fn is_upgrade(&self) -> bool {
        self.host != Uid::NONE
    }
}

impl Cache {
    /// A card came or went that can be added to what was gathered or taken from it. If it is without constants, the
    /// values of others change only by constants that ask about such cards.
    pub(crate) fn card_moved(&mut self, moved: Moved, silent: bool) {
        self.moved.push(moved);
        self.checked = false;
        if !silent {
            return self.forget_values();
        }
        // A unit may have taken part in an attack.
        let units = Depends::UNITS.and(Depends::ATTACK);
        self.doubted = self.doubted.and(if moved.is_upgrade() { Depends::UPGRADES } else { units });
        self.due = self.due.max(Due::Conditions);
    }
}
