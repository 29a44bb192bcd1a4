//! The cards and counters of players who are out (multiplayer.md E3 to E7). Silent: nothing is defeated, nothing
//! leaves play, nothing triggers.

use crate::engine::Rules;
use crate::fact::What;
use crate::table::card::{CardState, Uid, Zone};
use crate::table::options::ElimCounter;
use seats::{Seat, SeatSet};

impl Rules<'_> {
    /// Their cards leave the game, other players' cards in their area go home, captives are free (E3 to E6).
    pub(super) fn remove_cards(&mut self, out: SeatSet) {
        self.stop_attacks(out);
        let theirs = |rules: &Self, uid: &Uid| out.has(rules.table.card(*uid).owner);
        let leaving: Vec<Uid> =
            self.table.units().filter(|uid| theirs(self, uid) || out.has(self.table.card(*uid).controller)).collect();
        let upgrades: Vec<Uid> = self
            .table
            .upgrades
            .iter()
            .copied()
            .filter(|upgrade| {
                let host = self.table.card(*upgrade).host;
                theirs(self, upgrade) || leaving.contains(&host) || theirs(self, &host)
            })
            .collect();
        // Under a unit, a unit that became an upgrade, or a base.
        let guarded = |rules: &Self, captive: &Uid| {
            let guard = rules.table.card(*captive).host;
            leaving.contains(&guard) || upgrades.contains(&guard) || guard != Uid::NONE && theirs(rules, &guard)
        };
        let freed: Vec<Uid> = (self.table.captives.iter().copied())
            .filter(|captive| !theirs(self, captive) && guarded(self, captive))
            .collect();
        let resources: Vec<Uid> = out.iter().flat_map(|seat| self.table.sides[seat].resources.clone()).collect();
        for uid in upgrades.into_iter().chain(leaving).chain(resources) {
            self.go_home(uid, out);
        }
        self.remove_owned(out);
        for captive in freed {
            self.rescue(captive);
        }
        self.give_back_upgrades(out);
        self.drop_bound_effects();
        self.table.cache.forget();
    }

    /// One card of a player's area: out of the game with its owner, or to its owner's discard pile; tokens out of use,
    /// leaders back to the base zone, exhausted (rules 3.2, 4.2c).
    fn go_home(&mut self, uid: Uid, out: SeatSet) {
        let card = *self.table.card(uid);
        if card.token() {
            self.relocate(uid, Zone::Aside, card.owner);
        } else if out.has(card.owner) {
            self.relocate(uid, Zone::Removed, card.owner);
        } else if card.has(CardState::LEADER) {
            self.send_leader(uid);
            self.fact(What::WentHome, card.owner, uid, Uid::NONE, 1);
        } else {
            self.relocate(uid, Zone::Discard, card.owner);
            self.fact(What::WentHome, card.owner, uid, Uid::NONE, 0);
        }
    }

    /// Everything else they own, wherever it is: hand, deck, discard pile, captured, a resource of others.
    fn remove_owned(&mut self, out: SeatSet) {
        for index in 0..self.table.cards.len() {
            let card = self.table.cards[index];
            if out.has(card.owner) && !card.token() && card.zone != Zone::Removed {
                self.relocate(Uid(index as u16), Zone::Removed, card.owner);
                // The damage that defeated a base stays visible.
                self.table.cards[index].damage = if card.zone == Zone::Base { card.damage } else { 0 };
            }
        }
        for seat in out.iter() {
            self.table.sides[seat].base = None;
            self.table.sides[seat].leaders.clear();
        }
    }

    /// An upgrade of a living player that one of them controlled in another's area returns to its owner's control.
    fn give_back_upgrades(&mut self, out: SeatSet) {
        for place in 0..self.table.upgrades.len() {
            let uid = self.table.upgrades[place];
            let card = self.table.card_mut(uid);
            if out.has(card.controller) {
                card.controller = card.owner;
            }
        }
    }

    /// Counters they held lie in the centre (E7). Who acts first without the initiative is the next living seat.
    pub(super) fn return_counters(&mut self, out: SeatSet) {
        let next = |rules: &Self, seat: Seat| rules.table.living_from(seat).next().unwrap_or(seat);
        if let Some(holder) = self.table.initiative.filter(|seat| out.has(*seat)) {
            self.table.initiative = None;
            self.table.taken = false;
            self.table.first = next(self, holder);
            self.fact(What::CounterBack, holder, Uid::NONE, Uid::NONE, 0);
        }
        self.table.first = next(self, self.table.first);
        if self.table.options.elim_counter == ElimCounter::Available {
            for held in [&mut self.table.blast, &mut self.table.plan] {
                if held.is_some_and(|seat| out.has(seat)) {
                    *held = None;
                }
            }
        }
    }
}
