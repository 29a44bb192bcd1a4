//! Disclosing: revealing cards of one's hand that have the icons asked for (rule 25.8).

use crate::change::moment::Moment;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::effect::Flow;
use crate::table::card::{Obj, Uid};
use crate::table::effect::{CARDS, Effect};
use seats::Seat;
use swu_view::DecisionKind;

/// How often each icon is asked for.
type Icons = [u8; 6];

impl Rules<'_> {
    /// Reveals cards one after another until all icons are there, or one of them. Everybody with a hand is asked:
    /// nobody else knows that a hand cannot do it, and anybody may claim so (rule 1.4).
    pub(crate) fn disclose(
        &mut self,
        e: &mut Effect,
        icons: Icons,
        one: bool,
        optional: Option<u16>,
        choice: Option<Choice>,
    ) -> Flow {
        let seat = self.payer(e);
        if e.picked() == 0 && matches!(choice, Some(Choice::Card(_))) {
            self.said_yes(e);
        }
        self.keep_pick(e, choice);
        let missing = self.missing(e, icons);
        if e.picked() > 0 && (one || missing == [0; 6]) {
            return self.disclosed(e, seat);
        }
        let none = self.table.sides[seat].hand.is_empty() || self.declines(e);
        if none || choice.is_some_and(|choice| !matches!(choice, Choice::Card(_))) {
            e.done_in_full = false;
            e.limited = None;
            return optional.map_or(Flow::Next, Flow::Jump);
        }
        let mut options = self.list();
        if one || self.hand_has(e, seat, missing) {
            let helps = |uid: &&Uid| {
                let obj = self.table.obj(**uid);
                let icons = self.def(obj).icons;
                !self.picks(e).contains(&obj) && icons.iter().zip(missing).any(|(has, needed)| *has > 0 && needed > 0)
            };
            options.extend(self.table.sides[seat].hand.iter().filter(helps).map(|uid| Choice::Card(*uid)));
        }
        if e.picked() == 0 {
            options.push(Choice::Skip);
        }
        self.ask(self.decider(seat), DecisionKind::Target, e.source, self.prompt(e), true, options);
        Flow::Again
    }

    /// The icons missing from the cards picked so far.
    pub(crate) fn missing(&self, e: &Effect, icons: Icons) -> Icons {
        let mut missing = icons;
        for card in self.picks(e) {
            for (missing, has) in missing.iter_mut().zip(self.def(*card).icons) {
                *missing = missing.saturating_sub(has);
            }
        }
        missing
    }

    /// Have the unpicked cards of the hand all these icons?
    fn hand_has(&self, e: &Effect, seat: Seat, missing: Icons) -> bool {
        let mut there = [0u8; 6];
        for uid in &self.table.sides[seat].hand {
            let obj = self.table.obj(*uid);
            if !self.picks(e).contains(&obj) {
                for (sum, has) in there.iter_mut().zip(self.def(obj).icons) {
                    *sum = sum.saturating_add(has);
                }
            }
        }
        there.iter().zip(missing).all(|(there, needed)| *there >= needed)
    }

    fn disclosed(&mut self, e: &mut Effect, seat: Seat) -> Flow {
        let cards: Vec<Obj> = self.picks(e).to_vec();
        for card in &cards {
            self.fact(What::Revealed, seat, card.uid, Uid::NONE, 0);
        }
        self.fill(e, 0, &cards);
        self.fill(e, CARDS, &cards);
        e.secret = false;
        e.amount_done = cards.len() as i16;
        e.done_in_full = true;
        self.moment(Moment::Shown(seat));
        Flow::Next
    }
}
