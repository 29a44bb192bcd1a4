//! How much of a hit is prevented, and in which order (rules 14.2 to 14.4).
//!
//! The controller of the unit applies whatever can prevent the damage, one after another, until no damage or no
//! prevention is left. The player is asked only if it makes a difference: a text that keeps preventing costs nothing,
//! so as long as something is left after it, it comes first.

pub(crate) mod more;

use crate::book::ProgramId;
use crate::change::{lasting, leave, moment};
use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::What;
use crate::ids::GiftId;
use crate::query::{condition, decider, predicate, replacement, stats, tokens, uses};
use crate::reading::Reading;
use crate::table::batch::{DamageKind, Hit};
use crate::table::cache::{Preventing, Stats};
use crate::table::card::{Obj, Uid};
use crate::table::dealing::Dealing;
use crate::table::effect::{Effect, Lasting, Lasts, NO_ATTACK};
use crate::table::memory::{Happening, Note};
use crate::table::rare_texts::Rare;
use crate::values;
use seats::Seat;
use swu_language::ability::{Filter, Grant, Harm, Prevention, Span};

/// How far the damage is settled.
#[derive(PartialEq)]
pub(crate) enum Settled {
    /// All of it.
    Yes,
    /// This player is asked what prevents damage to that unit next.
    Asks(Seat, Obj, Vec<Choice>),
    /// Somebody may do something instead.
    Offers(Box<Effect>),
}

/// Something that can prevent a hit.
#[derive(Clone, Copy)]
enum Guard {
    /// A text that keeps preventing.
    Steady(Preventing),
    /// A text that is used up by preventing, for a time or for good.
    Once(Preventing),
    /// A Shield.
    Shield(Uid),
    /// Something that may happen instead.
    Offer(Obj, ProgramId),
    /// Not a prevention: the unit's own text increases the damage (rule 16.4).
    More(Uid),
    /// Nor this: a text doubles the damage (rule 39.1).
    Twice(Obj),
}

impl Guard {
    fn card(&self) -> Uid {
        match self {
            Guard::Steady(preventing) | Guard::Once(preventing) => preventing.source.uid,
            Guard::Offer(card, _) | Guard::Twice(card) => card.uid,
            Guard::Shield(uid) | Guard::More(uid) => *uid,
        }
    }

    fn steady(&self) -> i16 {
        if let Guard::Steady(preventing) = self { preventing.amount } else { 0 }
    }

    /// How much a text prevents, unless it prevents everything.
    fn part(&self) -> i16 {
        match self {
            Guard::Steady(preventing) | Guard::Once(preventing) if preventing.amount < i16::MAX => preventing.amount,
            _ => 0,
        }
    }
}

/// Settles the hits one after another.
pub(super) fn settle(rules: &mut Rules<'_>, dealing: &mut Dealing) -> Settled {
    while let Some(hit) = dealing.hit() {
        if dealing.full.is_none() {
            aim_hit(rules, dealing);
            continue;
        }
        let (to, total) = (hit.to, hit.total());
        if hit.kind != DamageKind::Ordinary || total <= 0 || !rules.table.damageable(to) {
            settled(rules, dealing);
            continue;
        }
        values::refresh(rules);
        let guards = guards(rules.read(), dealing);
        let steady = guards.iter().map(Guard::steady).fold(0, i16::saturating_add);
        let lasting = |guard: &Guard| guard.steady() > 0;
        if guards.is_empty() {
            settled(rules, dealing);
        } else if dealing.more == 0
            && dealing.twice.is_empty()
            && steady > 0
            && (steady < total || guards.iter().all(lasting))
        {
            guards.into_iter().filter(lasting).for_each(|guard| apply(rules, dealing, guard));
        } else {
            let first = guards[0].card();
            if guards.iter().any(|guard| guard.card() != first) {
                return ask_next(rules, to, &guards);
            }
            if let Guard::Offer(card, program) = guards[0] {
                return offer(rules, dealing, card, program);
            }
            apply(rules, dealing, guards[0]);
        }
    }
    Settled::Yes
}

/// The player has chosen what prevents damage next.
pub(crate) fn guard_with(rules: &mut Rules<'_>, dealing: &mut Dealing, card: Uid) -> Option<Effect> {
    let guard = guards(rules.read(), dealing).into_iter().find(|guard| guard.card() == card)?;
    if let Guard::Offer(card, program) = guard {
        return match offer(rules, dealing, card, program) {
            Settled::Offers(effect) => Some(*effect),
            _ => None,
        };
    }
    apply(rules, dealing, guard);
    None
}

/// Nothing more of this hit is prevented. The prevented part is missing where its excess goes (rule 14.5).
fn settled(rules: &mut Rules<'_>, dealing: &mut Dealing) {
    if let (Some(hit), Some(full)) = (dealing.hit().copied(), dealing.full) {
        let prevented = full - hit.total();
        let excess = (full - stats::remaining(rules.read(), hit.to).max(0)).max(0);
        if hit.combat != NO_ATTACK && prevented > 0 && !hit.excess && rules.table.is_unit(hit.to) {
            let spilt = |other: &&mut Hit| other.excess && other.combat == hit.combat && other.dealer == hit.dealer;
            if let Some(spilt) = dealing.hits.iter_mut().find(spilt) {
                spilt.amount = (spilt.amount - prevented.min(excess)).max(0);
            }
        }
        if full > 0 {
            remember_hit(rules, hit.to);
        }
    }
    dealing.go_on();
}

/// Where the hit goes and how much it is before anything is prevented: redirected, increased. Damage that can't be
/// dealt to the unit at all is prevented without a choice: that is never worse for the unit.
fn aim_hit(rules: &mut Rules<'_>, dealing: &mut Dealing) {
    let Some(mut hit) = dealing.hit().copied() else { return };
    let ordinary = hit.kind == DamageKind::Ordinary;
    if ordinary {
        hit.to = redirected(rules.read(), &hit);
    }
    if let Some(place) = dealing.hit_mut() {
        *place = hit;
    }
    // Unpreventable damage can be increased (rule 14.6).
    let more = more::more(rules.read(), &hit);
    if ordinary && more::unpreventable(rules.read(), &hit) {
        hit.kind = DamageKind::Sure;
    }
    let ordinary = hit.kind == DamageKind::Ordinary;
    if let Some(place) = dealing.hit_mut() {
        *place = hit;
    }
    let texts = more::doubled_by(rules.read(), &hit);
    // Increasing first or doubling first makes a difference (rule 39.1).
    let either_first = more > 0 && !texts.is_empty();
    if more > 0 && ordinary && (either_first || more::may_prevent_all_before(rules.read(), dealing)) {
        dealing.more = more;
    } else {
        hit.amount = hit.amount.saturating_add(more);
    }
    if ordinary && !texts.is_empty() && (either_first || more::prevents_a_part(rules.read(), dealing)) {
        dealing.twice = texts;
    } else {
        texts.iter().for_each(|_| hit.times(2));
    }
    dealing.full = Some(hit.total());
    if ordinary && cannot_be_dealt(rules.read(), &hit) {
        hit.prevent(i16::MAX);
    }
    if let Some(place) = dealing.hit_mut() {
        *place = hit;
    }
}

fn redirected(reading: Reading<'_>, hit: &Hit) -> Obj {
    let stats = reading.table.stats(hit.to.uid).filter(|_| hit.combat != NO_ATTACK && reading.table.is_unit(hit.to));
    let other = stats.map(|stats| stats.redirect).filter(|uid| *uid != Uid::NONE).map(|uid| reading.table.obj(uid));
    other.filter(|other| reading.table.is_unit(*other)).unwrap_or(hit.to)
}

fn cannot_be_dealt(reading: Reading<'_>, hit: &Hit) -> bool {
    let Some(stats) = reading.table.stats(hit.to.uid).filter(|_| reading.table.is_unit(hit.to)) else { return false };
    let enemy = reading.table.controller(hit.to) != hit.ability_of;
    let mut preventing = reading.table.cache.preventions.iter().filter(|preventing| preventing.unit == hit.to.uid);
    enemy && hit.combat == NO_ATTACK && stats.has(Stats::IMMUNE_TO_DAMAGE)
        || preventing.any(|preventing| prevents_all(reading, *preventing, hit))
}

/// Does the text prevent all of it, and keep preventing?
fn prevents_all(reading: Reading<'_>, preventing: Preventing, hit: &Hit) -> bool {
    let Grant::Prevents(prevention) = &reading.book.gift(preventing.gift).give else { return false };
    prevention.amount.is_none()
        && prevention.all_but.is_none()
        && matches!(text_guard(reading, preventing, hit), Some(Guard::Steady(_)))
}

fn ask_next(rules: &mut Rules<'_>, to: Obj, guards: &[Guard]) -> Settled {
    let mut options = rules.list();
    for guard in guards {
        let option = Choice::Card(guard.card());
        if !options.contains(&option) {
            options.push(option);
        }
    }
    Settled::Asks(decider::decider(rules.read(), rules.table.controller(to)), to, options)
}

fn offer(rules: &mut Rules<'_>, dealing: &mut Dealing, card: Obj, program: ProgramId) -> Settled {
    dealing.offered.push(card);
    // Those that are used up can't be given up for another unit as well.
    let used = std::mem::take(&mut dealing.shields);
    if !used.is_empty() {
        leave::remove_upgrades(rules, &used);
    }
    let mut e = Effect::new(program, card, rules.table.controller(card));
    e.subject = dealing.hit().map_or(card, |hit| hit.to);
    e.pool = rules.table.pool.len() as u16;
    e.block = true;
    Settled::Offers(Box::new(e))
}

/// Everything that can still prevent some of the hit.
fn guards(reading: Reading<'_>, dealing: &Dealing) -> Vec<Guard> {
    let mut guards = Vec::new();
    let Some(hit) = dealing.hit() else { return guards };
    for preventing in reading.table.cache.preventions.iter().filter(|preventing| preventing.unit == hit.to.uid) {
        let done = dealing.done.contains(&(preventing.source, preventing.gift));
        if preventing.amount > 0 && !done {
            guards.extend(text_guard(reading, *preventing, hit));
        }
    }
    // A base has no derived values: what it was given is asked directly.
    let of_base = |lasting: &Lasting| match lasting.what {
        Lasts::Gift { gift, amount } if lasting.on == hit.to && reading.table.is_base(hit.to) => {
            let prevents = matches!(reading.book.gift(gift).give, Grant::Prevents(_));
            let preventing = Preventing { unit: hit.to.uid, gift, amount, source: lasting.source };
            prevents.then_some(preventing).and_then(|preventing| text_guard(reading, preventing, hit))
        }
        _ => None,
    };
    guards.extend(reading.table.lasting.iter().filter_map(of_base));
    guards.extend(tokens::shield(reading, hit.to.uid, &dealing.shields).map(Guard::Shield));
    let instead = replacement::instead_of(reading, hit.to, Harm::Damage).filter(|_| !dealing.offered.contains(&hit.to));
    guards.extend(instead.map(|program| Guard::Offer(hit.to, program)));
    guards.extend((dealing.more > 0).then_some(Guard::More(hit.to.uid)));
    guards.extend(dealing.twice.iter().map(|source| Guard::Twice(*source)));
    guards.extend(guards_of_others(reading, dealing, hit));
    guards
}

/// What others may do instead of damage to that unit or base (rules 39.5, 48.6).
fn guards_of_others(reading: Reading<'_>, dealing: &Dealing, hit: &Hit) -> Vec<Guard> {
    let mut guards = Vec::new();
    if !uses::may_have_in_play(reading, Rare::SPARES_OTHERS) {
        return guards;
    }
    let all = reading.table.units().chain(reading.table.upgrades.iter().copied());
    for uid in all.filter(|uid| reading.def_of(*uid).rare.has(Rare::SPARES_OTHERS)) {
        let card = reading.table.obj(uid);
        let offer = replacement::spares_another(reading, card, hit.to, Harm::Damage, hit.total());
        let offer = offer.filter(|_| !dealing.offered.contains(&card));
        guards.extend(offer.map(|program| Guard::Offer(card, program)));
    }
    guards
}

/// Does the text prevent such damage (rule 14.3)?
fn text_guard(reading: Reading<'_>, preventing: Preventing, hit: &Hit) -> Option<Guard> {
    let Grant::Prevents(prevention) = &reading.book.gift(preventing.gift).give else { return None };
    let seat = reading.table.controller(preventing.source);
    let e = Effect::new(ProgramId::NONE, preventing.source, seat);
    // The owner of the ability is the reference for friendly and enemy: a Bounty belongs to its collector (rule
    // 18.9), and a text that makes another unit deal damage to the text's controller.
    let by = if prevention.abilities { hit.ability_of } else { hit.by };
    let fits = |predicate: &Filter| match predicate {
        Filter::Enemy => by != seat,
        Filter::Friendly => by == seat,
        other => predicate::all(reading, &e, hit.dealer, std::slice::from_ref(other)),
    };
    let wanted = hit.dealer.is_some() && prevention.by.iter().all(fits);
    let fights = hit.combat != NO_ATTACK;
    let sort = prevention.abilities && fights || prevention.combat && !fights;
    if sort || !prevention.by.is_empty() && !wanted {
        return None;
    }
    let before = |note: &Note| note.what == Happening::Threatened && note.card == hit.to;
    match prevention.first {
        Some(span) if predicate::notes(reading, span).any(before) => None,
        None if !prevention.next => Some(Guard::Steady(preventing)),
        _ => Some(Guard::Once(preventing)),
    }
}

/// Lets it prevent what it can.
fn apply(rules: &mut Rules<'_>, dealing: &mut Dealing, guard: Guard) {
    let Some(hit) = dealing.hit().copied() else { return };
    let amount = match guard {
        Guard::Steady(preventing) | Guard::Once(preventing) => {
            dealing.done.push((preventing.source, preventing.gift));
            use_up_prevention(rules, &preventing, &hit);
            prevented_by(rules.read(), &preventing, &hit)
        }
        Guard::Shield(shield) => {
            dealing.shields.push(shield);
            rules.fact(What::Shielded, hit.by, hit.to.uid, Uid::NONE, hit.total());
            i16::MAX
        }
        Guard::Offer(..) => 0,
        Guard::More(_) => return more::increase(dealing),
        Guard::Twice(source) => return more::double_now(dealing, source),
    };
    if let Some(hit) = dealing.hit_mut() {
        hit.prevent(amount);
    }
}

/// How much of it a text prevents.
fn prevented_by(reading: Reading<'_>, preventing: &Preventing, hit: &Hit) -> i16 {
    match &reading.book.gift(preventing.gift).give {
        Grant::Prevents(Prevention { all_but: Some(rest), .. }) => {
            let e = Effect::new(ProgramId::NONE, preventing.source, reading.table.controller(preventing.source));
            (hit.total() - condition::number(reading, &e, rest)).max(0)
        }
        _ => preventing.amount,
    }
}

/// Damage would have been dealt to a unit: that uses up the first time of the span, whether anything prevented it,
/// could prevent it or was there to do so (rule 11.13). Recorded whether or not a card of the game counts it: that
/// would depend on hidden cards.
fn remember_hit(rules: &mut Rules<'_>, to: Obj) {
    let noted = |note: &Note| note.what == Happening::Threatened && note.card == to;
    if rules.table.is_unit(to) && !predicate::notes(rules.read(), Span::Phase).any(noted) {
        moment::note(rules, Happening::Threatened, rules.table.controller(to), to, Obj::NONE, 0);
    }
}

/// The next time has come.
fn use_up_prevention(rules: &mut Rules<'_>, preventing: &Preventing, hit: &Hit) {
    let Grant::Prevents(prevention) = &rules.book.gift(preventing.gift).give else { return };
    if prevention.next {
        end_gift(rules, hit.to, preventing.source, preventing.gift);
    }
}

/// A temporary gift of that card to the unit ends.
fn end_gift(rules: &mut Rules<'_>, unit: Obj, by: Obj, gift: GiftId) {
    let given = |lasting: &Lasting| {
        lasting.on == unit
            && lasting.source == by
            && matches!(lasting.what, Lasts::Gift { gift: other, .. } if other == gift)
    };
    if let Some(place) = rules.table.lasting.iter().position(given) {
        lasting::end_at(rules, place);
    }
}
