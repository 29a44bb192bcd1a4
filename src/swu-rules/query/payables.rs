//! What a player can use to pay resources (rules 5.1, 5.2b, 25.9): ready resources, units that count as such, Credits.

use super::costs::{EXPLOITED_LESS, Playing};
use crate::query::{costs, selector};
use crate::reading::Reading;
use crate::table::card::Obj;
use crate::table::card::Zone;
use seats::Seat;
use swu_language::ability::Grant;
use swu_language::ability::Spent;

/// How much a player pays for this many resources: half of it while a card of theirs says so (rule 5.2b).
#[inline]
pub(crate) fn owed(reading: Reading<'_>, seat: Seat, amount: i16) -> i16 {
    owed_without(reading, seat, amount, &[])
}

#[inline]
fn owed_without(reading: Reading<'_>, seat: Seat, amount: i16, gone: &[Obj]) -> i16 {
    if halves(reading, seat, gone) { (amount + 1) / 2 } else { amount }
}

/// The highest price that a player can pay.
pub(crate) fn means(reading: Reading<'_>, seat: Seat) -> i16 {
    let have = purse(reading, seat, &[]);
    if halves(reading, seat, &[]) { have.saturating_mul(2) } else { have }
}

/// How many resources a player can pay without these cards.
pub(crate) fn purse(reading: Reading<'_>, seat: Seat, gone: &[Obj]) -> i16 {
    reading.table.ready_resources(seat) + spendable(reading, seat) + payers(reading, seat, gone).len() as i16
}

/// The Credits that a player can pay with: none while they are blank (rule 31.8).
pub(crate) fn spendable(reading: Reading<'_>, seat: Seat) -> i16 {
    let blank = reading.table.cache.blank_credits & (1 << seat.0) != 0;
    if blank { 0 } else { i16::from(reading.table.sides[seat].credits) }
}

/// The ready units that the player may exhaust as if they were resources.
pub(crate) fn payers(reading: Reading<'_>, seat: Seat, gone: &[Obj]) -> Vec<Obj> {
    let mut payers: Vec<Obj> = Vec::new();
    for (unit, source) in &reading.table.cache.payers {
        let ready =
            |unit: &Obj| reading.table.live(*unit).is_some_and(|card| card.controller == seat && !card.exhausted());
        if ready(unit) && !gone.contains(unit) && !gone.contains(source) && !payers.contains(unit) {
            payers.push(*unit);
        }
    }
    payers
}

#[inline]
fn halves(reading: Reading<'_>, seat: Seat, gone: &[Obj]) -> bool {
    reading.table.cache.halved & (1 << seat.0) != 0 && (gone.is_empty() || says_halved(reading, seat, gone))
}

fn says_halved(reading: Reading<'_>, seat: Seat, gone: &[Obj]) -> bool {
    let halves = |gift| reading.book.gift(gift).give == Grant::HalvesPayments;
    let mut rules = reading.table.cache.player_rules.iter();
    rules.any(|(whose, source, gift)| *whose == seat && halves(*gift) && !gone.contains(source))
}

/// Can the player pay that price once exactly these units have been defeated for Exploit?
pub(crate) fn exploited_enough(reading: Reading<'_>, playing: Playing, price: i16, units: &[Obj]) -> bool {
    let rest = (price - EXPLOITED_LESS * units.len() as i16).max(0);
    owed_without(reading, playing.seat, rest, units) <= purse(reading, playing.seat, units)
}

/// Can the player pay that price once these units have been defeated for Exploit, possibly with more?
pub(crate) fn exploit_pays(reading: Reading<'_>, playing: Playing, price: i16, units: &mut Vec<Obj>) -> bool {
    if exploited_enough(reading, playing, price, units) {
        return true;
    }
    let seat = playing.seat;
    let count = units.len() as i16;
    let left = costs::most_exploited(reading, playing) - count;
    // Which units they are matters only if units can pay.
    if reading.table.cache.payers.is_empty() && !halves(reading, seat, &[]) {
        return price - EXPLOITED_LESS * (count + left.max(0)) <= purse(reading, seat, &[]);
    }
    left > 0
        && reading.table.sides[seat].units.iter().any(|uid| {
            let unit = reading.table.obj(*uid);
            if unit == playing.host || units.contains(&unit) {
                return false;
            }
            units.push(unit);
            let pays = exploit_pays(reading, playing, price, units);
            units.pop();
            pays
        })
}

/// The cards that may be spent on the card being played.
pub(crate) fn spendable_cards(reading: Reading<'_>, playing: Playing, into: &mut Vec<Obj>) {
    if let Some(terms) = &reading.def(playing.card).spends {
        let e = crate::table::effect::Effect::new(crate::book::ProgramId::NONE, playing.card, playing.seat);
        selector::collect(reading, &e, &terms.among, into);
    }
}

/// How many cards may be spent while the card is played; `None` if its text does not say.
pub(crate) fn most_spent(reading: Reading<'_>, playing: Playing) -> Option<i16> {
    let terms = reading.def(playing.card).spends.as_ref().filter(|_| !costs::silent(reading, playing))?;
    let mut cards = Vec::new();
    spendable_cards(reading, playing, &mut cards);
    let mut most = (cards.len() as i16).min(terms.up_to.map_or(i16::MAX, i16::from));
    if terms.verb == Spent::Defeat {
        // Exhausted resources alone are not spent, and none are spent for nothing.
        let ready = cards.iter().filter(|card| !reading.table.card(card.uid).exhausted()).count() as i16;
        let price = costs::price(reading, playing).max(0);
        let needed = (price + i16::from(terms.less) - 1) / i16::from(terms.less).max(1);
        most = most.min(ready).min(needed);
    }
    Some(most).filter(|_| !(playing.free && terms.less > 0))
}

/// Can the card be paid for once this many cards are spent?
pub(crate) fn pays_with_spent(reading: Reading<'_>, playing: Playing, count: i16) -> bool {
    let Some(terms) = &reading.def(playing.card).spends else { return false };
    let mut cards = Vec::new();
    spendable_cards(reading, playing, &mut cards);
    let resources = cards.first().is_some_and(|card| reading.table.card(card.uid).zone == Zone::Resource);
    let gone = if resources { count } else { 0 };
    let less = playing.less.saturating_add(i16::from(terms.less).saturating_mul(count));
    let playing = Playing { less, ..playing };
    costs::price(reading, playing) <= means(reading, playing.seat) - gone || costs::most_exploited(reading, playing) > 0
}

/// Can the card be paid for by spending some cards?
pub(crate) fn spending_pays(reading: Reading<'_>, playing: Playing) -> bool {
    most_spent(reading, playing).is_some_and(|most| (1..=most).any(|count| pays_with_spent(reading, playing, count)))
}
