//! Damage, healing or tokens divided among several (rules 11.11, 33.7).

use crate::book::op::Divided;
use crate::change::{damage, token};
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::flow::verbs::{raised, twice};
use crate::flow::{effect, select};
use crate::query::{condition, decider, selector, stats};
use crate::reading::Reading;
use crate::table::batch::Hit;
use crate::table::card::Obj;
use crate::table::effect::{Effect, Hold, MADE};
use seats::SeatSet;
use swu_language::ability::{Amount, Ref, Selector, Token};
use swu_view::DecisionKind;

/// Divides damage, healing or tokens, one point per pick (rule 11.11).
#[allow(clippy::too_many_arguments)]
pub(crate) fn divide(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    (what, up_to): (Divided, bool),
    by: Option<Ref>,
    total: &Amount,
    among: &Selector,
    optional: Option<u16>,
    choice: Option<Choice>,
) -> Flow {
    match choice {
        Some(Choice::Card(_)) if e.picked() == 0 && optional.is_some() => effect::said_yes(rules, e),
        Some(Choice::Skip) => {
            e.done_in_full = false;
            e.amount_done = 0;
            e.limited = None;
            return optional.map_or(Flow::Next, Flow::Jump);
        }
        _ => {}
    }
    if choice.is_none()
        && decider::declines(rules.read(), e)
        && let Some(to) = optional
    {
        e.done_in_full = false;
        e.amount_done = 0;
        return Flow::Jump(to);
    }
    effect::keep_pick(rules, e, choice);
    let points = effect::picks(rules.read(), e).to_vec();
    let total = division_total(rules.read(), e, what, total);
    if choice != Some(Choice::Done) && e.picked() < total && e.twice == 0 && e.hold != Hold::Released {
        let mut list = rules.take_buffer();
        selector::collect(rules.read(), e, among, &mut list);
        if what == Divided::Healing {
            let given = |obj: &Obj| points.iter().filter(|point| *point == obj).count() as i16;
            list.retain(|obj| stats::damage(rules.read(), *obj) > given(obj));
        }
        if let [only] = list[..]
            && !up_to
            && e.picked() > 0
            && !rules.table.options.asks_all
        {
            // The whole rest goes to the only candidate.
            (e.picked()..total).for_each(|_| effect::pick(rules, e, only));
            list.clear();
        }
        if !list.is_empty() {
            let mut options = rules.list();
            options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
            rules.give_buffer(list);
            if up_to {
                options.push(Choice::Done);
            } else if e.picked() == 0 && optional.is_some() {
                options.push(Choice::Skip);
            }
            let seat = decider::chooser_of(rules.read(), e);
            rules.ask(seat, DecisionKind::Allocate, e.source, select::prompt(rules.read(), e), false, options);
            return Flow::Again;
        }
        rules.give_buffer(list);
    }
    if e.hold == Hold::Held {
        return Flow::Stand;
    }
    let points = effect::picks(rules.read(), e).to_vec();
    if matches!(what, Divided::Tokens(_))
        && !points.is_empty()
        && twice::offers_twice_to(rules, e, SeatSet::one(decider::payer(e)))
    {
        return Flow::Again;
    }
    apply_division(rules, e, what, by, &points);
    effect::sentence_end(rules, e);
    Flow::Next
}

/// How much is divided.
pub(crate) fn division_total(reading: Reading<'_>, e: &Effect, what: Divided, total: &Amount) -> i16 {
    let total = condition::number(reading, e, total);
    if what == Divided::Damage { raised::raised(e, total) } else { total }
}

fn give_divided(rules: &mut Rules<'_>, e: &mut Effect, token: Token, sums: &[(Obj, i16)]) {
    let mut made = rules.take_buffer();
    for (unit, count) in sums {
        let count = twice::times_two(e, decider::payer(e), *count);
        token::give_token(rules, *unit, token, count, &mut made);
    }
    e.amount_done = made.len() as i16;
    e.done_in_full = !made.is_empty();
    token::gave_upgrades(rules, decider::payer(e), e.amount_done);
    effect::fill(rules, e, MADE, &made);
    rules.give_buffer(made);
}

fn apply_division(rules: &mut Rules<'_>, e: &mut Effect, what: Divided, by: Option<Ref>, points: &[Obj]) {
    let mut sums: Vec<(Obj, i16)> = Vec::new();
    for point in points {
        match sums.iter_mut().find(|(obj, _)| obj == point) {
            Some((_, sum)) => *sum += 1,
            None => sums.push((*point, 1)),
        }
    }
    if let Divided::Tokens(token) = what {
        return give_divided(rules, e, token, &sums);
    }
    if what == Divided::Healing {
        e.amount_done = sums.iter().map(|(obj, amount)| damage::heal(rules, *obj, *amount)).sum();
        e.done_in_full = e.amount_done > 0;
        return;
    }
    let dealer = match by {
        Some(reference) => selector::first(rules.read(), e, reference).unwrap_or(Obj::NONE),
        None => e.source,
    };
    let by = if by.is_some() && dealer.is_some() { rules.table.controller(dealer) } else { e.controller };
    let ability_of = e.controller;
    let hit = |(obj, amount): &(Obj, i16)| Hit { ability_of, ..damage::ability_hit(*obj, *amount, dealer, by) };
    let hits: Vec<Hit> = sums.iter().map(hit).collect();
    e.amount_done = damage::deal(rules, &hits);
    e.done_in_full = !hits.is_empty();
}
