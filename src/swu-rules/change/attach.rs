//! Attaching upgrades (rule 4.5).

use super::moment::Moment;
use crate::engine::Rules;
use crate::fact::What;
use crate::table::card::{CardState, Obj, Uid, Zone};
use seats::Seat;
use swu_language::word::{Arena, Kind};

impl Rules<'_> {
    /// An upgrade arrives on a unit.
    pub(crate) fn attach(&mut self, upgrade: Uid, unit: Obj, controller: Seat) {
        self.relocate(upgrade, Zone::Attached, controller);
        self.settle_on(upgrade, unit);
    }

    /// An upgrade in play already affects its unit.
    pub(crate) fn settle_on(&mut self, upgrade: Uid, unit: Obj) {
        let controller = self.table.card(upgrade).controller;
        self.table.card_mut(upgrade).host = unit.uid;
        self.fact(What::Attached, controller, upgrade, unit.uid, 0);
        let obj = self.table.obj(upgrade);
        self.moment(Moment::Attaches(obj, unit));
        self.moment(Moment::Equipped(unit));
    }

    /// A unit or a leader becomes an upgrade on a unit (rule 25.3). A unit neither leaves play nor enters it: its
    /// damage and its upgrades go. An undeployed leader turns over and enters play. True if it could be done.
    pub(crate) fn become_upgrade(&mut self, card: Obj, unit: Obj) -> bool {
        let Some(state) = self.table.live(card).copied() else { return false };
        if !self.is_unit(unit) || card == unit {
            return false;
        }
        if state.zone == Zone::Base && state.has(CardState::LEADER) {
            self.relocate(card.uid, Zone::Attached, state.controller);
            self.table.card_mut(card.uid).set(CardState::DEPLOYED, true);
        } else if state.zone.is_arena() {
            let loaded: Vec<Uid> = self.table.upgrades_on(card.uid).collect();
            self.remove_upgrades(&loaded);
            self.table.sides[state.controller].units.retain(|uid| *uid != card.uid);
            self.table.upgrades.push(card.uid);
            let state = self.table.card_mut(card.uid);
            state.zone = Zone::Attached;
            state.damage = 0;
            state.set(CardState::EXHAUSTED, false);
        } else {
            return false;
        }
        self.table.cache.forget();
        self.settle_on(card.uid, unit);
        true
    }

    /// A card moves to an arena: a unit from the other one, or an upgrade that becomes a unit there (rules 25.3, 25.11).
    /// It neither leaves play nor enters it.
    pub(crate) fn move_to(&mut self, card: Obj, arena: Arena) -> bool {
        let Some(state) = self.table.live(card).copied() else { return false };
        let zone = if arena == Arena::Ground { Zone::Ground } else { Zone::Space };
        let kind = self.def(card).kind;
        let host = self.table.cards.get(state.host.index()).map(|_| self.table.obj(state.host));
        match state.zone {
            Zone::Ground | Zone::Space if state.zone != zone => {}
            Zone::Attached if !matches!(kind, Kind::Upgrade | Kind::TokenUpgrade) => {
                self.remember_upgrade(card.uid, false);
                self.table.upgrades.retain(|uid| *uid != card.uid);
                self.table.sides[state.controller].units.push(card.uid);
            }
            _ => return false,
        }
        let moved = self.table.card_mut(card.uid);
        moved.zone = zone;
        moved.host = Uid::NONE;
        self.table.cache.forget();
        self.fact(What::Moved, state.controller, card.uid, Uid::NONE, 1 + arena as i16);
        if let Some(host) = host.filter(|_| state.zone == Zone::Attached) {
            self.moment(Moment::Detaches(card, host));
        }
        true
    }

    /// An upgrade moves from one unit to another and stays the same card (rule 4.5b).
    pub(crate) fn move_upgrade(&mut self, upgrade: Obj, unit: Obj) {
        let from = self.table.obj(self.table.card(upgrade.uid).host);
        let controller = self.table.card(unit.uid).controller;
        let card = self.table.card_mut(upgrade.uid);
        card.host = unit.uid;
        // A token upgrade belongs to whoever controls its unit (rule 2.1).
        if card.token() {
            card.owner = controller;
            card.controller = controller;
        }
        self.table.cache.forget();
        self.fact(What::Attached, self.table.card(upgrade.uid).controller, upgrade.uid, unit.uid, 0);
        self.moment(Moment::Detaches(upgrade, from));
        self.moment(Moment::Attaches(upgrade, unit));
    }
}
