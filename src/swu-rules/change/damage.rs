//! Dealing and healing damage (rule 14).

use super::moment::Moment;
use super::prevention::Settled;
use crate::change::{leave, moment, prevention};
use crate::decision::Prompt;
use crate::engine::Rules;
use crate::fact::{Change, What};
use crate::query::stats;
use crate::table::batch::{DamageKind, Hit};
use crate::table::cache::Stats;
use crate::table::card::{Obj, Uid};
use crate::table::dealing::{Dealing, NO_RUN};
use crate::table::depends::Depends;
use crate::table::effect::NO_ATTACK;
use crate::table::frame::Frame;
use crate::table::memory::Happening;
use seats::Seat;
use swu_view::DecisionKind;

/// Deals a batch of damage at once; returns how much was actually dealt. If several programs do their parts, it is
/// dealt when all have; while somebody is asked about it, the effect that deals it is told the amount later.
pub(crate) fn deal(rules: &mut Rules<'_>, hits: &[Hit]) -> i16 {
    rules.table.scratch.damaged.clear();
    if let Some(batch) = &mut rules.batch {
        batch.hit(hits);
        return 0;
    }
    let mut dealing = std::mem::take(&mut rules.table.scratch.dealing);
    dealing.begin(hits);
    deal_on(rules, dealing)
}

/// Settles what is left to settle, and deals it. If somebody is asked first, a frame continues it.
pub(crate) fn deal_on(rules: &mut Rules<'_>, mut dealing: Dealing) -> i16 {
    let settled = prevention::settle(rules, &mut dealing);
    if settled == Settled::Yes {
        let total = put(rules, &dealing);
        rules.table.scratch.dealing = dealing;
        return total;
    }
    rules.table.dealing.push(dealing);
    rules.table.frames.push(Frame::Dealing);
    match settled {
        Settled::Asks(seat, to, options) => {
            rules.ask(seat, DecisionKind::Order, to, Prompt::NextPrevention, false, options);
        }
        Settled::Offers(effect) => rules.table.frames.push(Frame::Effect(*effect)),
        Settled::Yes => {}
    }
    0
}

/// Puts the settled damage on its targets, all at once; returns how much it was.
fn put(rules: &mut Rules<'_>, dealing: &Dealing) -> i16 {
    let mut total = 0i16;
    rules.table.scratch.damaged.clear();
    for (index, hit) in dealing.hits.iter().enumerate() {
        let amount = hit.total();
        // Zero damage is not an instance (rule 14.4).
        if amount <= 0 || !rules.table.damageable(hit.to) {
            continue;
        }
        let card = rules.table.card_mut(hit.to.uid);
        card.damage = card.damage.saturating_add(amount as u16);
        let by = hit.shares().last().map(|share| share.by);
        rules.table.hurt.push((hit.to, by));
        note_combat(rules, hit);
        total = total.saturating_add(amount);
        rules.table.scratch.damaged.push(hit.to);
        tell_run(rules, dealing.runs.get(index).copied().unwrap_or(NO_RUN), amount);
        tell_hit(rules, hit);
    }
    if !dealing.shields.is_empty() {
        leave::remove_upgrades(rules, &dealing.shields);
    }
    if total > 0 {
        rules.table.cache.changed(Depends::DAMAGE);
    }
    for hit in &dealing.hits {
        // Everything dealt is still on its target: nothing has left since.
        if hit.total() > 0 && rules.table.damageable(hit.to) {
            moment::announce(rules, Moment::Damage(*hit));
        }
    }
    if !dealing.leaving.is_empty() {
        leave::leave_each(rules, &dealing.leaving);
    }
    total
}

/// The effect of the attacking unit's combat damage is remembered with the attack (rules 34.6, 34.7).
fn note_combat(rules: &mut Rules<'_>, hit: &Hit) {
    let base = rules.table.is_base(hit.to);
    let Some(attack) = rules.table.attacks.get_mut(usize::from(hit.combat)) else { return };
    let dealt: i16 = hit.shares().filter(|share| share.dealer == attack.attacker).map(|share| share.amount).sum();
    match (dealt > 0, base) {
        (true, true) => attack.to_base = attack.to_base.saturating_add(dealt),
        (true, false) => attack.wound(hit.to),
        (false, _) => {}
    }
    rules.table.hurt_in_combat.push(hit.to);
}

/// Facts and notes of a hit.
fn tell_hit(rules: &mut Rules<'_>, hit: &Hit) {
    let unit = rules.table.is_unit(hit.to);
    // All shares are already on the target.
    let mut left = if rules.log.on { stats::remaining(rules.read(), hit.to) + hit.total() } else { 0 };
    for share in hit.shares() {
        let source = moment::uid_or_none(share.dealer);
        rules.fact(What::Damage, rules.table.card(hit.to.uid).controller, hit.to.uid, source, share.amount);
        tell_left(rules, left, left - share.amount);
        left -= share.amount;
        if hit.kind == DamageKind::Indirect {
            moment::note(rules, Happening::DealtIndirect, share.by, hit.to, share.dealer, share.amount);
        }
        let what = if unit { Happening::UnitDamaged } else { Happening::BaseDamaged };
        moment::note(rules, what, share.by, hit.to, share.dealer, share.amount);
    }
}

/// The latest fact changed how many HP are left.
fn tell_left(rules: &mut Rules<'_>, before: i16, after: i16) {
    if let Some(fact) = rules.log.facts.last_mut().filter(|_| rules.log.on) {
        fact.change = Some(Change::Left { before: before.max(0), after: after.max(0) });
    }
}

/// One of several programs is told how much it dealt.
fn tell_run(rules: &mut Rules<'_>, run: u16, amount: i16) {
    if let Some(run) = rules.table.runs.get_mut(usize::from(run))
        && let Some(Frame::Effect(effect)) = run.frames.last_mut()
    {
        effect.amount_done = effect.amount_done.saturating_add(amount);
    }
}

/// Heals up to this much; returns how much was removed (rule 14.8).
pub(crate) fn heal(rules: &mut Rules<'_>, obj: Obj, amount: i16) -> i16 {
    let healable = match rules.table.stats(obj.uid) {
        Some(stats) => rules.table.is_unit(obj) && !stats.has(Stats::CANT_BE_HEALED),
        None => {
            rules.table.is_base(obj)
                && rules.table.cache.unhealable_bases & (1 << rules.table.card(obj.uid).controller.0) == 0
        }
    };
    if !healable || amount <= 0 {
        return 0;
    }
    let card = rules.table.card_mut(obj.uid);
    let healed = card.damage.min(amount as u16);
    card.damage -= healed;
    let seat = card.controller;
    rules.fact(What::Healed, seat, obj.uid, Uid::NONE, healed as i16);
    if rules.log.on {
        let after = stats::remaining(rules.read(), obj);
        tell_left(rules, after - healed as i16, after);
    }
    if healed > 0 {
        moment::note(rules, Happening::Healed, seat, obj, Obj::NONE, healed as i16);
        rules.table.cache.changed(Depends::DAMAGE);
        moment::announce(rules, Moment::Healed(obj, healed as i16));
    }
    healed as i16
}

/// Damage by an ability, not in combat, whose controller also controls what deals it.
pub(crate) fn ability_hit(to: Obj, amount: i16, dealer: Obj, by: Seat) -> Hit {
    let (combat, kind) = (NO_ATTACK, DamageKind::Ordinary);
    Hit { to, amount, dealer, by, ability_of: by, combat, also: None, kind, excess: false }
}
