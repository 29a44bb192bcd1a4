//! The values of quantities, and whether conditions hold.

use crate::book::{AbilityId, Waiting, moment_bit};
use crate::engine::Rules;
use crate::table::PhaseNow;
use crate::table::card::Obj;
use crate::table::effect::Effect;
use crate::table::memory::{Happening, Note};
use crate::table::mode::PlayMode;
use seats::Seat;
use swu_language::ability::{Cond, Phase, Qty, Ref, Selector, Span, Who};
use swu_language::keyword::Keyword;

impl Rules<'_> {
    /// The present value of the quantity, if it can be computed: not if it refers to a card that is not there.
    pub(crate) fn amount(&self, e: &Effect, qty: &Qty) -> Option<i16> {
        let known = match qty {
            Qty::Power(reference)
            | Qty::RemainingHp(reference)
            | Qty::Damage(reference)
            | Qty::Cost(reference)
            | Qty::Paid(reference) => self.first(e, *reference).is_some(),
            Qty::Plus(a, b) | Qty::Minus(a, b) => self.amount(e, a).is_some() && self.amount(e, b).is_some(),
            Qty::By(_, inner) | Qty::Every(_, inner) => self.amount(e, inner).is_some(),
            _ => true,
        };
        known.then(|| self.qty(e, qty))
    }

    /// The present value of the quantity; 0 if it cannot be computed.
    pub(crate) fn qty(&self, e: &Effect, qty: &Qty) -> i16 {
        match qty {
            Qty::N(number) => *number,
            Qty::Count(selector) => self.count(e, selector),
            Qty::Aspects(selector) => self.different_aspects(e, selector),
            Qty::Costs(selector) => self.different_costs(e, selector),
            Qty::Names(selector) => self.different_titles(e, selector),
            Qty::CostGap(selector) => self.cost_gap(e, selector),
            Qty::Keywords(selector) => self.different_keywords(e, selector),
            Qty::True(conditions) => conditions.iter().filter(|one| self.cond(e, one)).count() as i16,
            // A remembered card had what is printed on it.
            Qty::Triggers(Ref::Each, on) if self.table.live(e.each).is_none() => {
                let waits = |waiting: &&Waiting| waiting.mask & moment_bit(on) != 0;
                self.def(e.each).front.triggers.iter().filter(waits).count() as i16
            }
            Qty::Triggers(reference, on) => {
                self.meant(e, *reference).map(|obj| self.triggers(obj, moment_bit(on)).len() as i16).sum()
            }
            Qty::Power(reference) => self.meant(e, *reference).map(|obj| self.power(obj)).sum(),
            Qty::RemainingHp(reference) => self.meant(e, *reference).map(|obj| self.remaining(obj).max(0)).sum(),
            Qty::Damage(reference) => self.meant(e, *reference).map(|obj| self.damage(obj)).sum(),
            Qty::Cost(reference) => self.sum(e, &Selector::The(*reference), |obj| self.def(obj).cost),
            Qty::Paid(reference) => self.first(e, *reference).map_or(0, |obj| i16::from(self.table.card(obj.uid).paid)),
            Qty::NumberOf(keyword, reference) => self.first(e, *reference).map_or(0, |obj| {
                let stats = self.stats(obj.uid).filter(|_| self.is_unit(obj));
                stats.filter(|stats| stats.has_keyword(*keyword)).map_or(0, |stats| stats.strength_of(*keyword))
            }),
            Qty::Excess(reference) => self.first(e, *reference).map_or(0, |obj| (-self.remaining(obj)).max(0)),
            Qty::TotalDamage(selector) => self.sum(e, selector, |obj| self.damage(obj)),
            Qty::TotalPower(selector) => self.sum(e, selector, |obj| self.power(obj)),
            Qty::ThatMuch => e.amount_done,
            Qty::Amount => e.amount,
            Qty::ChosenNumber => e.number,
            Qty::Times(deed, span, list) => self.times(e, *deed, *span, list),
            Qty::HandSize(who) => {
                self.players(e, *who).iter().map(|seat| self.table.sides[seat].hand.len() as i16).sum()
            }
            Qty::Drawn(who, span) => self.drawn(e, *who, *span),
            Qty::Most(who, inner) => self.of_each(e, *who, inner).max().unwrap_or(0),
            Qty::Fewest(who, inner) => self.of_each(e, *who, inner).min().unwrap_or(0),
            Qty::Icons(aspect, selector) => {
                self.sum(e, selector, |obj| i16::from(self.def(obj).icons[*aspect as usize]))
            }
            Qty::ForceUses(span) => {
                let used = |note: &&Note| note.what == Happening::UsedForce && note.seat == e.controller;
                self.notes(*span).filter(used).count() as i16
            }
            Qty::Credits(who) => {
                self.players(e, *who).iter().map(|seat| i16::from(self.table.sides[seat].credits)).sum()
            }
            Qty::CombatDamageToBase => self.current_attack(e).map_or(0, |attack| attack.to_base),
            Qty::Plus(a, b) => self.qty(e, a).saturating_add(self.qty(e, b)),
            Qty::Minus(a, b) => self.qty(e, a).saturating_sub(self.qty(e, b)).max(0),
            Qty::By(factor, inner) => self.qty(e, inner).saturating_mul(*factor),
            Qty::Every(size, inner) => self.qty(e, inner).checked_div(*size).unwrap_or(0),
        }
    }

    fn different_titles(&self, e: &Effect, selector: &Selector) -> i16 {
        let mut titles = std::collections::BTreeSet::new();
        self.visit(e, selector, &mut |obj| {
            titles.insert(self.def(obj).title);
            false
        });
        titles.len() as i16
    }

    fn different_aspects(&self, e: &Effect, selector: &Selector) -> i16 {
        let mut seen = 0u8;
        self.visit(e, selector, &mut |obj| {
            for (index, count) in self.def(obj).icons.iter().enumerate() {
                seen |= u8::from(*count > 0) << index;
            }
            false
        });
        seen.count_ones() as i16
    }

    /// How many keywords the group has; numbers do not count (rule 42.5).
    fn different_keywords(&self, e: &Effect, selector: &Selector) -> i16 {
        let mut seen = 0u32;
        self.visit(e, selector, &mut |obj| {
            seen |= self.all_keywords(obj);
            false
        });
        seen.count_ones() as i16
    }

    fn cost_gap(&self, e: &Effect, selector: &Selector) -> i16 {
        let mut bounds: Option<(i16, i16)> = None;
        self.visit(e, selector, &mut |obj| {
            let cost = self.def(obj).cost;
            let (least, most) = bounds.unwrap_or((cost, cost));
            bounds = Some((least.min(cost), most.max(cost)));
            false
        });
        bounds.map_or(0, |(least, most)| most - least)
    }

    /// The abilities of a card that wait for such a moment: those it has in play, those it had when it left play in
    /// this action, or those printed on it (rule 10.4: not keywords).
    pub fn triggers(&self, obj: Obj, moments: u64) -> Vec<AbilityId> {
        let waits = |id: &AbilityId| self.book.ability(*id).mask & moments != 0;
        if self.is_unit(obj) {
            let own = self.table.cache.listeners.iter().filter(|listener| listener.card == obj);
            return own.map(|listener| listener.ability).filter(waits).collect();
        }
        if self.table.live(obj).is_none() {
            let had = self.table.bounties.iter().filter(|(had, _)| *had == obj);
            return had.map(|(_, ability)| *ability).filter(waits).collect();
        }
        self.def(obj).front.triggers.iter().map(|waiting| waiting.ability).filter(waits).collect()
    }

    fn different_costs(&self, e: &Effect, selector: &Selector) -> i16 {
        let mut costs = std::collections::BTreeSet::new();
        self.visit(e, selector, &mut |obj| {
            costs.insert(self.def(obj).cost);
            false
        });
        costs.len() as i16
    }

    fn drawn(&self, e: &Effect, who: Who, span: Span) -> i16 {
        let players = self.players(e, who);
        self.notes(span)
            .filter(|note| note.what == Happening::Drew && players.has(note.seat))
            .map(|note| note.amount)
            .sum()
    }

    /// The value of the number for each of those players.
    fn of_each(&self, e: &Effect, who: Who, number: &Qty) -> impl Iterator<Item = i16> {
        let of = |seat: Seat| {
            let mut theirs = *e;
            theirs.player = seat.0;
            self.qty(&theirs, number)
        };
        self.players(e, who).iter().map(of)
    }

    fn sum(&self, e: &Effect, selector: &Selector, value: impl Fn(crate::table::card::Obj) -> i16) -> i16 {
        let mut total = 0i16;
        self.visit(e, selector, &mut |obj| {
            total = total.saturating_add(value(obj));
            false
        });
        total
    }

    /// A comparison with something that is not there is false (rule 11.2).
    fn compares(&self, e: &Effect, a: &Qty, b: &Qty, so: fn(i16, i16) -> bool) -> bool {
        match (self.amount(e, a), self.amount(e, b)) {
            (Some(a), Some(b)) => so(a, b),
            _ => false,
        }
    }

    /// Does the condition hold now?
    pub(crate) fn cond(&self, e: &Effect, condition: &Cond) -> bool {
        match condition {
            Cond::Exists(selector) => self.exists(e, selector),
            Cond::Is(reference, list) => self.meant(e, *reference).any(|obj| self.all(e, obj, list)),
            Cond::AtLeast(a, b) => self.compares(e, a, b, |a, b| a >= b),
            Cond::AtMost(a, b) => self.compares(e, a, b, |a, b| a <= b),
            Cond::More(a, b) => self.compares(e, a, b, |a, b| a > b),
            Cond::Initiative => self.table.initiative == Some(e.controller),
            Cond::InitiativeTaken => self.table.taken,
            Cond::ForceWithYou => self.table.sides[e.controller].force,
            Cond::BeforeYourFirstAction => self.table.sides[e.controller].acted == 0,
            Cond::YourBaseJustAttacked => {
                self.opponents(e.controller).iter().any(|seat| self.table.sides[seat].struck.has(e.controller))
            }
            Cond::During(phase) => match phase {
                Phase::Action => self.table.phase == PhaseNow::Action,
                Phase::Regroup => self.table.phase == PhaseNow::Regroup,
            },
            Cond::Happened(deed, span, list) => self.times(e, *deed, *span, list) > 0,
            Cond::Attacking => self.table.attacks.iter().any(|attack| attack.live && attack.attacker == e.source),
            Cond::DefenderDefeated => {
                self.current_attack(e).is_some_and(|attack| attack.defenders().any(|defender| defender.defeated))
            }
            Cond::AttackByAmbush => self.current_attack(e).is_some_and(|attack| attack.ambush),
            Cond::AttacksBase => self.current_attack(e).is_some_and(|attack| attack.base.is_some()),
            Cond::PlayedFromHand => self.table.live(e.source).is_some_and(|card| card.played == Some(PlayMode::Hand)),
            Cond::PlayedBySmuggle => self.played_using(e.source, Keyword::Smuggle),
            Cond::PaidLess(reference) => self
                .first(e, *reference)
                .is_some_and(|obj| i16::from(self.table.card(obj.uid).paid) < self.def(obj).cost),
            Cond::CreatedToken(span) => {
                let created = |note: &Note| note.what == Happening::CreatedToken && note.seat == e.controller;
                self.notes(*span).any(created)
            }
            Cond::GaveTokenUpgrade(span) => {
                let gave = |note: &Note| note.what == Happening::GaveTokenUpgrade && note.seat == e.controller;
                self.notes(*span).any(gave)
            }
            Cond::FirstRound => self.table.round == 1,
            Cond::PaidWithCredit(reference) => {
                self.first(e, *reference).is_some_and(|obj| self.table.card(obj.uid).credits > 0)
            }
            Cond::AttackerSurvived => self.current_attack(e).is_some_and(|attack| attack.survived),
            Cond::DefeatedInCombat => {
                let about = if e.subject.is_some() { e.subject } else { e.source };
                self.table.gone(about).is_some_and(|gone| gone.in_combat)
            }
            Cond::Did => e.done_in_full,
            Cond::All(list) => list.iter().all(|one| self.cond(e, one)),
            Cond::Either(list) => list.iter().any(|one| self.cond(e, one)),
            Cond::Not(inner) => !self.cond(e, inner),
        }
    }
}
