//! Attaching upgrades (rule 4.5).

use super::moment::Moment;
use crate::seats::Seat;
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::fact::What;
use crate::unlimited::rules::table::card::{Obj, Uid, Zone};

impl Rules<'_> {
    /// An upgrade arrives on a unit.
    pub fn attach(&mut self, upgrade: Uid, unit: Obj, controller: Seat) {
        self.relocate(upgrade, Zone::Attached, controller);
        self.settle_on(upgrade, unit);
    }

    /// An upgrade that is in play already gets its unit.
    pub fn settle_on(&mut self, upgrade: Uid, unit: Obj) {
        let controller = self.t.card(upgrade).controller;
        self.t.card_mut(upgrade).host = unit.uid;
        self.fact(What::Attached, controller, upgrade, unit.uid, 0);
        let obj = self.t.obj(upgrade);
        self.moment(Moment::Attaches(obj, unit));
    }

    /// An upgrade moves from one unit to another and stays the same card (rule 4.5b).
    pub fn move_upgrade(&mut self, upgrade: Obj, unit: Obj) {
        let from = self.t.obj(self.t.card(upgrade.uid).host);
        self.t.card_mut(upgrade.uid).host = unit.uid;
        self.t.cache.forget();
        self.fact(What::Attached, self.t.card(upgrade.uid).controller, upgrade.uid, unit.uid, 0);
        self.moment(Moment::Detaches(upgrade, from));
        self.moment(Moment::Attaches(upgrade, unit));
    }
}
