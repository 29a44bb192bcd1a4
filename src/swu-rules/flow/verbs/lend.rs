//! Abilities lent to an attacker by another card (rules 32 and 40.4).

use crate::book::op::AttackOp;
use crate::change::lasting;
use crate::engine::Rules;
use crate::query::selector;
use crate::query::stats::bit;
use crate::query::targets::AttackTerms;
use crate::reading::Reading;
use crate::table::cache::Stats;
use crate::table::card::Obj;
use crate::table::effect::{Effect, Lasting, Lasts};
use swu_language::ability::{Ability, Grant, Until};
use swu_language::keyword::Keyword;

/// The attacker of the attack just begun gets, for it, the abilities of the cards that the text names: those that
/// they have now (rule 32.5).
pub(super) fn lend(rules: &mut Rules<'_>, e: &Effect, op: &AttackOp, attacker: Obj) {
    let attack = rules.table.attacks.len().saturating_sub(1) as u8;
    for source in lenders(rules.read(), e, op) {
        for what in abilities_to_lend(rules.read(), source) {
            let effect = Lasting::of(what, attacker, source, e.controller, Until::EndOfAttack);
            lasting::begin(rules, Lasting { attack, ..effect });
        }
    }
}

/// How lent abilities change the possible targets (rule 32.4).
pub(super) fn lent_terms(reading: Reading<'_>, e: &Effect, op: &AttackOp, terms: &mut AttackTerms) {
    const REACHES: u32 = Stats::REACHES_GROUND | Stats::REACHES_SPACE | Stats::ATTACKS_TWO;
    for source in lenders(reading, e, op) {
        if let Some(stats) = reading.table.stats(source.uid).filter(|_| reading.table.is_unit(source)) {
            terms.keywords |= stats.keywords;
            terms.flags |= stats.flags & REACHES;
        }
    }
}

/// The cards whose abilities a text lends.
fn lenders(reading: Reading<'_>, e: &Effect, op: &AttackOp) -> Vec<Obj> {
    let gifts = op.attacker.iter().flat_map(|rider| &rider.gifts);
    let named = gifts.filter_map(|gift| match &reading.book.gift(*gift).give {
        Grant::AbilitiesOf(card) => selector::first(reading, e, *card),
        _ => None,
    });
    named.collect()
}

/// All abilities of a card except Support: for a unit its present ones, for one that has left play those it had,
/// for any other card the printed ones.
fn abilities_to_lend(reading: Reading<'_>, from: Obj) -> Vec<Lasts> {
    let unit = reading.table.stats(from.uid).filter(|_| reading.table.is_unit(from));
    let front = &reading.def(from).front;
    let gone = reading.table.gone.iter().rev().find(|gone| gone.obj == from);
    let (keywords, blank) = match (unit, gone) {
        (Some(stats), _) => (stats.keywords, stats.blank),
        (None, Some(gone)) => (gone.keywords, gone.keywords == 0 && front.keywords != 0),
        (None, None) => (front.keywords, false),
    };
    let number = |keyword| match unit {
        Some(stats) => stats.strength_of(keyword),
        None => front.numbers.of(keyword),
    };
    let lent = |keyword: &&Keyword| keywords & bit(**keyword) != 0 && **keyword != Keyword::Support;
    let mut all: Vec<Lasts> =
        Keyword::ALL.iter().filter(lent).map(|keyword| Lasts::Keyword(*keyword, number(*keyword))).collect();
    if !blank {
        let side = if unit.is_some() { reading.side(from.uid) } else { front };
        let triggers = side.triggers.iter().map(|waiting| waiting.ability);
        all.extend(triggers.chain(side.worded.iter().copied()).map(Lasts::Ability));
        all.extend(side.constants.iter().copied().map(Lasts::Constant));
    }
    let given = reading.table.cache.granted.iter().filter(|granted| unit.is_some() && granted.unit == from.uid);
    let usable = |id: &crate::ids::AbilityId| !matches!(*reading.book.ability(*id).ability, Ability::Action(_));
    all.extend(given.map(|granted| granted.ability).filter(usable).map(Lasts::Ability));
    all
}
