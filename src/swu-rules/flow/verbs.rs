//! Verbs that act on cards chosen before (rule 11).

pub(crate) mod amounts;
pub(crate) mod arrange;
pub(crate) mod attack_with;
pub(super) mod blocks;
pub(crate) mod bounty;
pub(crate) mod credits;
pub(crate) mod decks;
pub(crate) mod discard;
pub(crate) mod disclose;
pub(crate) mod divide;
pub(crate) mod indirect;
pub(crate) mod instead;
pub(crate) mod lend;
pub(crate) mod may;
pub(crate) mod naming;
pub(crate) mod play_cards;
pub(crate) mod raised;
pub(crate) mod reveal;
pub(crate) mod search;
pub(super) mod twice;
pub(crate) mod when_defeated;
pub(crate) mod when_played;

use crate::book::op::Verb;
use crate::change::{
    attach, cards, control, credit, damage, force, lasting, leave, moment, move_card, rescue, status, token,
};
use crate::engine::Rules;
use crate::fact::{Change, What};
use crate::flow::{effect, elimination, turn};
use crate::ids::ConstantId;
use crate::query::{condition, decider, idle, permission, replacement, selector};
use crate::reading::Reading;
use crate::table::batch::{DamageKind, Hit, Leaving};
use crate::table::cache::Stats;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::effect::{DAMAGED, Effect, Lasting, Lasts, MADE, NO_ATTACK};
use crate::table::frame::Frame;
use seats::{Seat, SeatSet};
use swu_language::ability::{Amount, Filter, Grant, Harm, PlayerRef, Ref, Selector, Token, Until};

/// Does something with It, or with the game.
pub(crate) fn verb(rules: &mut Rules<'_>, e: &mut Effect, verb: &Verb) {
    let mut it = rules.take_buffer();
    selector::collect(rules.read(), e, &Selector::The(Ref::It), &mut it);
    match verb {
        Verb::Damage(amount) => damage_verb(rules, e, &it, amount),
        Verb::DamageSurely(amount) => {
            let amount = raised::raised(e, condition::number(rules.read(), e, amount));
            let hit =
                |obj: &Obj| Hit { kind: DamageKind::Sure, ..damage::ability_hit(*obj, amount, e.source, e.controller) };
            let hits: Vec<Hit> = it.iter().map(hit).collect();
            let done = all_damageable(rules.read(), &it);
            e.amount_done = damage::deal(rules, &hits);
            e.done_in_full = done;
        }
        Verb::Strike(by, amount) => strike(rules, e, &it, *by, amount),
        Verb::StrikePaired(by, amount) => strike_paired(rules, e, &it, *by, amount),
        Verb::Heal(amount) => {
            let amount = condition::number(rules.read(), e, amount);
            e.amount_done = it.iter().map(|obj| damage::heal(rules, *obj, amount)).sum();
            e.done_in_full = e.amount_done > 0;
        }
        Verb::HealAll => {
            e.amount_done = it.iter().map(|obj| damage::heal(rules, *obj, i16::MAX)).sum();
            e.done_in_full = e.amount_done > 0;
        }
        Verb::Defeat => defeat_verb(rules, e, &it),
        Verb::Exhaust => {
            let safe = |obj: &Obj| safe_from(rules.read(), e, *obj, Harm::Exhaust);
            let able: Vec<Obj> = it.iter().copied().filter(|obj| !safe(obj)).collect();
            let done = able.iter().filter(|obj| status::exhaust(rules, **obj)).count();
            note_done(e, done, it.len());
        }
        Verb::Ready => {
            let done = it.iter().filter(|obj| status::ready(rules, **obj)).count();
            note_done(e, done, it.len());
        }
        Verb::Return => return_verb(rules, e, &it),
        Verb::Take => take_verb(rules, e, &it),
        Verb::Bottom { random } => bottom_verb(rules, e, &it, *random),
        Verb::DiscardCard => discard_card(rules, e, &it),
        Verb::Resource { ready, by } => resource_verb(rules, e, &it, *ready, *by),
        Verb::ResourceTop { who, ready } => resource_top(rules, e, *who, *ready),
        Verb::Give(token, count) => {
            let count = twice::times_two(e, decider::payer(e), condition::number(rules.read(), e, count));
            let mut made = rules.take_buffer();
            let done = it.iter().filter(|obj| token::give_token(rules, **obj, *token, count, &mut made)).count();
            let given = made.len() as i16;
            token::gave_upgrades(rules, decider::payer(e), given);
            effect::fill(rules, e, MADE, &made);
            rules.give_buffer(made);
            note_done(e, done, it.len());
        }
        Verb::GiveLike(like) => {
            let token =
                selector::first(rules.read(), e, *like).and_then(|card| token::token_upgrade(rules.read(), card));
            let mut made = rules.take_buffer();
            let count = twice::times_two(e, decider::payer(e), 1);
            let given =
                |unit: &&Obj| token.is_some_and(|token| token::give_token(rules, **unit, token, count, &mut made));
            let done = it.iter().filter(given).count();
            token::gave_upgrades(rules, decider::payer(e), made.len() as i16);
            effect::fill(rules, e, MADE, &made);
            rules.give_buffer(made);
            note_done(e, done, it.len());
        }
        Verb::DefeatCredits(who, count) => {
            let count = condition::number(rules.read(), e, count);
            e.amount_done = selector::players(rules.read(), e, *who)
                .iter()
                .map(|seat| credit::defeat_credits(rules, seat, count))
                .sum();
            e.done_in_full = e.amount_done > 0 && e.amount_done >= count;
        }
        Verb::TakeCredits(who, count) => {
            let (count, taker) = (condition::number(rules.read(), e, count), e.controller);
            e.amount_done = selector::players(rules.read(), e, *who)
                .iter()
                .map(|seat| credit::take_credits(rules, taker, seat, count))
                .sum();
            e.done_in_full = e.amount_done > 0 && e.amount_done >= count;
        }
        Verb::Create(who, token, count) => {
            let count = condition::number(rules.read(), e, count);
            let mut made = rules.take_buffer();
            for seat in selector::players(rules.read(), e, *who).iter() {
                let count = twice::times_two(e, seat, count);
                match token {
                    Token::Credit => credit::create_credits(rules, seat, count),
                    token => token::create_units(rules, seat, *token, count, &mut made),
                }
            }
            effect::fill(rules, e, MADE, &made);
            rules.give_buffer(made);
            e.done_in_full = true;
        }
        Verb::Get(power, hp, until) => {
            let (power, hp) = (condition::number(rules.read(), e, power), condition::number(rules.read(), e, hp));
            for obj in &it {
                if hp < 0 && rules.table.is_unit(*obj) {
                    rules.table.hurt.push((*obj, Some(e.controller)));
                }
                begin_lasting(rules, e, Lasts::Stats { power, hp }, *obj, *until);
            }
            e.done_in_full = !it.is_empty();
        }
        Verb::Gain(gifts, until) => {
            for obj in &it {
                for gift in gifts {
                    let amount = condition::gift_amount(rules.read(), e, *gift);
                    let what = Lasts::Gift { gift: *gift, amount };
                    if amount < 0 && matches!(rules.book.gift(*gift).give, Grant::Hp(_)) {
                        rules.table.hurt.push((*obj, Some(e.controller)));
                    }
                    let on = if permission::reaches_outside(rules.read(), what) {
                        selector::follow(rules.read(), *obj)
                    } else {
                        Some(*obj)
                    };
                    if let Some(on) = on {
                        begin_lasting(rules, e, what, on, *until);
                    }
                }
            }
            e.done_in_full = !it.is_empty();
        }
        Verb::Rule(constant, until) => {
            let chosen =
                rules.book.constant(*constant).of_chosen.then(|| selector::first(rules.read(), e, Ref::Chosen));
            if let Some(on) = chosen.unwrap_or(Some(Obj::NONE)) {
                let name = e.name;
                e.name = copied_name(rules.read(), e, *constant).unwrap_or(name);
                begin_lasting(rules, e, Lasts::Rule(*constant), on, *until);
                e.name = name;
            }
            e.done_in_full = chosen != Some(None);
        }
        Verb::TakeControl(who) => {
            let done = match selector::player(rules.read(), e, *who) {
                Some(seat) => it.iter().filter(|obj| control::take_control(rules, seat, **obj)).count(),
                None => 0,
            };
            note_done(e, done, it.len());
        }
        Verb::Exchange(first, second) => exchange_verb(rules, e, *first, *second),
        Verb::Capture(by) => capture_verb(rules, e, &it, *by),
        Verb::Rescue => {
            for obj in &it {
                // Also the card that the unit became when it was captured.
                let card = rules.table.card(obj.uid);
                let same = card.serial == obj.serial || card.serial == obj.serial.wrapping_add(1);
                if same && card.zone == Zone::Captured {
                    rescue::rescue(rules, obj.uid);
                }
            }
            e.done_in_full = !it.is_empty();
        }
        Verb::Attach(upgrade) => attach_verb(rules, e, *upgrade),
        Verb::Flip => e.done_in_full = status::flip(rules, e.source),
        Verb::Move(arena) => {
            let done = it.iter().filter(|obj| attach::move_to(rules, **obj, *arena)).count();
            note_done(e, done, it.len());
        }
        Verb::Deploy => {
            let leader = rules.table.live(e.source).is_some_and(|card| card.zone == Zone::Base);
            e.done_in_full = leader && rules.read().def(e.source).deploys;
            if e.done_in_full {
                turn::deploy(rules, e.source.uid, e.controller);
            }
        }
        Verb::ExtraAction => {
            rules.table.extra = Some(e.controller);
            e.done_in_full = true;
        }
        Verb::Shuffle(who) => {
            for seat in selector::players(rules.read(), e, *who).iter() {
                move_card::shuffle(rules, seat);
                rules.fact(What::Shuffled, seat, Uid::NONE, Uid::NONE, 0);
            }
            e.done_in_full = true;
        }
        Verb::GainForce => e.done_in_full = force::gain_force(rules, e.controller),
        Verb::UseForce => {
            let seat = decider::payer(e);
            e.done_in_full = force::use_force(rules, seat);
        }
        Verb::Lose(who) => {
            let losers = selector::players(rules.read(), e, *who);
            elimination::lose(rules, losers, swu_view::EndReason::CardText);
        }
    }
    rules.give_buffer(it);
}

/// Control of two cards is exchanged, at once (rule 37.2).
fn exchange_verb(rules: &mut Rules<'_>, e: &mut Effect, first: Ref, second: Ref) {
    let both = selector::first(rules.read(), e, first).zip(selector::first(rules.read(), e, second));
    let done = both.map_or(0, |(first, second)| {
        let (mine, theirs) = (rules.table.controller(first), rules.table.controller(second));
        let taken = [(theirs, first), (mine, second)];
        taken.into_iter().filter(|(seat, card)| control::take_control(rules, *seat, *card)).count()
    });
    note_done(e, done, 2);
}

/// A rule about copies of a card remembers that card instead of a name.
fn copied_name(reading: Reading<'_>, e: &Effect, constant: ConstantId) -> Option<u16> {
    let Selector::Played(_, list) = &reading.book.constant(constant).affects else { return None };
    let of = list.iter().find_map(|word| match word {
        Filter::CopyOf(reference) => Some(*reference),
        _ => None,
    });
    selector::first(reading, e, of?).map(|card| reading.def(card).copy)
}

/// "Done in full" (rule 11.6).
fn note_done(e: &mut Effect, done: usize, all: usize) {
    e.done_in_full = done > 0 && done == all;
    e.amount_done = done as i16;
}

/// A lasting effect begins, unless its end has already come (rule 16.1c).
fn begin_lasting(rules: &mut Rules<'_>, e: &Effect, what: Lasts, on: Obj, until: Until) {
    let index = match e.attack {
        NO_ATTACK => (rules.table.attacks.len() as u8).wrapping_sub(1),
        index => index,
    };
    if until == Until::EndOfAttack && !rules.table.attacks.get(index as usize).is_some_and(|attack| attack.live) {
        return;
    }
    let in_play = |obj: Obj| rules.table.live(obj).is_some_and(|card| card.zone.in_play());
    let there =
        |obj: Obj| in_play(obj) || permission::reaches_outside(rules.read(), what) && rules.table.live(obj).is_some();
    if until == Until::SourceLeaves && !in_play(e.source) || on.is_some() && !there(on) {
        return;
    }
    let amount = if matches!(what, Lasts::Rule(_)) { e.amount_done } else { 0 };
    let effect = Lasting::of(what, on, e.source, e.controller, until);
    lasting::begin(rules, Lasting { attack: index, name: e.name, player: e.player, amount, ..effect });
    if on.is_some() && !matches!(what, Lasts::Rule(_) | Lasts::Stats { power: 0, hp: 0 }) {
        rules.fact(What::Changed, e.controller, on.uid, moment::uid_or_none(e.source), 0);
        if let Some(fact) = rules.log.facts.last_mut().filter(|fact| fact.what == What::Changed) {
            fact.change = match what {
                Lasts::Stats { power, hp } => Some(Change::Stats { power, hp }),
                Lasts::Gift { gift, .. } => Some(Change::Gift(gift)),
                _ => None,
            };
        }
    }
}

fn damage_verb(rules: &mut Rules<'_>, e: &mut Effect, it: &[Obj], amount: &Amount) {
    let dealer = dealer(e);
    let mut hits = std::mem::take(&mut rules.table.scratch.hits);
    hits.clear();
    hits.extend(it.iter().map(|obj| {
        let amount = raised::raised(e, condition::number(rules.read(), &e.for_each(*obj), amount));
        damage::ability_hit(*obj, amount, dealer, e.controller)
    }));
    let done = all_damageable(rules.read(), it);
    e.amount_done = damage::deal(rules, &hits);
    e.done_in_full = done;
    rules.table.scratch.hits = hits;
    keep_damaged(rules, e);
}

/// Is there something to damage, none of which has left play? Prevented damage counts as done (rule 11.6).
fn all_damageable(reading: Reading<'_>, it: &[Obj]) -> bool {
    !it.is_empty() && it.iter().all(|obj| reading.table.damageable(*obj))
}

/// Keeps the cards that were actually damaged.
pub(in crate::flow) fn keep_damaged(rules: &mut Rules<'_>, e: &mut Effect) {
    let damaged = std::mem::take(&mut rules.table.scratch.damaged);
    effect::fill(rules, e, DAMAGED, &damaged);
    rules.table.scratch.damaged = damaged;
}

/// The source of damage (rule 14.7): if it is a unit's ability, that unit deals it; for a granted ability, its
/// bearer.
fn dealer(e: &Effect) -> Obj {
    e.source
}

fn strike(rules: &mut Rules<'_>, e: &mut Effect, it: &[Obj], by: Ref, amount: &Amount) {
    let dealer = selector::first(rules.read(), e, by).filter(|dealer| rules.table.is_unit(*dealer));
    let Some(dealer) = dealer else {
        e.done_in_full = false;
        e.amount_done = 0;
        return;
    };
    let amount = raised::raised(e, condition::number(rules.read(), e, amount));
    let by = rules.table.controller(dealer);
    let ability_of = e.controller;
    let hit = |obj: &Obj| Hit { ability_of, ..damage::ability_hit(*obj, amount, dealer, by) };
    let hits: Vec<Hit> = it.iter().map(hit).collect();
    let done = all_damageable(rules.read(), it);
    e.amount_done = damage::deal(rules, &hits);
    e.done_in_full = done;
    keep_damaged(rules, e);
}

/// The first dealer hits the first of these, the second the second, all at once.
fn strike_paired(rules: &mut Rules<'_>, e: &mut Effect, it: &[Obj], by: Ref, amount: &Amount) {
    let dealers: Vec<Obj> = crate::table::effect::slot(by)
        .map_or_else(Vec::new, |place| selector::slot_list(rules.read(), e, place).to_vec());
    let amount = raised::raised(e, condition::number(rules.read(), e, amount));
    let hit = |(dealer, to): (&Obj, &Obj)| {
        rules.table.is_unit(*dealer).then(|| {
            let hit = damage::ability_hit(*to, amount, *dealer, rules.table.controller(*dealer));
            Hit { ability_of: e.controller, ..hit }
        })
    };
    let hits: Vec<Hit> = dealers.iter().zip(it).filter_map(hit).collect();
    e.done_in_full = !hits.is_empty() && all_damageable(rules.read(), it);
    e.amount_done = damage::deal(rules, &hits);
    keep_damaged(rules, e);
}

fn defeat_verb(rules: &mut Rules<'_>, e: &mut Effect, it: &[Obj]) {
    let all = it.len();
    let it: Vec<Obj> = it.iter().copied().filter(|obj| !instead::spared(rules.read(), *obj)).collect();
    let it = it.as_slice();
    let spared = all - it.len();
    let units: Vec<Obj> = it
        .iter()
        .copied()
        .filter(|obj| rules.table.is_unit(*obj) && !safe_from(rules.read(), e, *obj, Harm::Defeat))
        .collect();
    let upgrades: Vec<Uid> = open_upgrades(rules.read(), e, it, Harm::Defeat);
    let resources: Vec<Uid> = in_zone(rules.read(), it, Zone::Resource);
    let bases: Vec<Obj> = it.iter().copied().filter(|obj| rules.table.is_base(*obj)).collect();
    // Replaced effects count as done (rule 11.6).
    let done = units.len() + upgrades.len() + resources.len() + bases.len() + spared;
    bases.into_iter().for_each(|base| leave::defeat_base(rules, base));
    if !units.is_empty() {
        leave::defeat_units(rules, &units, Some(e.controller));
    }
    if !upgrades.is_empty() {
        leave::remove_upgrades(rules, &upgrades);
    }
    for uid in resources {
        leave::defeat_resource(rules, uid);
    }
    note_done(e, done, all);
    // But it was not defeated.
    e.amount_done -= spared as i16;
}

/// The upgrades among them that the ability may do that to.
fn open_upgrades(reading: Reading<'_>, e: &Effect, it: &[Obj], harm: Harm) -> Vec<Uid> {
    let mut upgrades = in_zone(reading, it, Zone::Attached);
    let warded = |uid: &Uid| {
        reading.table.card(*uid).controller != e.controller
            && reading.table.cache.warded.iter().any(|(card, harms)| card == uid && harms & Stats::immune(harm) != 0)
    };
    upgrades.retain(|uid| !warded(uid));
    upgrades
}

fn in_zone(reading: Reading<'_>, it: &[Obj], zone: Zone) -> Vec<Uid> {
    it.iter().filter(|obj| reading.table.live(**obj).is_some_and(|card| card.zone == zone)).map(|obj| obj.uid).collect()
}

fn return_verb(rules: &mut Rules<'_>, e: &mut Effect, it: &[Obj]) {
    let units: Vec<Obj> = it
        .iter()
        .copied()
        .filter(|obj| rules.table.is_unit(*obj) && !safe_from(rules.read(), e, *obj, Harm::Return))
        .collect();
    let upgrades: Vec<Uid> = open_upgrades(rules.read(), e, it, Harm::Return);
    let outside: Vec<Obj> = it.iter().filter_map(|obj| idle::returned_from_outside(rules.read(), e, *obj)).collect();
    let mut done = units.len() + upgrades.len();
    // Before the units: an upgrade still on one of them would be defeated with it.
    if !upgrades.is_empty() {
        leave::return_upgrades(rules, &upgrades);
    }
    if !units.is_empty() {
        leave::leave(rules, &units, Leaving::ToHand);
    }
    for now in outside {
        let card = *rules.table.card(now.uid);
        let face = if card.zone == Zone::Discard { SeatSet::everyone(rules.table.seats()) } else { SeatSet::EMPTY };
        move_card::relocate(rules, now.uid, Zone::Hand, card.owner);
        let mut witnesses = face;
        witnesses.insert(card.owner);
        witnesses.insert(card.controller);
        rules.fact_for(What::Returned, card.owner, now.uid, Uid::NONE, 0, witnesses);
        done += 1;
    }
    note_done(e, done, it.len());
}

fn take_verb(rules: &mut Rules<'_>, e: &mut Effect, it: &[Obj]) {
    let mut taken: Vec<(Seat, Obj)> = Vec::new();
    for obj in it {
        if let Some(card) = rules.table.live(*obj).copied()
            && matches!(card.zone, Zone::Deck | Zone::Aside | Zone::Discard)
        {
            move_card::relocate(rules, obj.uid, Zone::Hand, card.owner);
            rules.fact_for(What::Drew, card.owner, obj.uid, Uid::NONE, 1, SeatSet::one(card.owner));
            taken.push((card.owner, rules.table.obj(obj.uid)));
        }
    }
    // Cards drawn together are one draw (rule 23.1).
    let owners: SeatSet = taken.iter().map(|(owner, _)| *owner).collect();
    for owner in owners.iter() {
        let theirs: Vec<Obj> = taken.iter().filter(|(other, _)| *other == owner).map(|(_, card)| *card).collect();
        cards::note_drawn(rules, owner, &theirs);
    }
    note_done(e, taken.len(), it.len());
}

/// The report names the cards in the order in which they were chosen, before a random order is made, which nobody
/// learns (rule 23.4).
fn bottom_verb(rules: &mut Rules<'_>, e: &mut Effect, it: &[Obj], random: bool) {
    let units: Vec<Obj> = it.iter().copied().filter(|obj| rules.table.is_unit(*obj)).collect();
    let mut cards: Vec<Obj> = Vec::new();
    for obj in it {
        if let Some(card) = rules.table.live(*obj).copied()
            && matches!(card.zone, Zone::Deck | Zone::Hand | Zone::Discard | Zone::Aside)
        {
            let public = card.zone == Zone::Discard;
            let witnesses = if public { SeatSet::everyone(rules.table.seats()) } else { SeatSet::one(e.controller) };
            rules.fact_for(What::Bottomed, card.owner, obj.uid, Uid::NONE, 0, witnesses);
            cards.push(*obj);
        }
    }
    if !units.is_empty() {
        leave::leave(rules, &units, Leaving::ToBottom);
    }
    let mut order = it.to_vec();
    if random {
        rules.table.chance.shuffle(&mut order);
    }
    for obj in order {
        let unit = random && units.contains(&obj) && rules.table.card(obj.uid).zone == Zone::Deck;
        if unit || cards.contains(&obj) {
            move_card::to_bottom(rules, obj.uid);
        }
    }
    note_done(e, units.len() + cards.len(), it.len());
}

fn discard_card(rules: &mut Rules<'_>, e: &mut Effect, it: &[Obj]) {
    let mut done = 0;
    for obj in it {
        let Some(card) = rules.table.live(*obj).copied() else { continue };
        match card.zone {
            Zone::Hand => cards::discard_from_hand(rules, card.owner, &[obj.uid]),
            Zone::Deck | Zone::Aside | Zone::Captured => cards::discard_from_deck(rules, obj.uid),
            _ => continue,
        }
        done += 1;
    }
    note_done(e, done, it.len());
}

fn resource_verb(rules: &mut Rules<'_>, e: &mut Effect, it: &[Obj], ready: bool, by: PlayerRef) {
    let mut done = 0;
    let Some(seat) = selector::player(rules.read(), e, by) else { return note_done(e, 0, it.len()) };
    for obj in it {
        let Some(now) = selector::follow(rules.read(), *obj) else { continue };
        if rules.table.is_unit(now) {
            leave::leave(rules, &[now], Leaving::ToResources(seat));
        } else {
            let card = *rules.table.card(now.uid);
            if card.token() || matches!(card.zone, Zone::Base | Zone::Resource | Zone::Removed) {
                continue;
            }
            let mut witnesses = SeatSet::one(seat);
            if card.zone == Zone::Discard {
                witnesses = SeatSet::everyone(rules.table.seats());
            }
            move_card::to_resources(rules, now.uid, seat, ready);
            rules.fact_for(What::Resourced, seat, now.uid, Uid::NONE, 1, witnesses);
        }
        done += 1;
    }
    note_done(e, done, it.len());
}

fn resource_top(rules: &mut Rules<'_>, e: &mut Effect, who: PlayerRef, ready: bool) {
    e.done_in_full = false;
    for seat in selector::players(rules.read(), e, who).iter() {
        let Some(uid) = rules.table.sides[seat].deck.last().copied() else { continue };
        move_card::to_resources(rules, uid, seat, ready);
        rules.fact_for(What::ResourcedTop, seat, uid, Uid::NONE, 1, SeatSet::one(seat));
        e.done_in_full = true;
    }
}

fn capture_verb(rules: &mut Rules<'_>, e: &mut Effect, it: &[Obj], by: Ref) {
    let guard =
        selector::first(rules.read(), e, by).filter(|guard| rules.table.is_unit(*guard) || rules.table.is_base(*guard));
    let may = |obj: &Obj| {
        rules.table.is_unit(*obj) && Some(*obj) != guard && !safe_from(rules.read(), e, *obj, Harm::Capture)
    };
    let (instead, units): (Vec<Obj>, Vec<Obj>) = it
        .iter()
        .copied()
        .filter(may)
        .partition(|obj| replacement::instead_of(rules.read(), *obj, Harm::Capture).is_some());
    let lying: Vec<Obj> = it.iter().filter_map(|obj| lies_discarded(rules.read(), e, *obj)).collect();
    match guard {
        Some(guard) if units.len() + instead.len() + lying.len() > 0 => {
            if !units.is_empty() {
                leave::leave(rules, &units, Leaving::Captured(guard.uid));
            }
            for card in &lying {
                leave::capture_card(rules, card.uid, guard.uid);
            }
            note_done(e, units.len() + instead.len() + lying.len(), it.len());
            for unit in instead {
                run_instead(rules, unit, Harm::Capture);
            }
        }
        _ => note_done(e, 0, it.len()),
    }
}

/// The card in the controller's discard pile that the unit of the ability's trigger became (rule 40.6).
fn lies_discarded(reading: Reading<'_>, e: &Effect, unit: Obj) -> Option<Obj> {
    selector::first(reading, e, Ref::Subject).filter(|subject| *subject == unit)?;
    let now = selector::follow(reading, unit)?;
    let card = reading.table.card(now.uid);
    (card.zone == Zone::Discard && card.owner == e.controller && !card.token()).then_some(now)
}

/// Is the unit immune to that from this ability (cards that "can't be ... by enemy card abilities")?
pub(super) fn safe_from(reading: Reading<'_>, e: &Effect, unit: Obj, harm: Harm) -> bool {
    reading.table.controller(unit) != e.controller
        && reading.table.stats(unit.uid).is_some_and(|stats| stats.has(Stats::immune(harm)))
}

fn run_instead(rules: &mut Rules<'_>, unit: Obj, harm: Harm) {
    let Some(program) = replacement::instead_of(rules.read(), unit, harm) else { return };
    let mut e = Effect::new(program, unit, rules.table.controller(unit));
    e.subject = unit;
    e.pool = rules.table.pool.len() as u16;
    rules.table.frames.push(Frame::Effect(e));
}

/// The chosen unit is in [`Ref::Rest`], because It is the upgrade.
fn attach_verb(rules: &mut Rules<'_>, e: &mut Effect, upgrade: Ref) {
    let upgrade = selector::first(rules.read(), e, upgrade);
    let host = selector::first(rules.read(), e, Ref::Rest);
    let (Some(upgrade), Some(host)) = (upgrade, host) else {
        e.done_in_full = false;
        return;
    };
    let now = selector::follow(rules.read(), upgrade);
    e.done_in_full = match now.map(|now| (now, rules.table.card(now.uid).zone)) {
        Some(_) if !rules.table.is_unit(host) => false,
        Some((now, Zone::Attached)) => {
            attach::move_upgrade(rules, now, host);
            true
        }
        Some((now, Zone::Ground | Zone::Space | Zone::Base)) => attach::become_upgrade(rules, now, host),
        Some((now, Zone::Discard | Zone::Hand)) => {
            attach::attach(rules, now.uid, host, e.controller);
            true
        }
        _ => false,
    };
}

/// The player whose discard pile, hand and so on a text means: the first player meant.
pub(crate) fn one_of(reading: Reading<'_>, e: &Effect, who: PlayerRef) -> Option<seats::Seat> {
    selector::players(reading, e, who).iter().next()
}
