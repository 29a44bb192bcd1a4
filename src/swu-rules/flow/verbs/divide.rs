//! Damage, healing or tokens divided among several (rules 11.11, 33.7).

use crate::book::op::Divided;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::table::batch::Hit;
use crate::table::card::Obj;
use crate::table::effect::{Effect, Hold, MADE};
use seats::SeatSet;
use swu_language::ability::{Qty, Ref, Selector, Token};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Divides damage, healing or tokens, one point per pick (rule 11.11).
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn divide(
        &mut self,
        e: &mut Effect,
        (what, up_to): (Divided, bool),
        by: Option<Ref>,
        total: &Qty,
        among: &Selector,
        optional: Option<u16>,
        choice: Option<Choice>,
    ) -> Flow {
        match choice {
            Some(Choice::Card(_)) if e.picked() == 0 && optional.is_some() => self.said_yes(e),
            Some(Choice::Skip) => {
                e.done_in_full = false;
                e.amount_done = 0;
                e.limited = None;
                return optional.map_or(Flow::Next, Flow::Jump);
            }
            _ => {}
        }
        if choice.is_none()
            && self.declines(e)
            && let Some(to) = optional
        {
            e.done_in_full = false;
            e.amount_done = 0;
            return Flow::Jump(to);
        }
        self.keep_pick(e, choice);
        let points = self.picks(e).to_vec();
        let total = self.division_total(e, what, total);
        if choice != Some(Choice::Done) && e.picked() < total && e.twice == 0 && e.hold != Hold::Released {
            let mut list = self.take_buffer();
            self.collect(e, among, &mut list);
            if what == Divided::Healing {
                let given = |obj: &Obj| points.iter().filter(|point| *point == obj).count() as i16;
                list.retain(|obj| self.damage(*obj) > given(obj));
            }
            if let [only] = list[..]
                && !up_to
                && e.picked() > 0
                && !self.table.options.asks_all
            {
                // The whole rest goes to the only candidate.
                (e.picked()..total).for_each(|_| self.pick(e, only));
                list.clear();
            }
            if !list.is_empty() {
                let mut options = self.list();
                options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
                self.give_buffer(list);
                if up_to {
                    options.push(Choice::Done);
                } else if e.picked() == 0 && optional.is_some() {
                    options.push(Choice::Skip);
                }
                let seat = self.chooser_of(e);
                self.ask(seat, DecisionKind::Allocate, e.source, self.prompt(e), false, options);
                return Flow::Again;
            }
            self.give_buffer(list);
        }
        if e.hold == Hold::Held {
            return Flow::Stand;
        }
        let points = self.picks(e).to_vec();
        if matches!(what, Divided::Tokens(_))
            && !points.is_empty()
            && self.offers_twice_to(e, SeatSet::one(self.payer(e)))
        {
            return Flow::Again;
        }
        self.apply_division(e, what, by, &points);
        self.sentence_end(e);
        Flow::Next
    }

    /// How much is divided.
    pub(crate) fn division_total(&self, e: &Effect, what: Divided, total: &Qty) -> i16 {
        let total = self.qty(e, total);
        if what == Divided::Damage { self.raised(e, total) } else { total }
    }

    fn give_divided(&mut self, e: &mut Effect, token: Token, sums: &[(Obj, i16)]) {
        let mut made = self.take_buffer();
        for (unit, count) in sums {
            let count = self.times_two(e, self.payer(e), *count);
            self.give_token(*unit, token, count, &mut made);
        }
        e.amount_done = made.len() as i16;
        e.done_in_full = !made.is_empty();
        self.gave_upgrades(self.payer(e), e.amount_done);
        self.fill(e, MADE, &made);
        self.give_buffer(made);
    }

    fn apply_division(&mut self, e: &mut Effect, what: Divided, by: Option<Ref>, points: &[Obj]) {
        let mut sums: Vec<(Obj, i16)> = Vec::new();
        for point in points {
            match sums.iter_mut().find(|(obj, _)| obj == point) {
                Some((_, sum)) => *sum += 1,
                None => sums.push((*point, 1)),
            }
        }
        if let Divided::Tokens(token) = what {
            return self.give_divided(e, token, &sums);
        }
        if what == Divided::Healing {
            e.amount_done = sums.iter().map(|(obj, amount)| self.heal(*obj, *amount)).sum();
            e.done_in_full = e.amount_done > 0;
            return;
        }
        let dealer = match by {
            Some(reference) => self.first(e, reference).unwrap_or(Obj::NONE),
            None => e.source,
        };
        let by = if by.is_some() && dealer.is_some() { self.controller(dealer) } else { e.controller };
        let ability_of = e.controller;
        let hit = |(obj, amount): &(Obj, i16)| Hit { ability_of, ..self.ability_hit(*obj, *amount, dealer, by) };
        let hits: Vec<Hit> = sums.iter().map(hit).collect();
        e.amount_done = self.deal(&hits);
        e.done_in_full = !hits.is_empty();
    }
}
