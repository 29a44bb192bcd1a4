//! The value of cards in hand: for opening hands, resources and discards.

use crate::query::costs::Playing;
use crate::query::{costs, plays};
use crate::reading::Reading;
use crate::table::card::Uid;
use crate::table::mode::PlayMode;
use seats::Seat;
use swu_language::word::Kind;

/// What a card costs this player, with the aspect penalty.
fn own_price(reading: Reading<'_>, seat: Seat, uid: Uid) -> i16 {
    let playing = Playing { mode: PlayMode::Hand, ..plays::from_hand(reading, uid, seat) };
    reading.def(playing.card).cost + costs::aspect_penalty(reading, playing)
}

/// Does the player have or control another copy of this unique card?
fn spare_copy(reading: Reading<'_>, seat: Seat, uid: Uid) -> bool {
    let def = reading.book.def(reading.table.card(uid).def);
    let side = &reading.table.sides[seat];
    let same = |other: &Uid| *other != uid && reading.book.def(reading.table.card(*other).def).copy == def.copy;
    def.unique && side.hand.iter().chain(&side.units).chain(&reading.table.upgrades).any(same)
}

/// The value of a card in hand: highest if soon playable.
pub(super) fn hand_worth(reading: Reading<'_>, seat: Seat, uid: Uid) -> i16 {
    let soon = reading.table.sides[seat].resources.len() as i16 + 2;
    let price = own_price(reading, seat, uid);
    let late = (price - soon).max(0);
    let cheap = (soon - price).max(0);
    let penalty = price - reading.book.def(reading.table.card(uid).def).cost;
    let doubled = if spare_copy(reading, seat, uid) { 25 } else { 0 };
    60 - 12 * late - 3 * cheap - 6 * penalty - doubled
}

/// The value of putting a card down as a resource, with this many resources.
pub(super) fn put_down_worth(reading: Reading<'_>, seat: Seat, uid: Uid, resources: i16) -> i16 {
    let room = if resources < 7 { 60 } else { 25 };
    100 + room - hand_worth(reading, seat, uid)
}

/// The value of putting none down: later, when the hand runs out, cards are better played.
pub(super) fn no_resource_worth(reading: Reading<'_>, seat: Seat) -> i16 {
    let side = &reading.table.sides[seat];
    let dearest = side.hand.iter().map(|uid| own_price(reading, seat, *uid)).max().unwrap_or(0);
    match side.resources.len() as i16 {
        0..=5 => 0,
        resources if dearest > resources => 0,
        _ if side.hand.len() > 3 => 60,
        _ => 200,
    }
}

/// Whether to keep an opening hand: positive for keeping. It should have something to play in each of the first
/// rounds.
pub(super) fn opening_worth(reading: Reading<'_>, seat: Seat) -> i16 {
    let hand = &reading.table.sides[seat].hand;
    let unit_for = |most: i16| {
        let fits = |uid: &&Uid| {
            reading.book.def(reading.table.card(**uid).def).kind == Kind::Unit
                && own_price(reading, seat, **uid) <= most
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
