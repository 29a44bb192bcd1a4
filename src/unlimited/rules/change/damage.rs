//! Dealing and healing damage (rule 14).

use super::moment::Moment;
use crate::seats::Seat;
use crate::unlimited::cards::ability::{Give, Is};
use crate::unlimited::rules::book::ProgramId;
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::fact::What;
use crate::unlimited::rules::table::batch::{DamageKind, Hit};
use crate::unlimited::rules::table::cache::Stats;
use crate::unlimited::rules::table::card::{Obj, Uid};
use crate::unlimited::rules::table::depends::Depends;
use crate::unlimited::rules::table::effect::{Effect, Lasting, Lasts, NO_ATTACK};
use crate::unlimited::rules::table::memory::{Happening, Note};

impl Rules<'_> {
    /// Deals a batch of damage at once; answers with how much was really dealt. While several programs do their parts,
    /// it is dealt when all have.
    pub(crate) fn deal(&mut self, hits: &[Hit]) -> i16 {
        let mut total = 0i16;
        match &mut self.batch {
            Some(batch) => batch.hit(hits),
            None => self.deal_each(hits, &mut |_, amount| total = total.saturating_add(amount)),
        }
        total
    }

    /// The same; `really` is told what each hit really dealt.
    pub(crate) fn deal_each(&mut self, hits: &[Hit], really: &mut dyn FnMut(usize, i16)) {
        let mut dealt: [Option<Hit>; 16] = [None; 16];
        let mut count = 0;
        let mut more: Vec<Hit> = Vec::new();
        let mut shields: Vec<Uid> = Vec::new();
        for (index, hit) in hits.iter().enumerate() {
            let sure = hit.kind != DamageKind::Ordinary;
            let mut hit = if sure { *hit } else { self.replaced(hit) };
            match sure {
                // What can't be prevented can be more (rule 14.6).
                true => hit.amount = hit.amount.saturating_add(self.more(&hit)),
                false => self.prevent_some(&mut hit),
            }
            let hit = &hit;
            // No damage is no instance (rule 14.4).
            let total = hit.total();
            if total <= 0 {
                continue;
            }
            let unit = self.is_unit(hit.to);
            if !unit && !self.is_base(hit.to) {
                continue;
            }
            if !sure && self.spared_once(hit.to) {
                continue;
            }
            if unit
                && !sure
                && let Some(shield) = self.shield(hit.to.uid, &shields)
            {
                shields.push(shield);
                self.fact(What::Shielded, hit.by, hit.to.uid, Uid::NONE, total);
                continue;
            }
            let card = self.t.card_mut(hit.to.uid);
            card.damage = card.damage.saturating_add(total as u16);
            card.hurt_by = hit.shares().last().map(|share| share.by);
            really(index, total);
            for share in hit.shares() {
                let source = self.uid_or_none(share.dealer);
                self.fact(What::Damage, self.t.card(hit.to.uid).controller, hit.to.uid, source, share.amount);
                if hit.kind == DamageKind::Indirect {
                    self.note(Happening::DealtIndirect, share.by, hit.to, share.dealer, share.amount);
                }
                if !unit {
                    self.note(Happening::BaseDamaged, share.by, hit.to, share.dealer, share.amount);
                }
            }
            if let Some(place) = dealt.get_mut(count) {
                *place = Some(*hit);
                count += 1;
            } else {
                more.push(*hit);
            }
        }
        if !shields.is_empty() {
            self.remove_upgrades(&shields);
        }
        if count > 0 {
            self.t.cache.changed(Depends::DAMAGE);
        }
        for hit in dealt.iter().flatten().chain(&more) {
            self.moment(Moment::Damage(*hit));
        }
    }

    /// A hit as replacement effects leave it (rule 14.2): redirected, then reduced. Preventing before a Shield is used
    /// is never worse for the player who orders them.
    fn replaced(&self, hit: &Hit) -> Hit {
        let mut hit = *hit;
        let stats = |to: Obj| self.stats(to.uid).filter(|_| self.is_unit(to));
        let in_combat = hit.combat != NO_ATTACK;
        if in_combat && let Some(other) = stats(hit.to).map(|stats| stats.redirect).filter(|uid| *uid != Uid::NONE) {
            let other = self.t.obj(other);
            if self.is_unit(other) {
                hit.to = other;
            }
        }
        if let Some(stats) = stats(hit.to) {
            hit.amount = hit.amount.saturating_add(self.more(&hit));
            let enemy = self.controller(hit.to) != hit.by;
            let safe = match in_combat {
                true => stats.has(Stats::NO_COMBAT_DAMAGE),
                false => enemy && stats.has(Stats::IMMUNE_TO_DAMAGE),
            } || stats.has(Stats::NO_DAMAGE);
            hit.prevent(if safe { i16::MAX } else { stats.prevents });
        }
        hit
    }

    /// How much more damage its unit takes from another card.
    fn more(&self, hit: &Hit) -> i16 {
        let from_another = hit.dealer.is_some() && hit.dealer != hit.to && hit.amount > 0;
        let stats = self.stats(hit.to.uid).filter(|_| from_another && self.is_unit(hit.to));
        stats.map_or(0, |stats| stats.more)
    }

    /// "The next time damage would be dealt to it": uses that up (rule 14.3).
    fn spared_once(&mut self, card: Obj) -> bool {
        let spares = |lasting: &Lasting| match lasting.what {
            Lasts::Gift { gift, .. } if lasting.on == card => self.book.gift(gift).give == Give::PreventsNextDamage,
            _ => false,
        };
        let Some(place) = self.t.lasting.iter().position(spares) else { return false };
        self.t.lasting.remove(place);
        self.t.cache.forget();
        true
    }

    /// What texts prevent in some cases: of some dealers, the first time, the next time (rule 14.3).
    fn prevent_some(&mut self, hit: &mut Hit) {
        for index in 0..self.t.cache.preventions.len() {
            let preventing = self.t.cache.preventions[index];
            if preventing.unit != hit.to.uid || hit.total() <= 0 {
                continue;
            }
            let book = self.book;
            let Give::PreventsSome(prevention) = &book.gift(preventing.gift).give else { continue };
            let seat = self.controller(preventing.source);
            let e = Effect::new(ProgramId::NONE, preventing.source, seat);
            // Whose ability it is decides friendly and enemy: a Bounty is its collector's (rule 18.9).
            let fits = |predicate: &Is| match predicate {
                Is::Enemy => hit.by != seat,
                Is::Friendly => hit.by == seat,
                other => self.all(&e, hit.dealer, std::slice::from_ref(other)),
            };
            let wanted = hit.dealer.is_some() && prevention.by.iter().all(fits);
            if prevention.abilities && hit.combat != NO_ATTACK || !prevention.by.is_empty() && !wanted {
                continue;
            }
            if let Some(span) = prevention.first {
                let before = |note: &Note| note.what == Happening::Threatened && note.card == hit.to;
                if self.notes(span).any(before) {
                    continue;
                }
                self.note(Happening::Threatened, seat, hit.to, Obj::NONE, 0);
            }
            hit.prevent(preventing.amount);
            if prevention.next {
                let used = |lasting: &Lasting| {
                    lasting.on == hit.to && matches!(lasting.what, Lasts::Gift { gift, .. } if gift == preventing.gift)
                };
                if let Some(place) = self.t.lasting.iter().position(used) {
                    self.t.lasting.remove(place);
                    self.t.cache.forget();
                }
            }
        }
    }

    /// A Shield on the unit that is not used by this batch yet.
    fn shield(&self, unit: Uid, used: &[Uid]) -> Option<Uid> {
        let shield = self.book.token(crate::unlimited::cards::ability::Token::Shield)?;
        let mut shields = self
            .t
            .upgrades_on(unit)
            .filter(|upgrade| self.t.card(*upgrade).def == shield && !used.contains(upgrade))
            .filter(|upgrade| !self.t.cache.muted.contains(upgrade))
            .peekable();
        // The unit's controller may use any; one that a delayed effect will take anyway is used first.
        let first = shields.peek().copied();
        let doomed = |shield: &Uid| {
            let shield = self.t.obj(*shield);
            self.t.delayed.iter().any(|delayed| delayed.caught.contains(&shield))
        };
        shields.find(doomed).or(first)
    }

    /// Has the unit a Shield?
    pub(crate) fn shielded(&self, unit: Uid) -> bool {
        self.shield(unit, &[]).is_some()
    }

    /// Heals up to so much; answers with how much was removed (rule 14.8).
    pub(crate) fn heal(&mut self, obj: Obj, amount: i16) -> i16 {
        let healable = match self.stats(obj.uid) {
            Some(stats) => self.is_unit(obj) && !stats.has(Stats::CANT_BE_HEALED),
            None => self.is_base(obj) && self.t.cache.unhealable_bases & (1 << self.t.card(obj.uid).controller.0) == 0,
        };
        if !healable || amount <= 0 {
            return 0;
        }
        let card = self.t.card_mut(obj.uid);
        let healed = card.damage.min(amount as u16);
        card.damage -= healed;
        let seat = card.controller;
        self.fact(What::Healed, seat, obj.uid, Uid::NONE, healed as i16);
        if healed > 0 {
            self.note(Happening::Healed, seat, obj, Obj::NONE, healed as i16);
            self.t.cache.changed(Depends::DAMAGE);
            self.moment(Moment::Healed(obj, healed as i16));
        }
        healed as i16
    }

    /// Damage by an ability, not in combat.
    pub(crate) fn ability_hit(&self, to: Obj, amount: i16, dealer: Obj, by: Seat) -> Hit {
        Hit { to, amount, dealer, by, combat: NO_ATTACK, also: None, kind: DamageKind::Ordinary }
    }
}
