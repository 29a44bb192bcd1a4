//! What a unit may attack (rule 9.2), and why not.

use super::stats::bit;
use crate::seats::Seat;
use crate::unlimited::cards::keyword::Keyword;
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::refusal::WhyNot;
use crate::unlimited::rules::table::cache::Stats;
use crate::unlimited::rules::table::card::{CardState, Obj, Uid, Zone};

/// What a text adds to an attack before its target is chosen.
#[derive(Clone, Copy, Default)]
pub(crate) struct AttackTerms {
    /// Only units can be attacked.
    pub units_only: bool,
    /// Keywords that the attacker gains for this attack, unless it has lost them (rule 17.4).
    pub keywords: u32,
    /// Flags of [`Stats`] for this attack.
    pub flags: u32,
}

impl Rules<'_> {
    /// May the unit attack this target? The one predicate behind options, refusals and previews.
    pub(crate) fn may_attack(&self, attacker: Obj, target: Uid, terms: AttackTerms) -> Result<(), WhyNot> {
        let Some(stats) = self.stats(attacker.uid) else { return Err(WhyNot::NotAUnit) };
        let flags = stats.flags | terms.flags;
        if flags & Stats::CANT_ATTACK != 0 {
            return Err(WhyNot::CantAttack);
        }
        if self.attacked_already(attacker) {
            return Err(WhyNot::AttackedAlready);
        }
        let by = self.t.card(attacker.uid).controller;
        let arena = self.t.card(attacker.uid).zone;
        let goal = self.t.card(target);
        let defending = goal.controller;
        if defending == by {
            return Err(WhyNot::NotAnEnemy);
        }
        let keywords = stats.keywords | terms.keywords & !stats.lost;
        let saboteur = keywords & bit(Keyword::Saboteur) != 0;
        let guard = if saboteur { None } else { self.sentinel(defending, arena) };
        if goal.zone.is_arena() {
            let reaches = goal.zone == arena
                || (goal.zone == Zone::Ground && flags & Stats::REACHES_GROUND != 0)
                || (goal.zone == Zone::Space && flags & Stats::REACHES_SPACE != 0);
            if !reaches {
                return Err(WhyNot::OtherArena);
            }
            let Some(target_stats) = self.stats(target) else { return Err(WhyNot::NotAUnit) };
            let sentinel = target_stats.keywords & bit(Keyword::Sentinel) != 0;
            if !sentinel && let Some(guard) = guard {
                return Err(WhyNot::Sentinel(guard));
            }
            let hidden = target_stats.keywords & bit(Keyword::Hidden) != 0 && goal.has(CardState::FRESH);
            if !sentinel && hidden {
                return Err(WhyNot::Hidden);
            }
            if !sentinel && target_stats.has(Stats::CANT_BE_ATTACKED) {
                return Err(WhyNot::CantBeAttacked);
            }
            Ok(())
        } else {
            if terms.units_only {
                return Err(WhyNot::UnitsOnly);
            }
            if flags & Stats::CANT_ATTACK_BASES != 0 {
                return Err(WhyNot::CantAttackBases);
            }
            match guard {
                Some(guard) => Err(WhyNot::Sentinel(guard)),
                None => Ok(()),
            }
        }
    }

    /// A Sentinel unit of this player in that arena (rule 18.7).
    pub(crate) fn sentinel(&self, seat: Seat, arena: Zone) -> Option<Uid> {
        if self.t.cache.sentinels & (1 << seat.0) == 0 {
            return None;
        }
        self.t.sides[seat].units.iter().copied().find(|uid| {
            self.t.card(*uid).zone == arena
                && self.stats(*uid).is_some_and(|stats| stats.keywords & bit(Keyword::Sentinel) != 0)
        })
    }

    /// Calls `visit` for everything the unit may attack until it answers true; tells whether it did.
    pub(crate) fn visit_targets(&self, attacker: Obj, terms: AttackTerms, visit: &mut dyn FnMut(Uid) -> bool) -> bool {
        let by = self.t.card(attacker.uid).controller;
        self.t.living_from(by).filter(|seat| *seat != by).any(|seat| {
            let side = &self.t.sides[seat];
            side.units
                .iter()
                .chain(side.base.iter())
                .any(|uid| self.may_attack(attacker, *uid, terms).is_ok() && visit(*uid))
        })
    }

    /// Is there anything the unit may attack?
    pub(crate) fn has_target(&self, attacker: Obj, terms: AttackTerms) -> bool {
        let by = self.t.card(attacker.uid).controller;
        self.t.living().filter(|seat| *seat != by).any(|seat| {
            // Bases first: most of the time one can be attacked.
            let side = &self.t.sides[seat];
            side.base.iter().chain(&side.units).any(|uid| self.may_attack(attacker, *uid, terms).is_ok())
        })
    }
}
