//! Putting cards on a deck in a chosen order.

use crate::change::{leave, move_card};
use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::effect::Flow;
use crate::flow::{effect, select};
use crate::query::{decider, idle, selector};
use crate::table::card::{Obj, Uid, Zone};
use crate::table::effect::Effect;
use seats::SeatSet;
use swu_language::ability::{Ref, Selector};
use swu_view::DecisionKind;

/// Several cards go on top in the order chosen: the first pick ends up topmost.
pub(crate) fn put_on_top(rules: &mut Rules<'_>, e: &mut Effect, choice: Option<Choice>) -> Flow {
    effect::keep_pick(rules, e, choice);
    let mut order: Vec<Obj> = effect::picks(rules.read(), e).to_vec();
    let mut left = rules.take_buffer();
    selector::collect(rules.read(), e, &Selector::The(Ref::It), &mut left);
    left.iter_mut().for_each(|obj| *obj = idle::returned_from_outside(rules.read(), e, *obj).unwrap_or(*obj));
    left.retain(|obj| !order.contains(obj) && rules.table.live(*obj).is_some());
    if left.len() > 1 {
        let mut options = rules.list();
        options.extend(left.iter().map(|obj| Choice::Top(obj.uid)));
        rules.give_buffer(left);
        let seat = decider::chooser_of(rules.read(), e);
        rules.ask(seat, DecisionKind::Arrange, e.source, select::prompt(rules.read(), e), true, options);
        return Flow::Again;
    }
    order.extend(&left);
    rules.give_buffer(left);
    for obj in order.iter().rev() {
        if rules.table.is_unit(*obj) {
            leave::leave(rules, &[*obj], crate::table::batch::Leaving::ToTop);
        } else if let Some(card) = rules.table.live(*obj).copied() {
            move_card::relocate(rules, obj.uid, Zone::Deck, card.owner);
            rules.fact_for(What::Topped, card.owner, obj.uid, Uid::NONE, 0, SeatSet::one(e.controller));
        }
    }
    e.amount_done = order.len() as i16;
    e.done_in_full = !order.is_empty();
    effect::sentence_end(rules, e);
    Flow::Next
}
