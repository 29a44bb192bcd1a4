//! What a unit may attack (rule 9.2), and why not.

use super::stats::bit;
use crate::query::legal;
use crate::reading::Reading;
use crate::refusal::WhyNot;
use crate::table::cache::Stats;
use crate::table::card::{CardState, Obj, Uid, Zone};
use seats::Seat;
use swu_language::keyword::Keyword;

/// What a text adds to an attack before its target is chosen.
#[derive(Clone, Copy, Default)]
pub(crate) struct AttackTerms {
    /// Only units can be attacked.
    pub units_only: bool,
    /// The attack is made through Ambush, and nothing else allows attacking bases (rule 54.4).
    pub ambush: bool,
    /// Keywords that the attacker gains for this attack, unless it has lost them (rule 17.4).
    pub keywords: u32,
    /// Flags of [`Stats`] for this attack.
    pub flags: u32,
}

/// An attacker looking for a target.
#[derive(Clone, Copy)]
struct Attacker {
    unit: Uid,
    by: Seat,
    arena: Zone,
    flags: u32,
    saboteur: bool,
    units_only: bool,
}

impl Attacker {
    /// May it attack bases, and everybody's?
    #[inline]
    fn is_ordinary(&self) -> bool {
        !self.units_only && self.flags & (Stats::CANT_ATTACK_BASES | Stats::CANT_ATTACK_SOMEBODY) == 0
    }
}

/// May the unit attack this target? The one predicate behind options, refusals and previews.
pub(crate) fn may_attack(reading: Reading<'_>, attacker: Obj, target: Uid, terms: AttackTerms) -> Result<(), WhyNot> {
    attacking(reading, attacker, terms).and_then(|attacker| may_be_attacked(reading, attacker, target))
}

/// Everything about an attacker that does not depend on its target; or why it can attack nothing.
#[inline]
fn attacking(reading: Reading<'_>, attacker: Obj, terms: AttackTerms) -> Result<Attacker, WhyNot> {
    let Some(stats) = reading.table.stats(attacker.uid) else { return Err(WhyNot::NotAUnit) };
    let flags = stats.flags | terms.flags;
    if flags & Stats::CANT_ATTACK != 0 {
        return Err(WhyNot::CantAttack);
    }
    if legal::attacked_already(reading, attacker) {
        return Err(WhyNot::AttackedAlready);
    }
    let card = reading.table.card(attacker.uid);
    let keywords = stats.keywords | terms.keywords & !stats.lost;
    let saboteur = keywords & bit(Keyword::Saboteur) != 0;
    let bases_too = terms.ambush && flags & Stats::AMBUSHES_BASES != 0;
    let (unit, by, units_only) = (attacker.uid, card.controller, terms.units_only && !bases_too);
    Ok(Attacker { unit, by, arena: card.zone, flags, saboteur, units_only })
}

/// May it be attacked by that unit?
#[inline]
fn may_be_attacked(reading: Reading<'_>, attacker: Attacker, target: Uid) -> Result<(), WhyNot> {
    let Attacker { unit, by, arena, flags, saboteur, units_only } = attacker;
    let goal = reading.table.card(target);
    let defending = goal.controller;
    if defending == by {
        return Err(WhyNot::NotAnEnemy);
    }
    if flags & Stats::CANT_ATTACK_SOMEBODY != 0 && reading.table.cache.truces.contains(&(unit, defending)) {
        return Err(WhyNot::CantAttackPlayer);
    }
    let guard = if saboteur { None } else { sentinel(reading, defending, arena) };
    if goal.zone.is_arena() {
        let reaches = goal.zone == arena
            || (goal.zone == Zone::Ground && flags & Stats::REACHES_GROUND != 0)
            || (goal.zone == Zone::Space && flags & Stats::REACHES_SPACE != 0);
        if !reaches {
            return Err(WhyNot::OtherArena);
        }
        let Some(target_stats) = reading.table.stats(target) else { return Err(WhyNot::NotAUnit) };
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
        if units_only {
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
#[inline]
pub(crate) fn sentinel(reading: Reading<'_>, seat: Seat, arena: Zone) -> Option<Uid> {
    reading.table.cache.sentinels[seat.index()][usize::from(arena == Zone::Space)]
}

/// Calls `visit` for everything the unit may attack until it returns true; true if it did.
pub(crate) fn visit_targets(
    reading: Reading<'_>,
    attacker: Obj,
    terms: AttackTerms,
    visit: &mut dyn FnMut(Uid) -> bool,
) -> bool {
    let Ok(attacker) = attacking(reading, attacker, terms) else { return false };
    let by = attacker.by;
    reading.table.living_from(by).filter(|seat| *seat != by).any(|seat| {
        let side = &reading.table.sides[seat];
        let mut goals = side.units.iter().chain(side.base.iter());
        goals.any(|uid| may_be_attacked(reading, attacker, *uid).is_ok() && visit(*uid))
    })
}

/// Is there anything the unit may attack?
pub(crate) fn has_target(reading: Reading<'_>, attacker: Obj, terms: AttackTerms) -> bool {
    let Ok(attacker) = attacking(reading, attacker, terms) else { return false };
    let mut others = reading.table.sides.each().filter(|(seat, side)| *seat != attacker.by && !side.eliminated);
    // A base, or else the Sentinel that guards it.
    if attacker.is_ordinary() && others.any(|(_, side)| side.base.is_some()) {
        return true;
    }
    reading.table.sides.each().any(|(seat, side)| {
        // Bases first: usually one can be attacked.
        let mut goals = side.base.iter().chain(&side.units);
        seat != attacker.by && !side.eliminated && goals.any(|uid| may_be_attacked(reading, attacker, *uid).is_ok())
    })
}
