//! The values of quantities, and whether conditions hold.

use crate::book::{AbilityId, Waiting, moment_bit};
use crate::ids::{GiftId, ProgramId};
use crate::query::{predicate, selector, stats};
use crate::reading::Reading;
use crate::table::PhaseNow;
use crate::table::cache::Constantly;
use crate::table::card::Obj;
use crate::table::card::Uid;
use crate::table::depends::Depends;
use crate::table::effect::{Effect, NO_ATTACK};
use crate::table::memory::{Happening, Note};
use crate::table::mode::PlayMode;
use crate::table::side::Side;
use crate::table::stages::Stages;
use seats::Seat;
use swu_language::ability::Barred;
use swu_language::ability::Grant;
use swu_language::ability::{Amount, Condition, Phase, PlayerRef, Ref, Selector, Span};
use swu_language::keyword::Keyword;

/// The present value of the quantity, if it can be computed: not if it refers to a card that is not there.
pub(crate) fn known_amount(reading: Reading<'_>, e: &Effect, qty: &Amount) -> Option<i16> {
    let known = match qty {
        Amount::Power(reference)
        | Amount::RemainingHp(reference)
        | Amount::Damage(reference)
        | Amount::Cost(reference)
        | Amount::Paid(reference) => selector::first(reading, e, *reference).is_some(),
        Amount::Plus(a, b) | Amount::Minus(a, b) => {
            known_amount(reading, e, a).is_some() && known_amount(reading, e, b).is_some()
        }
        Amount::By(_, inner) | Amount::Every(_, inner) => known_amount(reading, e, inner).is_some(),
        _ => true,
    };
    known.then(|| number(reading, e, qty))
}

/// The present value of the quantity; 0 if it cannot be computed.
pub(crate) fn number(reading: Reading<'_>, e: &Effect, qty: &Amount) -> i16 {
    match qty {
        Amount::N(number) => *number,
        Amount::Count(selector) => selector::count(reading, e, selector),
        Amount::Aspects(selector) => different_aspects(reading, e, selector),
        Amount::Costs(selector) => different_costs(reading, e, selector),
        Amount::Names(selector) => different_titles(reading, e, selector),
        Amount::CostGap(selector) => cost_gap(reading, e, selector),
        Amount::Keywords(selector) => different_keywords(reading, e, selector),
        Amount::True(conditions) => conditions.iter().filter(|one| holds(reading, e, one)).count() as i16,
        // A remembered card had what is printed on it.
        Amount::Triggers(Ref::Each, on) if reading.table.live(e.each).is_none() => {
            let waits = |waiting: &&Waiting| waiting.mask & moment_bit(on) != 0;
            reading.def(e.each).front.triggers.iter().filter(waits).count() as i16
        }
        Amount::Triggers(reference, on) => {
            selector::meant(reading, e, *reference).map(|obj| triggers(reading, obj, moment_bit(on)).len() as i16).sum()
        }
        Amount::Power(reference) => each_of(reading, e, *reference, stats::power),
        Amount::RemainingHp(reference) => {
            each_of(reading, e, *reference, |reading, obj| stats::remaining(reading, obj).max(0))
        }
        Amount::Damage(reference) => each_of(reading, e, *reference, stats::damage),
        Amount::Cost(reference) => sum(reading, e, &Selector::The(*reference), |obj| reading.def(obj).cost),
        Amount::Paid(reference) => {
            selector::first(reading, e, *reference).map_or(0, |obj| i16::from(reading.table.card(obj.uid).paid))
        }
        Amount::NumberOf(keyword, reference) => selector::first(reading, e, *reference).map_or(0, |obj| {
            let stats = reading.table.stats(obj.uid).filter(|_| reading.table.is_unit(obj));
            stats.filter(|stats| stats.has_keyword(*keyword)).map_or(0, |stats| stats.strength_of(*keyword))
        }),
        Amount::Excess(reference) => {
            selector::first(reading, e, *reference).map_or(0, |obj| (-stats::remaining(reading, obj)).max(0))
        }
        Amount::TotalDamage(selector) => sum(reading, e, selector, |obj| stats::damage(reading, obj)),
        Amount::TotalPower(selector) => sum(reading, e, selector, |obj| stats::power(reading, obj)),
        Amount::ThatMuch => e.amount_done,
        Amount::Amount => e.amount,
        Amount::ChosenNumber => e.number,
        Amount::Times(deed, span, list) => predicate::times(reading, e, *deed, *span, list),
        Amount::HandSize(who) => of_sides(reading, e, *who, |side| side.hand.len() as i16),
        Amount::Drawn(who, span) => drawn(reading, e, *who, *span),
        Amount::Most(who, inner) => of_each(reading, e, *who, inner).max().unwrap_or(0),
        Amount::Fewest(who, inner) => of_each(reading, e, *who, inner).min().unwrap_or(0),
        Amount::Icons(aspect, selector) => {
            sum(reading, e, selector, |obj| i16::from(reading.def(obj).icons[*aspect as usize]))
        }
        Amount::ForceUses(span) => {
            let used = |note: &&Note| note.what == Happening::UsedForce && note.seat == e.controller;
            predicate::notes(reading, *span).filter(used).count() as i16
        }
        Amount::Credits(who) => of_sides(reading, e, *who, |side| i16::from(side.credits)),
        Amount::CombatDamageToBase => selector::current_attack(reading, e).map_or(0, |attack| attack.to_base),
        Amount::Plus(a, b) => number(reading, e, a).saturating_add(number(reading, e, b)),
        Amount::Minus(a, b) => number(reading, e, a).saturating_sub(number(reading, e, b)).max(0),
        Amount::By(factor, inner) => number(reading, e, inner).saturating_mul(*factor),
        Amount::Every(size, inner) => number(reading, e, inner).checked_div(*size).unwrap_or(0),
    }
}

fn different_titles(reading: Reading<'_>, e: &Effect, selector: &Selector) -> i16 {
    let mut titles = std::collections::BTreeSet::new();
    selector::visit(reading, e, selector, &mut |obj| {
        titles.insert(reading.def(obj).title);
        false
    });
    titles.len() as i16
}

fn different_aspects(reading: Reading<'_>, e: &Effect, selector: &Selector) -> i16 {
    let mut seen = 0u8;
    selector::visit(reading, e, selector, &mut |obj| {
        for (index, count) in reading.def(obj).icons.iter().enumerate() {
            seen |= u8::from(*count > 0) << index;
        }
        false
    });
    seen.count_ones() as i16
}

/// How many keywords the group has; numbers do not count (rule 42.5).
fn different_keywords(reading: Reading<'_>, e: &Effect, selector: &Selector) -> i16 {
    let mut seen = 0u32;
    selector::visit(reading, e, selector, &mut |obj| {
        seen |= stats::all_keywords(reading, obj);
        false
    });
    seen.count_ones() as i16
}

fn cost_gap(reading: Reading<'_>, e: &Effect, selector: &Selector) -> i16 {
    let mut bounds: Option<(i16, i16)> = None;
    selector::visit(reading, e, selector, &mut |obj| {
        let cost = reading.def(obj).cost;
        let (least, most) = bounds.unwrap_or((cost, cost));
        bounds = Some((least.min(cost), most.max(cost)));
        false
    });
    bounds.map_or(0, |(least, most)| most - least)
}

/// The abilities of a card that wait for such a moment: those it has in play, those it had when it left play in
/// this action, or those printed on it (rule 10.4: not keywords).
pub(crate) fn triggers(reading: Reading<'_>, obj: Obj, moments: u64) -> Vec<AbilityId> {
    let waits = |id: &AbilityId| reading.book.ability(*id).mask & moments != 0;
    if reading.table.is_unit(obj) {
        let own = reading.table.cache.listeners.iter().filter(|listener| listener.card == obj);
        return own.map(|listener| listener.ability).filter(waits).collect();
    }
    if reading.table.live(obj).is_none() {
        let had = reading.table.bounties.iter().filter(|(had, _)| *had == obj);
        return had.map(|(_, ability)| *ability).filter(waits).collect();
    }
    reading.def(obj).front.triggers.iter().map(|waiting| waiting.ability).filter(waits).collect()
}

fn different_costs(reading: Reading<'_>, e: &Effect, selector: &Selector) -> i16 {
    let mut costs = std::collections::BTreeSet::new();
    selector::visit(reading, e, selector, &mut |obj| {
        costs.insert(reading.def(obj).cost);
        false
    });
    costs.len() as i16
}

fn drawn(reading: Reading<'_>, e: &Effect, who: PlayerRef, span: Span) -> i16 {
    let players = selector::players(reading, e, who);
    predicate::notes(reading, span)
        .filter(|note| note.what == Happening::Drew && players.has(note.seat))
        .map(|note| note.amount)
        .sum()
}

/// The value of the number for each of those players.
fn of_each(reading: Reading<'_>, e: &Effect, who: PlayerRef, qty: &Amount) -> impl Iterator<Item = i16> {
    let of = move |seat: Seat| {
        let mut theirs = *e;
        theirs.player = seat.0;
        number(reading, &theirs, qty)
    };
    selector::players(reading, e, who).iter().map(of)
}

fn sum(reading: Reading<'_>, e: &Effect, selector: &Selector, value: impl Fn(crate::table::card::Obj) -> i16) -> i16 {
    let mut total = 0i16;
    selector::visit(reading, e, selector, &mut |obj| {
        total = total.saturating_add(value(obj));
        false
    });
    total
}

/// A comparison with something that is not there is false (rule 11.2).
fn compares(reading: Reading<'_>, e: &Effect, a: &Amount, b: &Amount, so: fn(i16, i16) -> bool) -> bool {
    match (known_amount(reading, e, a), known_amount(reading, e, b)) {
        (Some(a), Some(b)) => so(a, b),
        _ => false,
    }
}

/// Does the condition hold now?
pub(crate) fn holds(reading: Reading<'_>, e: &Effect, condition: &Condition) -> bool {
    match condition {
        Condition::Exists(selector) => selector::exists(reading, e, selector),
        Condition::Is(reference, list) => {
            selector::meant(reading, e, *reference).any(|obj| predicate::all(reading, e, obj, list))
        }
        Condition::AtLeast(a, b) => compares(reading, e, a, b, |a, b| a >= b),
        Condition::AtMost(a, b) => compares(reading, e, a, b, |a, b| a <= b),
        Condition::More(a, b) => compares(reading, e, a, b, |a, b| a > b),
        Condition::Initiative => reading.table.initiative == Some(e.controller),
        Condition::InitiativeTaken => reading.table.taken,
        Condition::ForceWithYou => reading.table.sides[e.controller].force,
        Condition::BeforeYourFirstAction => reading.table.sides[e.controller].acted == 0,
        Condition::YourBaseJustAttacked => {
            reading.table.opponents(e.controller).iter().any(|seat| reading.table.sides[seat].struck.has(e.controller))
        }
        Condition::During(phase) => match phase {
            Phase::Action => reading.table.phase == PhaseNow::Action,
            Phase::Regroup => reading.table.phase == PhaseNow::Regroup,
        },
        Condition::Happened(deed, span, list) => predicate::times(reading, e, *deed, *span, list) > 0,
        Condition::Attacking => reading.table.attacks.iter().any(|attack| attack.live && attack.attacker == e.source),
        Condition::DefenderDefeated => selector::current_attack(reading, e)
            .is_some_and(|attack| attack.defenders().any(|defender| defender.defeated)),
        Condition::AttackByAmbush => selector::current_attack(reading, e).is_some_and(|attack| attack.ambush),
        Condition::AttacksBase => selector::current_attack(reading, e).is_some_and(|attack| attack.base.is_some()),
        Condition::PlayedFromHand => {
            reading.table.live(e.source).is_some_and(|card| card.played == Some(PlayMode::Hand))
        }
        Condition::PlayedBySmuggle => predicate::played_using(reading, e.source, Keyword::Smuggle),
        Condition::PaidLess(reference) => selector::first(reading, e, *reference)
            .is_some_and(|obj| i16::from(reading.table.card(obj.uid).paid) < reading.def(obj).cost),
        Condition::CreatedToken(span) => {
            let created = |note: &Note| note.what == Happening::CreatedToken && note.seat == e.controller;
            predicate::notes(reading, *span).any(created)
        }
        Condition::GaveTokenUpgrade(span) => {
            let gave = |note: &Note| note.what == Happening::GaveTokenUpgrade && note.seat == e.controller;
            predicate::notes(reading, *span).any(gave)
        }
        Condition::FirstRound => reading.table.round == 1,
        Condition::PaidWithCredit(reference) => {
            selector::first(reading, e, *reference).is_some_and(|obj| reading.table.card(obj.uid).credits > 0)
        }
        Condition::AttackerSurvived => selector::current_attack(reading, e).is_some_and(|attack| attack.survived),
        Condition::DefeatedInCombat => {
            let about = if e.subject.is_some() { e.subject } else { e.source };
            reading.table.gone(about).is_some_and(|gone| gone.in_combat)
        }
        Condition::Did => e.done_in_full,
        Condition::All(list) => list.iter().all(|one| holds(reading, e, one)),
        Condition::Either(list) => list.iter().any(|one| holds(reading, e, one)),
        Condition::Not(inner) => !holds(reading, e, inner),
    }
}

/// The sum of a value of the cards meant.
fn each_of(reading: Reading<'_>, e: &Effect, cards: Ref, value: impl Fn(Reading<'_>, Obj) -> i16) -> i16 {
    selector::meant(reading, e, cards).map(|obj| value(reading, obj)).sum()
}

/// The sum of a value of the players meant.
fn of_sides(reading: Reading<'_>, e: &Effect, who: PlayerRef, value: impl Fn(&Side) -> i16) -> i16 {
    selector::players(reading, e, who).iter().map(|seat| value(&reading.table.sides[seat])).sum()
}

/// The number of a gift, as it is when given.
pub(crate) fn gift_amount(reading: Reading<'_>, e: &Effect, gift: GiftId) -> i16 {
    match &reading.book.gift(gift).give {
        Grant::Power(qty)
        | Grant::Hp(qty)
        | Grant::Numbered(_, qty)
        | Grant::PrintedPower(qty)
        | Grant::PrintedHp(qty)
        | Grant::TakesMore(qty) => number(reading, e, qty),
        Grant::Prevents(prevention) => prevention.amount.as_ref().map_or(i16::MAX, |amount| number(reading, e, amount)),
        Grant::MayBePlayed { less, .. } => number(reading, e, less),
        Grant::EntersWith(_, count) => number(reading, e, count),
        Grant::Cant(Barred::AttackYou) => i16::from(e.controller.0),
        Grant::CombatDamageGoesTo(card) => {
            selector::first(reading, e, *card).map_or(Uid::NONE, |card| card.uid).0 as i16
        }
        _ => 1,
    }
}

/// What the words of a constant refer to, outside any attack.
pub(crate) fn of_constant(item: &Constantly) -> Effect {
    let mut e = Effect::new(ProgramId::NONE, item.source, item.controller);
    e.attached_to = item.host;
    e.name = item.name;
    e.attack = NO_ATTACK;
    e
}

/// Does a constant still give what it gave, although these things changed? If its condition did not hold and does not,
/// it gives nothing; otherwise only the condition may depend on them, and not on an attack under way, which may be
/// another one now. `early` says that it may have been decided by values of units that were not final.
pub(crate) fn stands(reading: Reading<'_>, item: &Constantly, changed: Depends, early: bool) -> bool {
    let constant = reading.book.constant(item.constant);
    if !constant.depends.meets(changed) || item.stages.has(Stages::PLAYS) || stats::is_silent(reading, *item) {
        return true;
    }
    // Sums may have been below 0 when a late one was evaluated.
    if item.stages.has(Stages::LATE) || early && constant.reads {
        return false;
    }
    let in_attack = constant.depends.meets(Depends::ATTACK);
    if item.held && (in_attack || constant.depends_besides.meets(changed)) {
        return false;
    }
    let mut e = of_constant(item);
    let on = |e: &Effect| constant.condition.as_ref().is_none_or(|condition| holds(reading, e, condition));
    if !in_attack {
        return on(&e) == item.held;
    }
    (0..).zip(&reading.table.attacks).filter(|(_, attack)| attack.live).all(|(index, _)| {
        e.attack = index;
        !on(&e)
    })
}
