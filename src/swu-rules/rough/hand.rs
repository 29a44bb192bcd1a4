//! The value of cards in hand: for opening hands, resources and discards.

use crate::engine::Rules;
use crate::query::costs::Playing;
use crate::table::card::Uid;
use crate::table::mode::PlayMode;
use seats::Seat;
use swu_language::word::Kind;

impl Rules<'_> {
    /// What a card costs this player, with the aspect penalty.
    fn own_price(&self, seat: Seat, uid: Uid) -> i16 {
        let playing = Playing { mode: PlayMode::Hand, ..self.from_hand(uid, seat) };
        self.def(playing.card).cost + self.aspect_penalty(playing)
    }

    /// Does the player have or control another copy of this unique card?
    fn spare_copy(&self, seat: Seat, uid: Uid) -> bool {
        let def = self.book.def(self.table.card(uid).def);
        let side = &self.table.sides[seat];
        let same = |other: &Uid| *other != uid && self.book.def(self.table.card(*other).def).copy == def.copy;
        def.unique && side.hand.iter().chain(&side.units).chain(&self.table.upgrades).any(same)
    }

    /// The value of a card in hand: highest if soon playable.
    pub(super) fn hand_worth(&self, seat: Seat, uid: Uid) -> i16 {
        let soon = self.table.sides[seat].resources.len() as i16 + 2;
        let price = self.own_price(seat, uid);
        let late = (price - soon).max(0);
        let cheap = (soon - price).max(0);
        let penalty = price - self.book.def(self.table.card(uid).def).cost;
        let doubled = if self.spare_copy(seat, uid) { 25 } else { 0 };
        60 - 12 * late - 3 * cheap - 6 * penalty - doubled
    }

    /// The value of putting a card down as a resource, with this many resources.
    pub(super) fn put_down_worth(&self, seat: Seat, uid: Uid, resources: i16) -> i16 {
        let room = if resources < 7 { 60 } else { 25 };
        100 + room - self.hand_worth(seat, uid)
    }

    /// The value of putting none down: later, when the hand runs out, cards are better played.
    pub(super) fn no_resource_worth(&self, seat: Seat) -> i16 {
        let side = &self.table.sides[seat];
        let dearest = side.hand.iter().map(|uid| self.own_price(seat, *uid)).max().unwrap_or(0);
        match side.resources.len() as i16 {
            0..=5 => 0,
            resources if dearest > resources => 0,
            _ if side.hand.len() > 3 => 60,
            _ => 200,
        }
    }

    /// Whether to keep an opening hand: positive for keeping. It should have something to play in each of the first
    /// rounds.
    pub(super) fn opening_worth(&self, seat: Seat) -> i16 {
        let hand = &self.table.sides[seat].hand;
        let unit_for = |most: i16| {
            let fits = |uid: &&Uid| {
                self.book.def(self.table.card(**uid).def).kind == Kind::Unit && self.own_price(seat, **uid) <= most
            };
            hand.iter().filter(fits).count() as i16
        };
        let (two, three) = (unit_for(2), unit_for(3));
        match (two, three) {
            (0, 0 | 1) => -5,
            (0, _) => 3,
            (1, 1) => 2,
            _ => 8,
        }
    }
}
