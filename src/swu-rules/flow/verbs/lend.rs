//! Abilities lent to an attacker by another card (rules 32 and 40.4).

use crate::book::op::AttackOp;
use crate::engine::Rules;
use crate::query::stats::bit;
use crate::query::targets::AttackTerms;
use crate::table::cache::Stats;
use crate::table::card::Obj;
use crate::table::effect::{Effect, Lasting, Lasts, NOBODY};
use swu_language::ability::{Ability, Give, Until};
use swu_language::keyword::Keyword;

impl Rules<'_> {
    /// The attacker of the attack just begun gets, for it, the abilities of the cards that the text names: those that
    /// they have now (rule 32.5).
    pub(super) fn lend(&mut self, e: &Effect, op: &AttackOp, attacker: Obj) {
        let attack = self.table.attacks.len().saturating_sub(1) as u8;
        for source in self.lenders(e, op) {
            for what in self.abilities_to_lend(source) {
                self.table.lasting.push(Lasting {
                    what,
                    on: attacker,
                    source,
                    controller: e.controller,
                    until: Until::EndOfAttack,
                    attack,
                    name: u16::MAX,
                    player: NOBODY,
                    amount: 0,
                });
            }
        }
        self.table.cache.forget_values();
    }

    /// How lent abilities change the possible targets (rule 32.4).
    pub(super) fn lent_terms(&self, e: &Effect, op: &AttackOp, terms: &mut AttackTerms) {
        const REACHES: u32 = Stats::REACHES_GROUND | Stats::REACHES_SPACE | Stats::ATTACKS_TWO;
        for source in self.lenders(e, op) {
            if let Some(stats) = self.stats(source.uid).filter(|_| self.is_unit(source)) {
                terms.keywords |= stats.keywords;
                terms.flags |= stats.flags & REACHES;
            }
        }
    }

    /// The cards whose abilities a text lends.
    fn lenders(&self, e: &Effect, op: &AttackOp) -> Vec<Obj> {
        let gifts = op.attacker.iter().flat_map(|rider| &rider.gifts);
        let named = gifts.filter_map(|gift| match &self.book.gift(*gift).give {
            Give::AbilitiesOf(card) => self.first(e, *card),
            _ => None,
        });
        named.collect()
    }

    /// All abilities of a card except Support: for a unit its present ones, for one that has left play those it had,
    /// for any other card the printed ones.
    fn abilities_to_lend(&self, from: Obj) -> Vec<Lasts> {
        let unit = self.stats(from.uid).filter(|_| self.is_unit(from));
        let front = &self.def(from).front;
        let gone = self.table.gone.iter().rev().find(|gone| gone.obj == from);
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
            let side = if unit.is_some() { self.side(from.uid) } else { front };
            let triggers = side.triggers.iter().map(|waiting| waiting.ability);
            all.extend(triggers.chain(side.worded.iter().copied()).map(Lasts::Ability));
            all.extend(side.constants.iter().copied().map(Lasts::Constant));
        }
        let given = self.table.cache.granted.iter().filter(|granted| unit.is_some() && granted.unit == from.uid);
        let usable = |id: &crate::ids::AbilityId| !matches!(*self.book.ability(*id).ability, Ability::Action(_));
        all.extend(given.map(|granted| granted.ability).filter(usable).map(Lasts::Ability));
        all
    }
}
