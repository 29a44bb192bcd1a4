//! Discarding chosen cards from a hand (rule 23.2).

use crate::change::cards;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::flow::{effect, select, verbs};
use crate::query::{condition, decider, predicate};
use crate::table::card::{Obj, Uid};
use crate::table::effect::{CARDS, Effect, Hold};
use seats::Seat;
use swu_language::ability::{Amount, Filter, PlayerRef};
use swu_view::DecisionKind;

/// A player discards cards of their own choice (rule 23.2).
pub(crate) fn discard_chosen(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    who: PlayerRef,
    count: &Amount,
    choice: Option<Choice>,
) -> Flow {
    let Some(seat) = verbs::one_of(rules.read(), e, who) else {
        e.done_in_full = false;
        return Flow::Next;
    };
    let hand = rules.table.sides[seat].hand.clone();
    pick_and_discard(rules, e, seat, seat, count, &hand, choice)
}

/// The controller chooses what a player discards.
pub(crate) fn discard_from(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    who: PlayerRef,
    count: &Amount,
    list: &[Filter],
    choice: Option<Choice>,
) -> Flow {
    let Some(seat) = verbs::one_of(rules.read(), e, who) else {
        e.done_in_full = false;
        return Flow::Next;
    };
    let mut hand: Vec<Uid> = rules.table.sides[seat]
        .hand
        .iter()
        .copied()
        .filter(|uid| predicate::all(rules.read(), e, rules.table.obj(*uid), list))
        .collect();
    hand.sort_by_key(|uid| rules.table.card(*uid).handle);
    pick_and_discard(rules, e, e.controller, seat, count, &hand, choice)
}

fn pick_and_discard(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    by: Seat,
    seat: Seat,
    count: &Amount,
    from: &[Uid],
    choice: Option<Choice>,
) -> Flow {
    let wanted = condition::number(rules.read(), e, count).max(0);
    effect::keep_pick(rules, e, choice);
    let chosen: Vec<Uid> = effect::picks(rules.read(), e).iter().map(|obj| obj.uid).collect();
    let mut options = rules.list();
    options.extend(from.iter().filter(|uid| !chosen.contains(uid)).map(|uid| Choice::Card(*uid)));
    if e.picked() < wanted && !options.is_empty() && e.hold != Hold::Released {
        let by = decider::decider(rules.read(), by);
        rules.ask(by, DecisionKind::Target, e.source, select::prompt(rules.read(), e), true, options);
        return Flow::Again;
    }
    rules.table.scratch.spare = options;
    if e.hold == Hold::Held {
        return Flow::Stand;
    }
    cards::discard_from_hand(rules, seat, &chosen);
    let gone: Vec<Obj> = chosen.iter().map(|uid| rules.table.obj(*uid)).collect();
    effect::fill(rules, e, CARDS, &gone);
    effect::fill(rules, e, 0, &gone);
    e.amount_done = gone.len() as i16;
    e.done_in_full = wanted > 0 && e.amount_done == wanted;
    effect::sentence_end(rules, e);
    Flow::Next
}
