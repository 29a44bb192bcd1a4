//! What is on units and under them.

use super::Placed;
use super::layout::{Laid, Layout, bad, bare};
use crate::game::add_card;
use crate::table::card::{CardState, Uid, Zone};
use seats::Seat;
use swu_language::word::Kind;

impl Layout<'_> {
    /// Upgrades and captives of a unit or a base.
    pub(super) fn load(&mut self, seat: Seat, unit: Uid, placed: &Placed, place: &str) -> Laid<()> {
        for (index, upgrade) in placed.upgrades.iter().enumerate() {
            let place = format!("{place}, upgrade {}", index + 1);
            let def = self.of_kind(upgrade, &place, &[Kind::Upgrade, Kind::TokenUpgrade, Kind::Unit, Kind::Leader])?;
            let on_base = self.table.card(unit).zone == Zone::Base;
            if self.book.def(def).fortifies() != on_base {
                let said = if on_base { "cannot be on a base" } else { "can only be on a base" };
                return Err(bad(&place, format!("{} {said}", upgrade.id)));
            }
            // A unit that became an upgrade keeps guarding its captives (rule 25.3).
            let was_unit = self.book.def(def).kind == Kind::Unit;
            let captives = if was_unit { upgrade.captives.as_slice() } else { &[] };
            bare(
                &Placed { captives: upgrade.captives[captives.len()..].to_vec(), ..upgrade.clone() },
                &place,
                "an upgrade",
            )?;
            if self.book.def(def).kind == Kind::Leader {
                let owner = self.owner(upgrade, seat, &place)?;
                self.aboard.push((owner, unit, def, place));
                continue;
            }
            if self.book.def(def).kind == Kind::Unit && self.book.def(def).upgrade.is_none() {
                return Err(bad(&place, format!("{} is no upgrade", upgrade.id)));
            }
            let token = self.book.def(def).kind.is_token();
            let owner = if token { seat } else { self.owner(upgrade, seat, &place)? };
            let uid = add_card(&mut self.table, def, owner, Zone::Attached, if token { CardState::TOKEN } else { 0 });
            self.table.card_mut(uid).host = unit;
            self.table.upgrades.push(uid);
            self.guard(seat, uid, captives, &place)?;
        }
        self.guard(seat, unit, &placed.captives, place)
    }

    /// Captives of a card of that seat.
    fn guard(&mut self, seat: Seat, guard: Uid, captives: &[Placed], place: &str) -> Laid<()> {
        for (index, captive) in captives.iter().enumerate() {
            let place = format!("{place}, captive {}", index + 1);
            let def = self.of_kind(captive, &place, &[Kind::Unit])?;
            bare(captive, &place, "a captive")?;
            let other = seat.next(self.table.seats());
            let owner = self.owner(captive, other, &place)?;
            let uid = add_card(&mut self.table, def, owner, Zone::Captured, 0);
            self.table.card_mut(uid).host = guard;
            self.table.captives.push(uid);
        }
        Ok(())
    }

    /// Leaders deployed as upgrades: their seat has them, and lists them as deployed.
    pub(super) fn board(&mut self) -> Laid<()> {
        for (owner, unit, def, place) in std::mem::take(&mut self.aboard) {
            let waits = |uid: &&Uid| {
                let card = self.table.card(**uid);
                card.def == def && card.zone == Zone::Base && card.has(CardState::DEPLOYED)
            };
            let Some(uid) = self.table.sides[owner].leaders.iter().find(waits).copied() else {
                let id = &self.book.card(def).id;
                return Err(bad(&place, format!("{id} is no deployed leader of that seat")));
            };
            let card = self.table.card_mut(uid);
            card.zone = Zone::Attached;
            card.host = unit;
            self.table.upgrades.push(uid);
        }
        Ok(())
    }
}
