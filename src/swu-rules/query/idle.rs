//! Texts that, as far as everybody can see, would do nothing now (rule 28.1).
//!
//! A question about one is not asked. Everything that depends on hidden cards or is uncertain counts as able to do
//! something, so that leaving out a question tells nobody anything.

mod words;

use super::targets::AttackTerms;
use crate::book::{AbilityId, ProgramId};
use crate::query::{condition, decider, legal, payables, selector, targets, tokens};
use crate::reading::Reading;
use crate::table::card::Zone;
use crate::table::card::{CardState, Obj};
use crate::table::effect::{Effect, Pending, slot};
use swu_language::ability::Trigger;
use swu_language::ability::{Ability, Amount, AttackWith, Condition, Grant, PlayerRef, Ref, Selector, Step, Target};
use swu_language::visit::Visitor;
pub(super) use words::speaks_of_hidden;
use words::{Hidden, speaks_of_cards, speaks_of_hidden_zones, speaks_of_trigger};

/// Would these sentences certainly do nothing now?
pub(crate) fn idle(reading: Reading<'_>, e: &Effect, steps: &[Step]) -> bool {
    match steps {
        [] => true,
        [price, Step::IfYouDo(then)]
            if unpaid(reading, e, price) || price_only(price) && idle_without(reading, e, then) =>
        {
            true
        }
        [first, rest @ ..] => idle_step(reading, e, first) && rest.iter().all(|step| idle_after(reading, e, step)),
    }
}

/// Would a waiting trigger certainly do nothing now?
pub(crate) fn idle_trigger(reading: Reading<'_>, pending: &Pending) -> bool {
    if reading.table.options.asks_all {
        return false;
    }
    let ability = reading.book.ability(pending.ability);
    let Some(program) = ability.program else { return true };
    legal::used_up(reading, pending.source, pending.ability)
        || text(reading, pending.ability).is_some_and(|steps| idle(reading, &waking(reading, pending, program), steps))
}

/// May the player of a waiting trigger decline all of it, or will it never have an effect?
pub(crate) fn optional_trigger(reading: Reading<'_>, pending: &Pending) -> bool {
    legal::used_up(reading, pending.source, pending.ability)
        || matches!(text(reading, pending.ability), Some([Step::May(_)]))
}

/// The effect of a trigger at its beginning.
pub(crate) fn waking(reading: Reading<'_>, pending: &Pending, program: ProgramId) -> Effect {
    let mut e = Effect::new(program, pending.source, pending.seat);
    e.attached_to = pending.attached_to;
    e.subject = pending.subject;
    e.second_subject = pending.second_subject;
    e.amount = pending.amount;
    e.attack = pending.attack;
    e.player = pending.player;
    e.bounty = pending.bounty;
    e.pool = reading.table.pool.len() as u16;
    e
}

/// Is the ability the same whatever made it trigger?
pub(crate) fn heedless(reading: Reading<'_>, id: AbilityId) -> bool {
    !reading.table.options.asks_all && text(reading, id).is_some_and(|steps| !speaks_of_trigger(steps))
}

/// The sentences of a triggered ability.
pub(crate) fn text(reading: Reading<'_>, id: AbilityId) -> Option<&[Step]> {
    match &*reading.book.ability(id).ability {
        Ability::Trigger(trigger) => Some(&trigger.does),
        _ => None,
    }
}

fn idle_step(reading: Reading<'_>, e: &Effect, step: &Step) -> bool {
    match step {
        // An offer that begins with a choice is declined if there is nothing to choose.
        Step::May(steps) => nothing_to_choose(reading, e, steps) || idle(reading, e, steps),
        Step::And(steps) => idle(reading, e, steps),
        Step::Discard(who, _) | Step::DiscardRandom(who, _) => !selector::holds_cards(reading, e, *who),
        Step::If(condition, then, otherwise) => {
            !hides(e, |words| words.cond(condition))
                && idle(reading, e, if condition::holds(reading, e, condition) { then } else { otherwise })
        }
        Step::Choice(modes) => modes.of.iter().all(|mode| {
            let shut = |condition: &Condition| {
                !hides(e, |words| words.cond(condition)) && !condition::holds(reading, e, condition)
            };
            mode.condition.as_ref().is_some_and(shut) || idle(reading, e, &mode.does)
        }),
        Step::Exhaust(target) => none(reading, e, target, |card| !card.exhausted()),
        Step::Ready(target) => none(reading, e, target, CardState::exhausted),
        Step::Heal(target, _) | Step::HealAll(target) | Step::HealUpTo(target, _) => {
            none(reading, e, target, |card| card.damage > 0)
        }
        Step::Return(target) => none_of(reading, e, target, |obj| can_return(reading, e, obj)),
        // A card that has left play cannot be damaged.
        Step::Damage(target, _) | Step::DamageSurely(target, _) => {
            none_of(reading, e, target, |obj| reading.table.damageable(obj))
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
        | Step::Rescue(target) => none(reading, e, target, |_| true),
        Step::Play(play) => matches!(play.what, Target::The(Ref::Cards)) && nothing(e, Ref::Cards),
        Step::GainForce => reading.table.sides[e.controller].force,
        Step::DefeatCredits(who, _) | Step::TakeCredits(who, _) => no_credits(reading, e, *who),
        Step::DefeatAnyCredits => reading.table.sides[decider::payer(e)].credits == 0,
        Step::DefeatAnyTokens => !tokens::has_token(reading, e, decider::payer(e)),
        Step::Disclose(_) | Step::DiscloseOneOf(_) => unpaid(reading, e, step),
        Step::Attack(attack) => no_attack(reading, e, attack),
        _ => unpaid(reading, e, step),
    }
}

/// A quantity, if everybody can count it now and nothing has to be chosen for it.
pub(crate) fn open_qty(reading: Reading<'_>, e: &Effect, qty: &Amount) -> Option<i16> {
    (!speaks_of_hidden(|words| words.qty(qty))).then(|| condition::number(reading, e, qty))
}

/// Can the meaning of the words depend on hidden cards?
fn hides(e: &Effect, walk: impl Fn(&mut Hidden)) -> bool {
    // A text that has only tried a choice of cards in play has no other results yet.
    let tries = e.pc == 0 && !e.block && e.slots.iter().any(|slot| slot.len > 0);
    if tries { speaks_of_hidden_zones(walk) } else { speaks_of_hidden(walk) }
}

/// Can everybody see now what the words aim at?
pub(crate) fn open_target(target: &Target) -> bool {
    !speaks_of_hidden(|words| words.target(target))
}

/// Is that entry of a list about cards that were looked at, although there were none? Then nothing else happens
/// either (rule 23.3).
pub(crate) fn about_nothing_seen(reading: Reading<'_>, e: &Effect, mode: usize) -> bool {
    let program = reading.book.program(e.program);
    let place = program.origin.get(e.pc as usize);
    let Some(Step::Choice(modes)) = place.and_then(|place| program.step(*place)) else { return false };
    nothing(e, Ref::Cards) && modes.of.get(mode).is_some_and(|mode| speaks_of_cards(&mode.does))
}

fn nothing_to_choose(reading: Reading<'_>, e: &Effect, steps: &[Step]) -> bool {
    matches!(steps, [Step::Choose(target, _), ..] if none(reading, e, target, |_| true))
}

/// A sentence after one that does nothing.
fn idle_after(reading: Reading<'_>, e: &Effect, step: &Step) -> bool {
    match step {
        Step::IfYouDo(_) => true,
        Step::IfYouDont(steps) => idle(reading, e, steps),
        other => idle_step(reading, e, other),
    }
}

/// Is it a payment that cannot be made? The number of ready resources is public.
fn unpaid(reading: Reading<'_>, e: &Effect, step: &Step) -> bool {
    match step {
        Step::Pay(amount) => {
            !speaks_of_hidden(|words| words.qty(amount))
                && payables::purse(reading, decider::payer(e), &[]) < condition::number(reading, e, amount)
        }
        Step::UseForce => !reading.table.sides[decider::payer(e)].force,
        Step::Disclose(_) | Step::DiscloseOneOf(_) => reading.table.sides[decider::payer(e)].hand.is_empty(),
        Step::Exhaust(Target::The(Ref::This)) => reading.table.live(e.source).is_none_or(CardState::exhausted),
        _ => false,
    }
}

/// Would they do nothing even once their source is exhausted?
fn idle_without(reading: Reading<'_>, e: &Effect, steps: &[Step]) -> bool {
    let touches = |obj: Obj| obj == e.source;
    let spared = |step: &Step| match step {
        Step::Ready(target) => {
            target.selector().is_some_and(|selector| !selector::visit(reading, e, selector, &mut |obj| touches(obj)))
        }
        Step::Damage(..) | Step::Defeat(_) | Step::Return(_) | Step::Give(..) | Step::Heal(..) => true,
        _ => false,
    };
    steps.iter().all(spared) && idle(reading, e, steps)
}

/// Does none of those players, whoever they are, have a Credit?
fn no_credits(reading: Reading<'_>, e: &Effect, who: PlayerRef) -> bool {
    let known = matches!(
        who,
        PlayerRef::You | PlayerRef::Opponent | PlayerRef::EachOpponent | PlayerRef::EachPlayer | PlayerRef::APlayer
    );
    known && tokens::holders(reading, e, who).is_empty()
}

/// Has that unit an attack of this kind, without any riders?
fn can_attack(reading: Reading<'_>, e: &Effect, attack: &AttackWith, obj: Obj) -> bool {
    let terms = AttackTerms { units_only: attack.units_only, ambush: attack.ambush, ..AttackTerms::default() };
    reading.table.is_unit(obj)
        && reading.table.card(obj.uid).controller == e.controller
        && (attack.even_exhausted || !reading.table.card(obj.uid).exhausted())
        && targets::has_target(reading, obj, terms)
}

/// Has none of the units a legal attack? Riders might allow more, so a text with any counts as possible.
fn no_attack(reading: Reading<'_>, e: &Effect, attack: &AttackWith) -> bool {
    let possible = |obj: Obj| can_attack(reading, e, attack, obj);
    match &attack.with {
        Target::The(reference) if slot(*reference).is_none() && attack.attacker.is_empty() => {
            !selector::visit(reading, e, &Selector::The(*reference), &mut { possible })
        }
        _ => false,
    }
}

/// Is it certain that none of these sentences, or of those to choose from, lets a unit attack?
pub(super) fn nobody_attacks(reading: Reading<'_>, e: &Effect, steps: &[Step]) -> bool {
    match steps {
        [Step::Attack(attack)] => {
            no_attack(reading, e, attack)
                || matches!(&attack.with, Target::A(selector) if !may_widen(attack)
                    && !selector::visit(reading, e, selector, &mut |unit| can_attack(reading, e, attack, unit)))
        }
        [Step::Choice(modes)] => modes.of.iter().all(|mode| nobody_attacks(reading, e, &mode.does)),
        _ => false,
    }
}

/// Might its attacker gain something that allows an attack?
fn may_widen(attack: &AttackWith) -> bool {
    let narrow = |give: &Grant| matches!(give, Grant::Power(_) | Grant::Hp(_) | Grant::Replaces(..));
    attack.attacker.iter().any(|rider| !rider.gives.iter().all(narrow))
}

/// Is there certainly no such card among the targets?
fn none(reading: Reading<'_>, e: &Effect, target: &Target, like: impl Fn(&CardState) -> bool) -> bool {
    // A card that left play may still be meant (rule 15.6).
    none_of(reading, e, target, |obj| {
        selector::follow(reading, obj).is_some_and(|now| like(reading.table.card(now.uid)))
    })
}

fn can_return(reading: Reading<'_>, e: &Effect, obj: Obj) -> bool {
    reading.table.live(obj).is_some_and(|card| card.zone.in_play()) || returned_from_outside(reading, e, obj).is_some()
}

/// Does certainly nothing fit among the targets?
fn none_of(reading: Reading<'_>, e: &Effect, target: &Target, fits: impl Fn(Obj) -> bool) -> bool {
    match target {
        Target::The(reference) if slot(*reference).is_none() => {
            !selector::visit(reading, e, &Selector::The(*reference), &mut |obj| fits(obj))
        }
        Target::The(reference) => *reference == Ref::Cards && nothing(e, Ref::Cards),
        other => other.selector().is_some_and(|selector| {
            !hides(e, |words| words.target(other)) && !selector::visit(reading, e, selector, &mut |obj| fits(obj))
        }),
    }
}

/// What returns from outside play: a card that was named there, or one whose own text is about its defeat (rules
/// 15.6, 23.7). Anything else that has left play stays where it is.
pub(crate) fn returned_from_outside(reading: Reading<'_>, e: &Effect, obj: Obj) -> Option<Obj> {
    let now = if obj == e.source && tells_of_its_defeat(reading, e) { selector::follow(reading, obj)? } else { obj };
    reading.table.live(now).filter(|card| matches!(card.zone, Zone::Discard | Zone::Resource)).map(|_| now)
}

pub(crate) fn tells_of_its_defeat(reading: Reading<'_>, e: &Effect) -> bool {
    let text = &*reading.book.program(e.program).text;
    matches!(text, Ability::Trigger(trigger) if trigger.on.contains(&Trigger::Defeated))
}

/// Is its only price to exhaust the card with the text? Paying it for nothing is not offered (rule 28.1).
fn price_only(step: &Step) -> bool {
    matches!(step, Step::Exhaust(Target::The(Ref::This)))
}

/// Were no cards looked at, revealed or found? Their number is public.
fn nothing(e: &Effect, reference: Ref) -> bool {
    slot(reference).is_some_and(|place| e.slots[place].len == 0)
}
