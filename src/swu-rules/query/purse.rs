//! What a player can use to pay resources (rules 5.1, 5.2b, 25.9): ready resources, units that count as such, Credits.

use super::costs::{EXPLOITED_LESS, Playing};
use crate::engine::Rules;
use crate::table::card::Obj;
use seats::Seat;
use swu_language::ability::Give;

impl Rules<'_> {
    /// How much a player pays for this many resources: half of it while a card of theirs says so (rule 5.2b).
    #[inline]
    pub fn owed(&self, seat: Seat, amount: i16) -> i16 {
        self.owed_without(seat, amount, &[])
    }

    #[inline]
    fn owed_without(&self, seat: Seat, amount: i16, gone: &[Obj]) -> i16 {
        if self.halves(seat, gone) { (amount + 1) / 2 } else { amount }
    }

    /// The highest price that a player can pay.
    pub fn means(&self, seat: Seat) -> i16 {
        let have = self.purse(seat, &[]);
        if self.halves(seat, &[]) { have.saturating_mul(2) } else { have }
    }

    /// How many resources a player can pay without these cards.
    pub(crate) fn purse(&self, seat: Seat, gone: &[Obj]) -> i16 {
        self.table.ready_resources(seat) + self.spendable(seat) + self.payers(seat, gone).len() as i16
    }

    /// The Credits that a player can pay with: none while they are blank (rule 31.8).
    pub(crate) fn spendable(&self, seat: Seat) -> i16 {
        let blank = self.table.cache.blank_credits & (1 << seat.0) != 0;
        if blank { 0 } else { i16::from(self.table.sides[seat].credits) }
    }

    /// The ready units that the player may exhaust as if they were resources.
    pub(crate) fn payers(&self, seat: Seat, gone: &[Obj]) -> Vec<Obj> {
        let mut payers: Vec<Obj> = Vec::new();
        for (unit, source) in &self.table.cache.payers {
            let ready =
                |unit: &Obj| self.table.live(*unit).is_some_and(|card| card.controller == seat && !card.exhausted());
            if ready(unit) && !gone.contains(unit) && !gone.contains(source) && !payers.contains(unit) {
                payers.push(*unit);
            }
        }
        payers
    }

    #[inline]
    fn halves(&self, seat: Seat, gone: &[Obj]) -> bool {
        self.table.cache.halved & (1 << seat.0) != 0 && (gone.is_empty() || self.says_halved(seat, gone))
    }

    fn says_halved(&self, seat: Seat, gone: &[Obj]) -> bool {
        let halves = |gift| self.book.gift(gift).give == Give::HalvesPayments;
        let mut rules = self.table.cache.player_rules.iter();
        rules.any(|(whose, source, gift)| *whose == seat && halves(*gift) && !gone.contains(source))
    }

    /// Can the player pay that price once exactly these units have been defeated for Exploit?
    pub(crate) fn exploited_enough(&self, playing: Playing, price: i16, units: &[Obj]) -> bool {
        let rest = (price - EXPLOITED_LESS * units.len() as i16).max(0);
        self.owed_without(playing.seat, rest, units) <= self.purse(playing.seat, units)
    }

    /// Can the player pay that price once these units have been defeated for Exploit, possibly with more?
    pub(crate) fn exploit_pays(&self, playing: Playing, price: i16, units: &mut Vec<Obj>) -> bool {
        if self.exploited_enough(playing, price, units) {
            return true;
        }
        let seat = playing.seat;
        let count = units.len() as i16;
        let left = self.most_exploited(playing) - count;
        // Which units they are matters only if units can pay.
        if self.table.cache.payers.is_empty() && !self.halves(seat, &[]) {
            return price - EXPLOITED_LESS * (count + left.max(0)) <= self.purse(seat, &[]);
        }
        left > 0
            && self.table.sides[seat].units.iter().any(|uid| {
                let unit = self.table.obj(*uid);
                if unit == playing.host || units.contains(&unit) {
                    return false;
                }
                units.push(unit);
                let pays = self.exploit_pays(playing, price, units);
                units.pop();
                pays
            })
    }
}
