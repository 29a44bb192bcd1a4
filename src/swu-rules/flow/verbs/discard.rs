//! Discarding chosen cards from a hand (rule 23.2).

use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::table::card::{Obj, Uid};
use crate::table::effect::{CARDS, Effect, Hold};
use seats::Seat;
use swu_language::ability::{Is, Qty, Who};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// A player discards cards of their own choice (rule 23.2).
    pub(crate) fn discard_chosen(&mut self, e: &mut Effect, who: Who, count: &Qty, choice: Option<Choice>) -> Flow {
        let Some(seat) = self.one_of(e, who) else {
            e.done_in_full = false;
            return Flow::Next;
        };
        let hand = self.table.sides[seat].hand.clone();
        self.pick_and_discard(e, seat, seat, count, &hand, choice)
    }

    /// The controller chooses what a player discards.
    pub(crate) fn discard_from(
        &mut self,
        e: &mut Effect,
        who: Who,
        count: &Qty,
        list: &[Is],
        choice: Option<Choice>,
    ) -> Flow {
        let Some(seat) = self.one_of(e, who) else {
            e.done_in_full = false;
            return Flow::Next;
        };
        let mut hand: Vec<Uid> =
            self.table.sides[seat].hand.iter().copied().filter(|uid| self.all(e, self.table.obj(*uid), list)).collect();
        hand.sort_by_key(|uid| self.table.card(*uid).handle);
        self.pick_and_discard(e, e.controller, seat, count, &hand, choice)
    }

    fn pick_and_discard(
        &mut self,
        e: &mut Effect,
        by: Seat,
        seat: Seat,
        count: &Qty,
        from: &[Uid],
        choice: Option<Choice>,
    ) -> Flow {
        let wanted = self.qty(e, count).max(0);
        self.keep_pick(e, choice);
        let chosen: Vec<Uid> = self.picks(e).iter().map(|obj| obj.uid).collect();
        let mut options = self.list();
        options.extend(from.iter().filter(|uid| !chosen.contains(uid)).map(|uid| Choice::Card(*uid)));
        if e.picked() < wanted && !options.is_empty() && e.hold != Hold::Released {
            let by = self.decider(by);
            self.ask(by, DecisionKind::Target, e.source, self.prompt(e), true, options);
            return Flow::Again;
        }
        self.table.scratch.spare = options;
        if e.hold == Hold::Held {
            return Flow::Stand;
        }
        self.discard_from_hand(seat, &chosen);
        let gone: Vec<Obj> = chosen.iter().map(|uid| self.table.obj(*uid)).collect();
        self.fill(e, CARDS, &gone);
        self.fill(e, 0, &gone);
        e.amount_done = gone.len() as i16;
        e.done_in_full = wanted > 0 && e.amount_done == wanted;
        self.sentence_end(e);
        Flow::Next
    }
}
