//! Dealing and healing damage (rule 14).

use super::moment::Moment;
use super::prevention::Settled;
use crate::decision::Prompt;
use crate::engine::Rules;
use crate::fact::{Change, What};
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

impl Rules<'_> {
    /// Deals a batch of damage at once; returns how much was actually dealt. If several programs do their parts, it is
    /// dealt when all have; while somebody is asked about it, the effect that deals it is told the amount later.
    pub(crate) fn deal(&mut self, hits: &[Hit]) -> i16 {
        self.table.scratch.damaged.clear();
        if let Some(batch) = &mut self.batch {
            batch.hit(hits);
            return 0;
        }
        let mut dealing = std::mem::take(&mut self.table.scratch.dealing);
        dealing.begin(hits);
        self.deal_on(dealing)
    }

    /// Settles what is left to settle, and deals it. If somebody is asked first, a frame continues it.
    pub(crate) fn deal_on(&mut self, mut dealing: Dealing) -> i16 {
        let settled = self.settle(&mut dealing);
        if settled == Settled::Yes {
            let total = self.put(&dealing);
            self.table.scratch.dealing = dealing;
            return total;
        }
        self.table.dealing.push(dealing);
        self.table.frames.push(Frame::Dealing);
        match settled {
            Settled::Asks(seat, to, options) => {
                self.ask(seat, DecisionKind::Order, to, Prompt::NextPrevention, false, options);
            }
            Settled::Offers(effect) => self.table.frames.push(Frame::Effect(*effect)),
            Settled::Yes => {}
        }
        0
    }

    /// Puts the settled damage on its targets, all at once; returns how much it was.
    fn put(&mut self, dealing: &Dealing) -> i16 {
        let mut total = 0i16;
        self.table.scratch.damaged.clear();
        for (index, hit) in dealing.hits.iter().enumerate() {
            let amount = hit.total();
            // Zero damage is not an instance (rule 14.4).
            if amount <= 0 || !self.damageable(hit.to) {
                continue;
            }
            let card = self.table.card_mut(hit.to.uid);
            card.damage = card.damage.saturating_add(amount as u16);
            let by = hit.shares().last().map(|share| share.by);
            self.table.hurt.push((hit.to, by));
            self.note_combat(hit);
            total = total.saturating_add(amount);
            self.table.scratch.damaged.push(hit.to);
            self.tell_run(dealing.runs.get(index).copied().unwrap_or(NO_RUN), amount);
            self.tell_hit(hit);
        }
        if !dealing.shields.is_empty() {
            self.remove_upgrades(&dealing.shields);
        }
        if total > 0 {
            self.table.cache.changed(Depends::DAMAGE);
        }
        for hit in &dealing.hits {
            // Everything dealt is still on its target: nothing has left since.
            if hit.total() > 0 && self.damageable(hit.to) {
                self.moment(Moment::Damage(*hit));
            }
        }
        if !dealing.leaving.is_empty() {
            self.leave_each(&dealing.leaving);
        }
        total
    }

    /// The effect of the attacking unit's combat damage is remembered with the attack (rules 34.6, 34.7).
    fn note_combat(&mut self, hit: &Hit) {
        let base = self.is_base(hit.to);
        let Some(attack) = self.table.attacks.get_mut(usize::from(hit.combat)) else { return };
        let dealt: i16 = hit.shares().filter(|share| share.dealer == attack.attacker).map(|share| share.amount).sum();
        match (dealt > 0, base) {
            (true, true) => attack.to_base = attack.to_base.saturating_add(dealt),
            (true, false) => attack.wound(hit.to),
            (false, _) => {}
        }
        self.table.hurt_in_combat.push(hit.to);
    }

    /// Can it have damage: is it a unit in play, or a base?
    pub(crate) fn damageable(&self, to: Obj) -> bool {
        self.is_unit(to) || self.is_base(to)
    }

    /// Facts and notes of a hit.
    fn tell_hit(&mut self, hit: &Hit) {
        let unit = self.is_unit(hit.to);
        // All shares are already on the target.
        let mut left = if self.log.on { self.remaining(hit.to) + hit.total() } else { 0 };
        for share in hit.shares() {
            let source = self.uid_or_none(share.dealer);
            self.fact(What::Damage, self.table.card(hit.to.uid).controller, hit.to.uid, source, share.amount);
            self.tell_left(left, left - share.amount);
            left -= share.amount;
            if hit.kind == DamageKind::Indirect {
                self.note(Happening::DealtIndirect, share.by, hit.to, share.dealer, share.amount);
            }
            let what = if unit { Happening::UnitDamaged } else { Happening::BaseDamaged };
            self.note(what, share.by, hit.to, share.dealer, share.amount);
        }
    }

    /// The latest fact changed how many HP are left.
    fn tell_left(&mut self, before: i16, after: i16) {
        if let Some(fact) = self.log.facts.last_mut().filter(|_| self.log.on) {
            fact.change = Some(Change::Left { before: before.max(0), after: after.max(0) });
        }
    }

    /// One of several programs is told how much it dealt.
    fn tell_run(&mut self, run: u16, amount: i16) {
        if let Some(run) = self.table.runs.get_mut(usize::from(run))
            && let Some(Frame::Effect(effect)) = run.frames.last_mut()
        {
            effect.amount_done = effect.amount_done.saturating_add(amount);
        }
    }

    /// Heals up to this much; returns how much was removed (rule 14.8).
    pub fn heal(&mut self, obj: Obj, amount: i16) -> i16 {
        let healable = match self.stats(obj.uid) {
            Some(stats) => self.is_unit(obj) && !stats.has(Stats::CANT_BE_HEALED),
            None => {
                self.is_base(obj)
                    && self.table.cache.unhealable_bases & (1 << self.table.card(obj.uid).controller.0) == 0
            }
        };
        if !healable || amount <= 0 {
            return 0;
        }
        let card = self.table.card_mut(obj.uid);
        let healed = card.damage.min(amount as u16);
        card.damage -= healed;
        let seat = card.controller;
        self.fact(What::Healed, seat, obj.uid, Uid::NONE, healed as i16);
        if self.log.on {
            let after = self.remaining(obj);
            self.tell_left(after - healed as i16, after);
        }
        if healed > 0 {
            self.note(Happening::Healed, seat, obj, Obj::NONE, healed as i16);
            self.table.cache.changed(Depends::DAMAGE);
            self.moment(Moment::Healed(obj, healed as i16));
        }
        healed as i16
    }

    /// Damage by an ability, not in combat, whose controller also controls what deals it.
    pub(crate) fn ability_hit(&self, to: Obj, amount: i16, dealer: Obj, by: Seat) -> Hit {
        let (combat, kind) = (NO_ATTACK, DamageKind::Ordinary);
        Hit { to, amount, dealer, by, ability_of: by, combat, also: None, kind, excess: false }
    }
}
