//! Choosing targets (rule 11.2): one pick after another, from what is legal now.

use super::effect::Flow;
use crate::book::op::{Op, Verb};
use crate::change::status;
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::flow::{effect, hidden, together, useless};
use crate::query::{condition, decider, selector, stats};
use crate::reading::Reading;
use crate::table::card::Obj;
use crate::table::effect::{Effect, Span, slot};
use seats::{Seat, SeatSet};
use swu_language::ability::{PlayerRef, Ref, Selector, Target};
use swu_view::DecisionKind;

/// How many, and within which limits.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    /// At most.
    pub most: i16,
    /// Stopping early is allowed.
    pub free: bool,
    /// Costs together.
    pub cost: Option<i16>,
    /// Remaining HP together.
    pub hp: Option<i16>,
    /// Power together.
    pub power: Option<i16>,
    /// All share a trait.
    pub trait_in_common: bool,
}

/// Fills a slot with targets.
pub(crate) fn select(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    target: &Target,
    into: Ref,
    optional: Option<u16>,
    choice: Option<Choice>,
) -> Flow {
    let Some(place) = slot(into) else { return Flow::Next };
    let (seat, target) = decider::chooser(rules.read(), e, target);
    let flow = fill_with(rules, e, seat, target, place, optional, choice);
    if flow == Flow::Next && rests_or_readies(rules.read(), e).is_none() {
        let chosen = selector::slot_list(rules.read(), e, place).to_vec();
        status::give_exhausted_first(rules, seat, &chosen);
    }
    flow
}

fn fill_with(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    seat: Seat,
    target: &Target,
    place: usize,
    optional: Option<u16>,
    choice: Option<Choice>,
) -> Flow {
    match target {
        Target::The(reference) => {
            let mut list = rules.take_buffer();
            selector::collect(rules.read(), e, &Selector::The(*reference), &mut list);
            effect::fill(rules, e, place, &list);
            rules.give_buffer(list);
            Flow::Next
        }
        Target::Each(selector) => {
            let mut list = rules.take_buffer();
            selector::collect(rules.read(), e, selector, &mut list);
            effect::fill(rules, e, place, &list);
            rules.give_buffer(list);
            Flow::Next
        }
        Target::Random(selector) => {
            let mut list = rules.take_buffer();
            selector::collect(rules.read(), e, selector, &mut list);
            let picked = (!list.is_empty()).then(|| list[rules.table.chance.below(list.len())]);
            rules.give_buffer(list);
            effect::fill(rules, e, place, picked.as_slice());
            Flow::Next
        }
        Target::OneOfEach(who, selector) => one_of_each(rules, e, seat, *who, selector, place, choice),
        Target::By(..) => Flow::Next,
        Target::Exactly(number, _) => {
            let flow = pick_several(rules, e, seat, target, place, optional, choice);
            // Fewer than asked for is not in full (rule 11.6).
            if flow == Flow::Next && (e.slots[place].len as i16) < condition::number(rules.read(), e, number) {
                e.done_in_full = false;
            }
            flow
        }
        _ => pick_several(rules, e, seat, target, place, optional, choice),
    }
}

/// One card of each of those players, in the order of their seats; if one of them has none, it is not done.
fn one_of_each(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    seat: Seat,
    who: PlayerRef,
    selector: &Selector,
    place: usize,
    choice: Option<Choice>,
) -> Flow {
    effect::keep_pick(rules, e, choice);
    let picked: SeatSet = effect::picks(rules.read(), e).iter().map(|obj| rules.table.controller(*obj)).collect();
    let players = selector::players(rules.read(), e, who);
    let next = players.iter().find(|player| !picked.has(*player));
    let mut list = rules.take_buffer();
    selector::collect(rules.read(), e, selector, &mut list);
    let everybody = players.iter().all(|player| list.iter().any(|obj| rules.table.controller(*obj) == player));
    let Some(player) = next.filter(|_| everybody) else {
        rules.give_buffer(list);
        e.slots[place] = e.picks();
        e.done_in_full = everybody;
        return Flow::Next;
    };
    list.retain(|obj| rules.table.controller(*obj) == player);
    let mut options = rules.list();
    options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
    rules.give_buffer(list);
    rules.ask(seat, DecisionKind::Target, e.source, prompt(rules.read(), e), false, options);
    Flow::Again
}

fn bounds(reading: Reading<'_>, e: &Effect, target: &Target) -> Option<(Bounds, bool)> {
    let plain = Bounds { most: 1, free: false, cost: None, hp: None, power: None, trait_in_common: false };
    Some(match target {
        Target::A(_) => (plain, true),
        Target::UpTo(most, _) => (Bounds { most: condition::number(reading, e, most), free: true, ..plain }, false),
        Target::Exactly(most, _) => (Bounds { most: condition::number(reading, e, most), ..plain }, false),
        Target::SharingATrait(most, _) => {
            (Bounds { most: condition::number(reading, e, most), free: true, trait_in_common: true, ..plain }, false)
        }
        Target::Any(_) => (Bounds { most: i16::MAX, free: true, ..plain }, false),
        Target::TotalCost(cost, _) => {
            (Bounds { most: i16::MAX, free: true, cost: Some(condition::number(reading, e, cost)), ..plain }, false)
        }
        Target::TotalPower(power, _) => {
            (Bounds { most: i16::MAX, free: true, power: Some(condition::number(reading, e, power)), ..plain }, false)
        }
        Target::TotalRemainingHp(hp, _) => {
            (Bounds { most: i16::MAX, free: true, hp: Some(condition::number(reading, e, hp)), ..plain }, false)
        }
        Target::TotalHp(most, hp, _) => (
            Bounds {
                most: condition::number(reading, e, most),
                free: true,
                hp: Some(condition::number(reading, e, hp)),
                ..plain
            },
            false,
        ),
        _ => return None,
    })
}

/// The limits that still apply to a series of targets, after the picks made so far.
pub(crate) fn limits(reading: Reading<'_>, e: &Effect, target: &Target) -> Option<Bounds> {
    let (_, target) = decider::chooser(reading, e, target);
    let (bounds, _) = bounds(reading, e, target)?;
    let chosen = effect::picks(reading, e);
    let spent = |value: &dyn Fn(Obj) -> i16| -> i16 { chosen.iter().map(|obj| value(*obj)).sum() };
    Some(Bounds {
        cost: bounds.cost.map(|most| most - spent(&|obj| reading.def(obj).cost)),
        hp: bounds.hp.map(|most| most - spent(&|obj| stats::remaining(reading, obj))),
        power: bounds.power.map(|most| most - spent(&|obj| stats::power(reading, obj))),
        ..bounds
    })
}

fn pick_several(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    seat: Seat,
    target: &Target,
    place: usize,
    optional: Option<u16>,
    choice: Option<Choice>,
) -> Flow {
    let (Some(selector), Some((bounds, single))) = (target.selector(), bounds(rules.read(), e, target)) else {
        return Flow::Next;
    };
    if e.picked() == 0 && optional.is_some() && matches!(choice, Some(Choice::Card(_))) {
        effect::said_yes(rules, e);
    }
    effect::keep_pick(rules, e, choice);
    if choice.is_none() && (optional.is_some() || bounds.free) && decider::declines(rules.read(), e) {
        return picked(rules, e, selector, place, optional);
    }
    match choice {
        None | Some(Choice::Card(_)) => {}
        Some(Choice::Skip) if e.picked() == 0 => return declined(e, place, optional),
        Some(_) => return picked(rules, e, selector, place, optional),
    }
    if e.picked() >= bounds.most {
        return picked(rules, e, selector, place, optional);
    }
    let mut list = rules.take_buffer();
    selector::collect(rules.read(), e, selector, &mut list);
    together::drop_claimed(rules.read(), e, &mut list);
    // Which of them are ready is decided again once they are arranged.
    if matches!(selector, Selector::Resources(_)) && e.picked() == 0 && mix_others(rules, seat, &list) {
        list.clear();
        selector::collect(rules.read(), e, selector, &mut list);
        together::drop_claimed(rules.read(), e, &mut list);
    }
    useless::drop_useless(rules, e, place, single && optional.is_some(), &mut list);
    let chosen = effect::picks(rules.read(), e);
    let left = limits(rules.read(), e, target).unwrap_or(bounds);
    let (cost_left, hp_left) = (left.cost, left.hp);
    let shared = chosen.iter().fold(u64::MAX, |shared, obj| shared & stats::traits(rules.read(), *obj).0);
    list.retain(|obj| {
        !chosen.contains(obj)
            && cost_left.is_none_or(|left| rules.read().def(*obj).cost <= left)
            && hp_left.is_none_or(|left| stats::remaining(rules.read(), *obj) <= left)
            && left.power.is_none_or(|left| stats::power(rules.read(), *obj) <= left)
            && (!bounds.trait_in_common || stats::traits(rules.read(), *obj).0 & shared != 0)
    });
    if list.is_empty() {
        rules.give_buffer(list);
        if e.picked() == 0 && hidden::hand_may_fail(rules.read(), e, selector, optional.is_some()) {
            return hidden::ask_all_the_same(rules, e, seat, DecisionKind::Target, Choice::Skip);
        }
        if e.picked() == 0 && optional.is_some() {
            return declined(e, place, optional);
        }
        return picked(rules, e, selector, place, optional);
    }
    if let Selector::Resources(_) = selector
        && pick_resources(rules, e, &mut list, bounds)
    {
        rules.give_buffer(list);
        return picked(rules, e, selector, place, optional);
    }
    let mut options = rules.list();
    options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
    let hidden = hidden::hidden_choice(rules.read(), e, selector, list[0]);
    rules.give_buffer(list);
    let may_decline = optional.is_some() || hidden && hidden::may_claim_none(rules.read(), e, selector);
    if bounds.free {
        options.push(if e.picked() == 0 && optional.is_some() { Choice::Skip } else { Choice::Done });
    } else if e.picked() == 0 && may_decline {
        options.push(Choice::Skip);
    }
    let kind = if names_cards(selector) { DecisionKind::Pick } else { DecisionKind::Target };
    rules.ask(seat, kind, e.source, prompt(rules.read(), e), hidden, options);
    Flow::Again
}

/// Others' resources are about to be picked from: their players arrange them (rule 3.3), if there are any.
fn mix_others(rules: &mut Rules<'_>, seat: Seat, list: &[Obj]) -> bool {
    let others: SeatSet = list.iter().map(|obj| rules.table.controller(*obj)).filter(|other| *other != seat).collect();
    others.iter().for_each(|other| status::mix_ready(rules, other));
    others != SeatSet::EMPTY
}

/// Faces of resources do not matter for readying and exhausting them: they are picked automatically if it is clear
/// whose they are.
fn pick_resources(rules: &mut Rules<'_>, e: &mut Effect, list: &mut Vec<Obj>, bounds: Bounds) -> bool {
    let Some(ready) = rests_or_readies(rules.read(), e) else { return false };
    let whose = |obj: &Obj| rules.table.controller(*obj);
    if list.first().map(whose) != list.last().map(whose) {
        return false;
    }
    list.sort_by_key(|obj| rules.table.card(obj.uid).exhausted() != ready);
    if bounds.free {
        list.retain(|obj| rules.table.card(obj.uid).exhausted() == ready);
    }
    for obj in list.iter().take(bounds.most.max(0) as usize) {
        effect::pick(rules, e, *obj);
    }
    true
}

/// Does the sentence only ready or exhaust what is chosen? Which of the two?
fn rests_or_readies(reading: Reading<'_>, e: &Effect) -> Option<bool> {
    match reading.book.program(e.program).ops.get(e.pc as usize + 1) {
        Some(Op::Do(Verb::Ready)) => Some(true),
        Some(Op::Do(Verb::Exhaust)) => Some(false),
        _ => None,
    }
}

/// The sentence that asks.
pub(crate) fn prompt(reading: Reading<'_>, e: &Effect) -> Prompt {
    let origin = reading.book.program(e.program).origin.get(e.pc as usize).copied().unwrap_or(0);
    Prompt::Step(e.program, origin)
}

fn picked(rules: &mut Rules<'_>, e: &mut Effect, selector: &Selector, place: usize, optional: Option<u16>) -> Flow {
    let Span { start, len } = e.picks();
    e.slots[place] = Span { start, len };
    if names_cards(selector) {
        keep_rest(rules, e, selector, start as usize, len as usize);
    }
    e.done_in_full = len > 0;
    if len == 0 {
        e.amount_done = 0;
        if optional.is_some() {
            return declined(e, place, optional);
        }
    }
    Flow::Next
}

fn keep_rest(rules: &mut Rules<'_>, e: &mut Effect, selector: &Selector, start: usize, len: usize) {
    let whole = match selector {
        Selector::The(reference) | Selector::Among(reference, _) => Selector::The(*reference),
        _ => return,
    };
    if whole == Selector::The(Ref::Rest) {
        return;
    }
    let mut list = rules.take_buffer();
    selector::collect(rules.read(), e, &whole, &mut list);
    list.retain(|obj| !rules.table.pool[start..start + len].contains(obj));
    if let Some(rest) = slot(Ref::Rest) {
        effect::fill(rules, e, rest, &list);
    }
    rules.give_buffer(list);
}

fn declined(e: &mut Effect, place: usize, optional: Option<u16>) -> Flow {
    e.slots[place] = Span::default();
    e.done_in_full = false;
    e.amount_done = 0;
    match optional {
        Some(to) => {
            e.limited = None;
            Flow::Jump(to)
        }
        None => Flow::Next,
    }
}

/// Is the group taken from cards looked at, revealed or found?
fn names_cards(selector: &Selector) -> bool {
    matches!(
        selector,
        Selector::The(Ref::Cards | Ref::Rest | Ref::Chosen) | Selector::Among(Ref::Cards | Ref::Rest | Ref::Chosen, _)
    )
}
