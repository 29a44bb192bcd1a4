//! Control changes (rule 20).

use crate::engine::Rules;
use crate::fact::What;
use crate::table::batch::Leaving;
use crate::table::cache::Stats;
use crate::table::card::{CardState, Obj, Uid, Zone};
use seats::{Seat, SeatSet};

impl Rules<'_> {
    /// A player takes control of a card; true if anything changed.
    pub(crate) fn take_control(&mut self, seat: Seat, obj: Obj) -> bool {
        let Some(card) = self.table.live(obj).copied() else { return false };
        if card.controller == seat || self.table.sides[seat].eliminated || self.stays(seat, obj) {
            return false;
        }
        if card.has(CardState::DEPLOYED) {
            // Rules 3.2 and 20.2: a leader is defeated instead.
            if card.zone == Zone::Attached {
                self.remove_upgrades(&[obj.uid]);
            } else {
                self.leave(&[obj], Leaving::Defeated(Some(seat)));
            }
            return true;
        }
        if self.is_leader_unit(obj) {
            self.leave(&[obj], Leaving::Defeated(Some(seat)));
            return true;
        }
        match card.zone {
            Zone::Ground | Zone::Space => self.take_unit(seat, obj),
            Zone::Resource => {
                self.table.sides[card.controller].resources.retain(|uid| *uid != obj.uid);
                self.table.sides[seat].resources.push(obj.uid);
                self.table.card_mut(obj.uid).controller = seat;
                self.rename(obj.uid);
            }
            // A token upgrade stays with whoever controls its unit (rules 2.1, 2.2).
            Zone::Attached if card.token() => return false,
            Zone::Attached => self.table.card_mut(obj.uid).controller = seat,
            _ => return false,
        }
        match card.zone {
            // It moves face down from one player to another: nobody else learns which card it is.
            Zone::Resource => {
                let both = SeatSet::one(seat).or(SeatSet::one(card.controller));
                self.fact_for(What::TookControl, seat, obj.uid, Uid::NONE, 1, both);
            }
            _ => self.fact(What::TookControl, seat, obj.uid, Uid::NONE, 0),
        }
        self.table.cache.forget();
        true
    }

    /// Is that player, an opponent of its controller, unable to take control of it (rule 42.14)? Its owner may be one,
    /// too.
    fn stays(&self, seat: Seat, obj: Obj) -> bool {
        let held = self.is_unit(obj) && self.stats(obj.uid).is_some_and(|stats| stats.has(Stats::CANT_BE_TAKEN));
        held && seat != self.controller(obj)
    }

    /// Status, damage, upgrades and lasting effects stay; token upgrades go along (rule 20.1).
    fn take_unit(&mut self, seat: Seat, obj: Obj) {
        let from = self.table.card(obj.uid).controller;
        self.table.sides[from].units.retain(|uid| *uid != obj.uid);
        self.table.sides[seat].units.push(obj.uid);
        self.table.card_mut(obj.uid).controller = seat;
        for place in 0..self.table.upgrades.len() {
            let upgrade = self.table.upgrades[place];
            if self.table.card(upgrade).host == obj.uid && self.table.card(upgrade).token() {
                let card = self.table.card_mut(upgrade);
                card.owner = seat;
                card.controller = seat;
            }
        }
        for attack in &mut self.table.attacks {
            if !attack.live {
                continue;
            }
            if attack.attacker == obj {
                attack.void = true;
            } else {
                attack.hand_over(obj, seat);
            }
        }
    }
}
