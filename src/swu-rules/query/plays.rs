//! Which cards a player may play (rule 8.1), how, and why not.

use super::costs::Playing;
use crate::book::Def;
use crate::decision::Choice;
use crate::query::{costs, payables, permission, predicate, smuggle, uses};
use crate::reading::Reading;
use crate::refusal::WhyNot;
use crate::table::card::{Obj, Uid};
use crate::table::mode::PlayMode;
use crate::table::rare_texts::Rare;
use crate::table::stages::OfPlays;
use seats::Seat;
use swu_language::keyword::Keyword;
use swu_language::word::Kind;

/// Why a card can't be played, in short.
enum Unplayable {
    Banned,
    NoHost,
    NotPaid,
    /// More than there is.
    Costs(i16),
}

/// Every card that a seat may play as an action.
pub(super) fn plays(reading: Reading<'_>, seat: Seat, into: &mut Vec<Choice>) {
    let have = payables::means(reading, seat);
    let leaves_costs = reading.table.cache.of_plays.leaves_costs();
    for uid in &reading.table.sides[seat].hand {
        let def = reading.book.def(reading.table.card(*uid).def);
        let cost = if def.plain && leaves_costs {
            plain_price(reading, def, seat, have).and_then(|cost| with_host(reading, def, *uid, seat, cost))
        } else if out_of_reach(reading, def, seat, (def.cost, def.icons), have) {
            Err(Unplayable::Costs(def.cost))
        } else {
            may_play_on_terms(reading, def, from_hand(reading, *uid, seat), have)
        };
        if let Ok(cost) = cost {
            into.push(Choice::Play(*uid, cost, PlayMode::Hand));
        }
        if let Some((cost, icons)) = def.upgrade.as_ref().and_then(|side| side.piloting.as_ref())
            && !out_of_reach(reading, def, seat, (*cost, *icons), have)
        {
            let playing = Playing { mode: PlayMode::Piloting, ..from_hand(reading, *uid, seat) };
            let pilots = may_play_with(reading, playing, have);
            into.extend(pilots.ok().map(|cost| Choice::Play(*uid, cost, PlayMode::Piloting)));
        }
    }
    visit_smuggled(reading, seat, &mut |playing| {
        let def = reading.def(playing.card);
        let printed = match playing.mode {
            PlayMode::Smuggle(nth) => def.smuggles.get(usize::from(nth)),
            _ => None,
        };
        if printed.is_some_and(|terms| out_of_reach(reading, def, seat, (terms.cost, terms.icons), have)) {
            return;
        }
        if let Ok(cost) = may_play_with(reading, playing, have) {
            into.push(Choice::Play(playing.card.uid, cost, playing.mode));
        }
    });
    let first = into.len();
    permission::visit_permitted(reading, seat, &mut |playing| {
        let Ok(cost) = may_play_with(reading, playing, have) else { return };
        let choice = Choice::Play(playing.card.uid, cost, playing.mode);
        let same = |other: &Choice| matches!(other, Choice::Play(uid, _, mode) if *uid == playing.card.uid && *mode == playing.mode);
        match into[first..].iter().position(same) {
            Some(place) => into[first + place] = into[first + place].min(choice),
            None => into.push(choice),
        }
    });
}

/// Is a printed cost with what its icons add more than there is to pay with, if nothing can reduce it? Says nothing
/// about the reason.
#[inline]
fn out_of_reach(reading: Reading<'_>, def: &Def, seat: Seat, (cost, icons): (i16, [u8; 6]), have: i16) -> bool {
    let less = OfPlays::PRICES.and(OfPlays::EXPLOITS);
    cost + costs::penalty_of(reading, icons, seat) > have
        && def.own_cost.is_empty()
        && def.instead.is_none()
        && def.spends.is_none()
        && def.front.numbers.of(Keyword::Exploit) == 0
        && !reading.table.cache.of_plays.has(less)
}

/// Has the card Piloting (rule 25.1)?
#[inline]
pub(crate) fn has_piloting(reading: Reading<'_>, card: Obj) -> bool {
    reading.def(card).upgrade.as_ref().is_some_and(|side| side.piloting.is_some())
}

/// Is it an upgrade when played this way?
pub(crate) fn plays_upgrade(reading: Reading<'_>, card: Obj, mode: PlayMode) -> bool {
    mode.pilots() || reading.def(card).kind == Kind::Upgrade
}

/// Calls `visit` with every way of playing a resource of a seat by Smuggle.
pub(crate) fn visit_smuggled(reading: Reading<'_>, seat: Seat, visit: &mut dyn FnMut(Playing)) {
    let given = reading.table.cache.of_plays.has(OfPlays::SMUGGLES);
    if !given && !uses::may_have(reading, Rare::SMUGGLE) {
        return;
    }
    for uid in &reading.table.sides[seat].resources {
        if !given && !uses::card_may_have(reading, *uid, Rare::SMUGGLE) {
            continue;
        }
        let card = reading.table.obj(*uid);
        for nth in 0..smuggle::smuggle_count(reading, card) {
            visit(Playing { mode: PlayMode::Smuggle(nth), ..from_hand(reading, *uid, seat) });
        }
    }
}

/// A card of the hand, played in the ordinary way.
#[allow(clippy::wrong_self_convention)]
pub(crate) fn from_hand(reading: Reading<'_>, uid: Uid, seat: Seat) -> Playing {
    Playing {
        card: reading.table.obj(uid),
        seat,
        mode: PlayMode::Hand,
        host: Obj::NONE,
        less: 0,
        free: false,
        ignores_penalty: false,
        ignores_one: 0,
        ignores_of: 0,
        exploit: 0,
        keywords: 0,
    }
}

/// May the card be played (rule 8.1)? Returns the resources to pay.
pub(crate) fn may_play(reading: Reading<'_>, playing: Playing) -> Result<i16, WhyNot> {
    let have = payables::means(reading, playing.seat);
    may_play_with(reading, playing, have).map_err(|unplayable| match unplayable {
        Unplayable::Banned => WhyNot::Banned,
        Unplayable::NoHost => WhyNot::NoHost,
        Unplayable::NotPaid => WhyNot::Unpayable,
        Unplayable::Costs(_) if lacks_host(reading, playing) => WhyNot::NoHost,
        Unplayable::Costs(need) => WhyNot::Cost { need, penalty: costs::aspect_penalty(reading, playing), have },
    })
}

/// The same, with the player's ready resources already counted and without the full reason.
#[inline]
fn may_play_with(reading: Reading<'_>, playing: Playing, have: i16) -> Result<i16, Unplayable> {
    let def = reading.def(playing.card);
    if def.plain && playing.is_ordinary() && reading.table.cache.of_plays.leaves_costs() {
        let price = plain_price(reading, def, playing.seat, have);
        return price.and_then(|cost| with_host(reading, def, playing.card.uid, playing.seat, cost));
    }
    may_play_on_terms(reading, def, playing, have)
}

/// Most cards: only their cost, their icons and the ready resources matter.
#[inline]
fn plain_price(reading: Reading<'_>, def: &Def, seat: Seat, have: i16) -> Result<i16, Unplayable> {
    let price = def.cost + costs::penalty_of(reading, def.icons, seat);
    if price <= have { Ok(payables::owed(reading, seat, price)) } else { Err(Unplayable::Costs(price)) }
}

/// Anything but an upgrade can be played without a host.
#[inline]
fn with_host(reading: Reading<'_>, def: &Def, uid: Uid, seat: Seat, cost: i16) -> Result<i16, Unplayable> {
    let lacks = def.kind == Kind::Upgrade && lacks_host(reading, from_hand(reading, uid, seat));
    if lacks { Err(Unplayable::NoHost) } else { Ok(cost) }
}

fn may_play_on_terms(reading: Reading<'_>, def: &Def, playing: Playing, have: i16) -> Result<i16, Unplayable> {
    let plain = costs::plain_cost(reading, def);
    if !plain && costs::banned(reading, playing) {
        return Err(Unplayable::Banned);
    }
    if playing.mode.via().is_some() && costs::silent(reading, playing) {
        return Err(Unplayable::Banned);
    }
    if !costs::extra_payable(reading, playing) {
        return Err(Unplayable::NotPaid);
    }
    if playing.mode.pilots() || def.kind == Kind::Upgrade {
        return may_play_upgrade(reading, playing, plain, have);
    }
    let price = costs::price(reading, playing);
    if !costs::affordable(reading, playing, price, have)
        && !payables::spending_pays(reading, playing)
        && (def.instead.is_none() || !can_pay_instead(reading, playing))
    {
        return Err(Unplayable::Costs(price));
    }
    Ok(payables::owed(reading, playing.seat, price.max(0)))
}

/// An upgrade needs something to be attached to; its price may depend on what.
fn may_play_upgrade(reading: Reading<'_>, playing: Playing, plain: bool, have: i16) -> Result<i16, Unplayable> {
    let price = if plain {
        // The same on every host.
        costs::price(reading, playing)
    } else {
        let prices = hosts(reading, playing).map(|host| costs::price(reading, Playing { host, ..playing }));
        prices.min().ok_or(Unplayable::NoHost)?
    };
    if !costs::affordable(reading, playing, price, have) {
        return Err(Unplayable::Costs(price));
    }
    if plain && lacks_host(reading, playing) {
        return Err(Unplayable::NoHost);
    }
    Ok(payables::owed(reading, playing.seat, price.max(0)))
}

/// What the upgrade may be attached to.
pub(crate) fn hosts(reading: Reading<'_>, playing: Playing) -> impl Iterator<Item = Obj> {
    let bases = reading.table.sides[playing.seat].base;
    let cards = reading.table.units().chain(bases).map(|uid| reading.table.obj(uid));
    cards.filter(move |host| predicate::may_attach(reading, playing.card, *host, playing.seat))
}

/// Is it an upgrade without a possible host?
fn lacks_host(reading: Reading<'_>, playing: Playing) -> bool {
    plays_upgrade(reading, playing.card, playing.mode) && hosts(reading, playing).next().is_none()
}

/// Alternative costs do not combine: Smuggle has a cost of its own (rule 18.10).
fn can_pay_instead(reading: Reading<'_>, playing: Playing) -> bool {
    let none = reading.def(playing.card).instead.is_none() || costs::silent(reading, playing);
    if none || playing.free || playing.mode.replaced() {
        return false;
    }
    let mut cards = Vec::new();
    costs::instead_cards(reading, playing, &mut cards);
    !cards.is_empty()
}
