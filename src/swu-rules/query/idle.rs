//! Texts that, as far as everybody can see, would do nothing now (rule 28.1).
//!
//! A question about one is not asked. Everything that depends on hidden cards or is uncertain counts as able to do
//! something, so that leaving out a question tells nobody anything.

mod words;

use super::targets::AttackTerms;
use crate::book::{AbilityId, ProgramId};
use crate::engine::Rules;
use crate::table::card::{CardState, Obj};
use crate::table::effect::{Effect, Pending, slot};
use swu_language::ability::{Ability, AttackWith, Cond, Qty, Ref, Selector, Step, Target, Who};
use swu_language::visit::Visitor;
pub(super) use words::speaks_of_hidden;
use words::{Hidden, speaks_of_cards, speaks_of_hidden_zones, speaks_of_trigger};

impl Rules<'_> {
    /// Would these sentences certainly do nothing now?
    pub(crate) fn idle(&self, e: &Effect, steps: &[Step]) -> bool {
        match steps {
            [] => true,
            [price, Step::IfYouDo(then)]
                if self.unpaid(e, price) || price_only(price) && self.idle_without(e, then) =>
            {
                true
            }
            [first, rest @ ..] => self.idle_step(e, first) && rest.iter().all(|step| self.idle_after(e, step)),
        }
    }

    /// Would a waiting trigger certainly do nothing now?
    pub(crate) fn idle_trigger(&self, pending: &Pending) -> bool {
        if self.table.options.asks_all {
            return false;
        }
        let ability = self.book.ability(pending.ability);
        let Some(program) = ability.program else { return true };
        self.used_up(pending.source, pending.ability)
            || self.text(pending.ability).is_some_and(|steps| self.idle(&self.waking(pending, program), steps))
    }

    /// May the player of a waiting trigger decline all of it, or will it never have an effect?
    pub(crate) fn optional_trigger(&self, pending: &Pending) -> bool {
        self.used_up(pending.source, pending.ability) || matches!(self.text(pending.ability), Some([Step::May(_)]))
    }

    /// The effect of a trigger at its beginning.
    pub(crate) fn waking(&self, pending: &Pending, program: ProgramId) -> Effect {
        let mut e = Effect::new(program, pending.source, pending.seat);
        e.attached_to = pending.attached_to;
        e.subject = pending.subject;
        e.second_subject = pending.second_subject;
        e.amount = pending.amount;
        e.attack = pending.attack;
        e.player = pending.player;
        e.bounty = pending.bounty;
        e.pool = self.table.pool.len() as u16;
        e
    }

    /// Is the ability the same whatever made it trigger?
    pub(crate) fn heedless(&self, id: AbilityId) -> bool {
        !self.table.options.asks_all && self.text(id).is_some_and(|steps| !speaks_of_trigger(steps))
    }

    /// The sentences of a triggered ability.
    pub(crate) fn text(&self, id: AbilityId) -> Option<&[Step]> {
        match &*self.book.ability(id).ability {
            Ability::Trigger(trigger) => Some(&trigger.does),
            _ => None,
        }
    }

    fn idle_step(&self, e: &Effect, step: &Step) -> bool {
        match step {
            // An offer that begins with a choice is declined if there is nothing to choose.
            Step::May(steps) => self.nothing_to_choose(e, steps) || self.idle(e, steps),
            Step::And(steps) => self.idle(e, steps),
            Step::Discard(who, _) | Step::DiscardRandom(who, _) => !self.holds_cards(e, *who),
            Step::If(condition, then, otherwise) => {
                !self.hides(e, |words| words.cond(condition))
                    && self.idle(e, if self.cond(e, condition) { then } else { otherwise })
            }
            Step::Choice(modes) => modes.of.iter().all(|mode| {
                let shut = |condition: &Cond| !self.hides(e, |words| words.cond(condition)) && !self.cond(e, condition);
                mode.condition.as_ref().is_some_and(shut) || self.idle(e, &mode.does)
            }),
            Step::Exhaust(target) => self.none(e, target, |card| !card.exhausted()),
            Step::Ready(target) => self.none(e, target, CardState::exhausted),
            Step::Heal(target, _) | Step::HealAll(target) | Step::HealUpTo(target, _) => {
                self.none(e, target, |card| card.damage > 0)
            }
            Step::Return(target) => self.none_of(e, target, |obj| self.can_return(e, obj)),
            // A card that has left play cannot be damaged.
            Step::Damage(target, _) | Step::DamageSurely(target, _) => {
                self.none_of(e, target, |obj| self.damageable(obj))
            }
            Step::Defeat(target)
            | Step::PutOnBottom(target)
            | Step::PutOnBottomRandomly(target)
            | Step::PutOnTop(target)
            | Step::Attach(_, target)
            | Step::Give(target, ..)
            | Step::GiveLike(target, _)
            | Step::Get(target, ..)
            | Step::Gain(target, ..)
            | Step::TakeControl(_, target)
            | Step::Capture(_, target)
            | Step::Rescue(target) => self.none(e, target, |_| true),
            Step::Play(play) => matches!(play.what, Target::The(Ref::Cards)) && nothing(e, Ref::Cards),
            Step::GainForce => self.table.sides[e.controller].force,
            Step::DefeatCredits(who, _) | Step::TakeCredits(who, _) => self.no_credits(e, *who),
            Step::DefeatAnyCredits => self.table.sides[self.payer(e)].credits == 0,
            Step::DefeatAnyTokens => !self.has_token(e, self.payer(e)),
            Step::Disclose(_) | Step::DiscloseOneOf(_) => self.unpaid(e, step),
            Step::Attack(attack) => self.no_attack(e, attack),
            _ => self.unpaid(e, step),
        }
    }

    /// A quantity, if everybody can count it now and nothing has to be chosen for it.
    pub(crate) fn open_qty(&self, e: &Effect, qty: &Qty) -> Option<i16> {
        (!speaks_of_hidden(|words| words.qty(qty))).then(|| self.qty(e, qty))
    }

    /// Can the meaning of the words depend on hidden cards?
    fn hides(&self, e: &Effect, walk: impl Fn(&mut Hidden)) -> bool {
        // A text that has only tried a choice of cards in play has no other results yet.
        let tries = e.pc == 0 && !e.block && e.slots.iter().any(|slot| slot.len > 0);
        if tries { speaks_of_hidden_zones(walk) } else { speaks_of_hidden(walk) }
    }

    /// Can everybody see now what the words aim at?
    pub(crate) fn open_target(&self, target: &Target) -> bool {
        !speaks_of_hidden(|words| words.target(target))
    }

    /// Is that entry of a list about cards that were looked at, although there were none? Then nothing else happens
    /// either (rule 23.3).
    pub(crate) fn about_nothing_seen(&self, e: &Effect, mode: usize) -> bool {
        let program = self.book.program(e.program);
        let place = program.origin.get(e.pc as usize);
        let Some(Step::Choice(modes)) = place.and_then(|place| program.step(*place)) else { return false };
        nothing(e, Ref::Cards) && modes.of.get(mode).is_some_and(|mode| speaks_of_cards(&mode.does))
    }

    fn nothing_to_choose(&self, e: &Effect, steps: &[Step]) -> bool {
        matches!(steps, [Step::Choose(target, _), ..] if self.none(e, target, |_| true))
    }

    /// A sentence after one that does nothing.
    fn idle_after(&self, e: &Effect, step: &Step) -> bool {
        match step {
            Step::IfYouDo(_) => true,
            Step::IfYouDont(steps) => self.idle(e, steps),
            other => self.idle_step(e, other),
        }
    }

    /// Is it a payment that cannot be made? The number of ready resources is public.
    fn unpaid(&self, e: &Effect, step: &Step) -> bool {
        match step {
            Step::Pay(amount) => {
                !speaks_of_hidden(|words| words.qty(amount)) && self.purse(self.payer(e), &[]) < self.qty(e, amount)
            }
            Step::UseForce => !self.table.sides[self.payer(e)].force,
            Step::Disclose(_) | Step::DiscloseOneOf(_) => self.table.sides[self.payer(e)].hand.is_empty(),
            Step::Exhaust(Target::The(Ref::This)) => self.table.live(e.source).is_none_or(CardState::exhausted),
            _ => false,
        }
    }

    /// Would they do nothing even once their source is exhausted?
    fn idle_without(&self, e: &Effect, steps: &[Step]) -> bool {
        let touches = |obj: Obj| obj == e.source;
        let spared = |step: &Step| match step {
            Step::Ready(target) => {
                target.selector().is_some_and(|selector| !self.visit(e, selector, &mut |obj| touches(obj)))
            }
            Step::Damage(..) | Step::Defeat(_) | Step::Return(_) | Step::Give(..) | Step::Heal(..) => true,
            _ => false,
        };
        steps.iter().all(spared) && self.idle(e, steps)
    }

    /// Does none of those players, whoever they are, have a Credit?
    fn no_credits(&self, e: &Effect, who: Who) -> bool {
        let known = matches!(who, Who::You | Who::Opponent | Who::EachOpponent | Who::EachPlayer | Who::APlayer);
        known && self.holders(e, who).is_empty()
    }

    /// Has none of the units a legal attack? Riders might allow more, so a text with any counts as possible.
    fn no_attack(&self, e: &Effect, attack: &AttackWith) -> bool {
        let terms = AttackTerms { units_only: attack.units_only, ambush: attack.ambush, ..AttackTerms::default() };
        let possible = |obj: Obj| {
            self.is_unit(obj)
                && self.table.card(obj.uid).controller == e.controller
                && (attack.even_exhausted || !self.table.card(obj.uid).exhausted())
                && self.has_target(obj, terms)
        };
        match &attack.with {
            Target::The(reference) if slot(*reference).is_none() && attack.attacker.is_empty() => {
                !self.visit(e, &Selector::The(*reference), &mut { possible })
            }
            _ => false,
        }
    }

    /// Is there certainly no such card among the targets?
    fn none(&self, e: &Effect, target: &Target, like: impl Fn(&CardState) -> bool) -> bool {
        // A card that left play may still be meant (rule 15.6).
        self.none_of(e, target, |obj| self.follow(obj).is_some_and(|now| like(self.table.card(now.uid))))
    }

    fn can_return(&self, e: &Effect, obj: Obj) -> bool {
        self.table.live(obj).is_some_and(|card| card.zone.in_play()) || self.returned_from_outside(e, obj).is_some()
    }

    /// Does certainly nothing fit among the targets?
    fn none_of(&self, e: &Effect, target: &Target, fits: impl Fn(Obj) -> bool) -> bool {
        match target {
            Target::The(reference) if slot(*reference).is_none() => {
                !self.visit(e, &Selector::The(*reference), &mut |obj| fits(obj))
            }
            Target::The(reference) => *reference == Ref::Cards && nothing(e, Ref::Cards),
            other => other.selector().is_some_and(|selector| {
                !self.hides(e, |words| words.target(other)) && !self.visit(e, selector, &mut |obj| fits(obj))
            }),
        }
    }
}

/// Is its only price to exhaust the card with the text? Paying it for nothing is not offered (rule 28.1).
fn price_only(step: &Step) -> bool {
    matches!(step, Step::Exhaust(Target::The(Ref::This)))
}

/// Were no cards looked at, revealed or found? Their number is public.
fn nothing(e: &Effect, reference: Ref) -> bool {
    slot(reference).is_some_and(|place| e.slots[place].len == 0)
}
