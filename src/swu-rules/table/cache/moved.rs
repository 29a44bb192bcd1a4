//! Units and upgrades that came into play or left it since values were computed. They are added to what was gathered, or
//! taken from it, when values are asked for: until then these are those of before.

use super::{Cache, Due};
use crate::table::card::{DefId, Obj, Uid};
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
    /// A card came or went that can be added to what was gathered or taken from it. If it is a silent upgrade, perhaps
    /// only the numbers of its host change.
    pub(crate) fn card_moved(&mut self, moved: Moved, silent: bool) {
        let due = if moved.is_upgrade() && silent { Due::Upgrades } else { Due::Values };
        self.moved.push(moved);
        self.due = self.due.max(due);
        self.checked = false;
    }
}
