//! Searching a deck (rule 23.4).

use crate::book::op::SearchOp;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::effect::Flow;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::effect::{CARDS, Effect, Work, slot};
use seats::{Seat, SeatSet};
use swu_language::ability::{Give, Ref};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Searches the deck (rule 23.4): found cards become It, the others are put away automatically.
    pub(crate) fn search(&mut self, e: &mut Effect, search: &SearchOp, choice: Option<Choice>) -> Flow {
        let Some(seat) = self.player(e, search.who) else {
            e.done_in_full = false;
            return Flow::Next;
        };
        if e.work == Work::Fresh {
            let depth = match &search.top {
                Some(depth) => self.searched(seat, self.qty(e, depth)).max(0) as usize,
                None => usize::MAX,
            };
            let cards: Vec<Obj> =
                self.table.sides[seat].deck.iter().rev().take(depth).map(|uid| self.table.obj(*uid)).collect();
            self.fact(What::Searched, seat, Uid::NONE, Uid::NONE, cards.len() as i16);
            for obj in &cards {
                self.fact_for(What::Looked, seat, obj.uid, Uid::NONE, 0, SeatSet::one(seat));
            }
            self.fill(e, CARDS, &cards);
            e.secret = true;
            self.begin_picking(e);
        }
        if let Some(Choice::Card(uid)) = choice {
            self.pick(e, self.table.obj(uid));
        }
        let found: Vec<Obj> = self.picks(e).to_vec();
        let most = search.up_to.as_ref().map_or(i16::MAX, |most| self.qty(e, most));
        let cost_left = search
            .total_cost
            .as_ref()
            .map(|most| self.qty(e, most) - found.iter().map(|obj| self.def(*obj).cost).sum::<i16>());
        if choice != Some(Choice::Done) && e.picked() < most {
            let mut options = self.list();
            for obj in self.slot_list(e, CARDS) {
                if !found.contains(obj)
                    && self.all(e, *obj, &search.find)
                    && cost_left.is_none_or(|left| self.def(*obj).cost <= left)
                {
                    options.push(Choice::Card(obj.uid));
                }
            }
            // Whether anything fits is hidden: see `hidden`.
            if !options.is_empty() || e.picked() == 0 && !self.slot_list(e, CARDS).is_empty() {
                options.push(Choice::Done);
                let by = self.decider(seat);
                self.ask(by, DecisionKind::Pick, e.source, self.prompt(e), true, options);
                return Flow::Again;
            }
            self.table.scratch.spare = options;
        }
        self.end_search(e, seat, search, &found);
        Flow::Next
    }

    /// How many cards a player searches if a text gives this number (rule 39.3).
    fn searched(&self, seat: Seat, count: i16) -> i16 {
        let twice = |gift| self.book.gift(gift).give == Give::SearchesTwice;
        let texts = self.table.cache.player_rules.iter().filter(|(whose, _, gift)| *whose == seat && twice(*gift));
        texts.fold(count, |count, _| count.saturating_mul(2))
    }

    fn end_search(&mut self, e: &mut Effect, seat: Seat, search: &SearchOp, found: &[Obj]) {
        let mut others: Vec<Obj> =
            self.slot_list(e, CARDS).iter().copied().filter(|obj| !found.contains(obj)).collect();
        let witnesses = if search.reveal { SeatSet::everyone(self.table.seats()) } else { SeatSet::one(seat) };
        let mut aside: Vec<Obj> = Vec::new();
        for obj in found {
            if search.reveal {
                self.fact_for(What::Revealed, seat, obj.uid, Uid::NONE, 0, witnesses);
            }
            self.relocate(obj.uid, Zone::Aside, seat);
            aside.push(self.table.obj(obj.uid));
        }
        if search.top.is_none() {
            self.shuffle(seat);
            self.fact(What::Shuffled, seat, Uid::NONE, Uid::NONE, 0);
        } else {
            self.table.chance.shuffle(&mut others);
            for obj in &others {
                self.to_bottom(obj.uid);
            }
        }
        if let Some(it) = slot(Ref::It) {
            self.fill(e, it, &aside);
        }
        e.amount_done = aside.len() as i16;
        e.done_in_full = !aside.is_empty();
    }
}
