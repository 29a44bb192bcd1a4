//! Searching a deck (rule 23.4).

use crate::book::op::SearchOp;
use crate::change::move_card;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::effect::Flow;
use crate::flow::{effect, select};
use crate::query::{condition, decider, predicate, selector};
use crate::reading::Reading;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::effect::{CARDS, Effect, Work, slot};
use seats::{Seat, SeatSet};
use swu_language::ability::{Grant, Ref};
use swu_view::DecisionKind;

/// Searches the deck (rule 23.4): found cards become It, the others are put away automatically.
pub(crate) fn search(rules: &mut Rules<'_>, e: &mut Effect, search: &SearchOp, choice: Option<Choice>) -> Flow {
    let Some(seat) = selector::player(rules.read(), e, search.who) else {
        e.done_in_full = false;
        return Flow::Next;
    };
    if e.work == Work::Fresh {
        let depth = match &search.top {
            Some(depth) => searched(rules.read(), seat, condition::number(rules.read(), e, depth)).max(0) as usize,
            None => usize::MAX,
        };
        let cards: Vec<Obj> =
            rules.table.sides[seat].deck.iter().rev().take(depth).map(|uid| rules.table.obj(*uid)).collect();
        rules.fact(What::Searched, seat, Uid::NONE, Uid::NONE, cards.len() as i16);
        for obj in &cards {
            rules.fact_for(What::Looked, seat, obj.uid, Uid::NONE, 0, SeatSet::one(seat));
        }
        effect::fill(rules, e, CARDS, &cards);
        e.secret = true;
        effect::begin_picking(rules.read(), e);
    }
    if let Some(Choice::Card(uid)) = choice {
        effect::pick(rules, e, rules.table.obj(uid));
    }
    let found: Vec<Obj> = effect::picks(rules.read(), e).to_vec();
    let most = search.up_to.as_ref().map_or(i16::MAX, |most| condition::number(rules.read(), e, most));
    let cost_left = search.total_cost.as_ref().map(|most| {
        condition::number(rules.read(), e, most) - found.iter().map(|obj| rules.read().def(*obj).cost).sum::<i16>()
    });
    if choice != Some(Choice::Done) && e.picked() < most {
        let mut options = rules.list();
        for obj in selector::slot_list(rules.read(), e, CARDS) {
            if !found.contains(obj)
                && predicate::all(rules.read(), e, *obj, &search.find)
                && cost_left.is_none_or(|left| rules.read().def(*obj).cost <= left)
            {
                options.push(Choice::Card(obj.uid));
            }
        }
        // Whether anything fits is hidden: see `hidden`.
        if !options.is_empty() || e.picked() == 0 && !selector::slot_list(rules.read(), e, CARDS).is_empty() {
            options.push(Choice::Done);
            let by = decider::decider(rules.read(), seat);
            rules.ask(by, DecisionKind::Pick, e.source, select::prompt(rules.read(), e), true, options);
            return Flow::Again;
        }
        rules.table.scratch.spare = options;
    }
    end_search(rules, e, seat, search, &found);
    Flow::Next
}

/// How many cards a player searches if a text gives this number (rule 39.3).
fn searched(reading: Reading<'_>, seat: Seat, count: i16) -> i16 {
    let twice = |gift| reading.book.gift(gift).give == Grant::SearchesTwice;
    let texts = reading.table.cache.player_rules.iter().filter(|(whose, _, gift)| *whose == seat && twice(*gift));
    texts.fold(count, |count, _| count.saturating_mul(2))
}

fn end_search(rules: &mut Rules<'_>, e: &mut Effect, seat: Seat, search: &SearchOp, found: &[Obj]) {
    let mut others: Vec<Obj> =
        selector::slot_list(rules.read(), e, CARDS).iter().copied().filter(|obj| !found.contains(obj)).collect();
    let witnesses = if search.reveal { SeatSet::everyone(rules.table.seats()) } else { SeatSet::one(seat) };
    let mut aside: Vec<Obj> = Vec::new();
    for obj in found {
        if search.reveal {
            rules.fact_for(What::Revealed, seat, obj.uid, Uid::NONE, 0, witnesses);
        }
        move_card::relocate(rules, obj.uid, Zone::Aside, seat);
        aside.push(rules.table.obj(obj.uid));
    }
    if search.top.is_none() {
        move_card::shuffle(rules, seat);
        rules.fact(What::Shuffled, seat, Uid::NONE, Uid::NONE, 0);
    } else {
        rules.table.chance.shuffle(&mut others);
        for obj in &others {
            move_card::to_bottom(rules, obj.uid);
        }
    }
    if let Some(it) = slot(Ref::It) {
        effect::fill(rules, e, it, &aside);
    }
    e.amount_done = aside.len() as i16;
    e.done_in_full = !aside.is_empty();
}
