//! Putting cards on a deck in a chosen order.

use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::effect::Flow;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::effect::Effect;
use seats::SeatSet;
use swu_language::ability::{Ref, Selector};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Several cards go on top in the order chosen: the first pick ends up topmost.
    pub(crate) fn put_on_top(&mut self, e: &mut Effect, choice: Option<Choice>) -> Flow {
        self.keep_pick(e, choice);
        let mut order: Vec<Obj> = self.picks(e).to_vec();
        let mut left = self.take_buffer();
        self.collect(e, &Selector::The(Ref::It), &mut left);
        left.iter_mut().for_each(|obj| *obj = self.returned_from_outside(e, *obj).unwrap_or(*obj));
        left.retain(|obj| !order.contains(obj) && self.table.live(*obj).is_some());
        if left.len() > 1 {
            let mut options = self.list();
            options.extend(left.iter().map(|obj| Choice::Top(obj.uid)));
            self.give_buffer(left);
            let seat = self.chooser_of(e);
            self.ask(seat, DecisionKind::Arrange, e.source, self.prompt(e), true, options);
            return Flow::Again;
        }
        order.extend(&left);
        self.give_buffer(left);
        for obj in order.iter().rev() {
            if self.is_unit(*obj) {
                self.leave(&[*obj], crate::table::batch::Leaving::ToTop);
            } else if let Some(card) = self.table.live(*obj).copied() {
                self.relocate(obj.uid, Zone::Deck, card.owner);
                self.fact_for(What::Topped, card.owner, obj.uid, Uid::NONE, 0, SeatSet::one(e.controller));
            }
        }
        e.amount_done = order.len() as i16;
        e.done_in_full = !order.is_empty();
        self.sentence_end(e);
        Flow::Next
    }
}
