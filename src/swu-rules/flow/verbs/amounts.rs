//! Verbs with an amount chosen by a player.

use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::effect::Flow;
use crate::table::card::Uid;
use crate::table::effect::{Effect, Hold, Work};
use swu_language::ability::{Qty, Ref};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Heals up to this much from one card (rule 11.4).
    pub(crate) fn heal_up_to(&mut self, e: &mut Effect, amount: &Qty, choice: Option<Choice>) -> Flow {
        let Some(target) = self.first(e, Ref::It) else {
            e.done_in_full = false;
            e.amount_done = 0;
            return Flow::Next;
        };
        let most = self.qty(e, amount).min(self.damage(target));
        if choice.is_none() && most > 0 && e.hold != Hold::Released {
            let mut options = self.list();
            options.extend((0..=most).rev().map(Choice::Number));
            let seat = self.chooser_of(e);
            self.ask(seat, DecisionKind::Number, e.source, self.prompt(e), false, options);
            return Flow::Again;
        }
        let wanted = chosen_number(e, choice);
        if e.hold == Hold::Held {
            return Flow::Stand;
        }
        e.amount_done = self.heal(target, wanted);
        e.done_in_full = e.amount_done > 0;
        self.sentence_end(e);
        Flow::Next
    }

    /// Deals up to this much damage to one card.
    pub(crate) fn damage_up_to(&mut self, e: &mut Effect, amount: &Qty, choice: Option<Choice>) -> Flow {
        let most = self.qty(e, amount);
        let Some(target) = self.first(e, Ref::It).filter(|target| self.damageable(*target) && most > 0) else {
            e.done_in_full = false;
            e.amount_done = 0;
            return Flow::Next;
        };
        if choice.is_none() && e.hold != Hold::Released {
            let mut options = self.list();
            options.extend((0..=most).rev().map(Choice::Number));
            let seat = self.chooser_of(e);
            self.ask(seat, DecisionKind::Number, e.source, self.prompt(e), false, options);
            return Flow::Again;
        }
        let wanted = chosen_number(e, choice);
        if e.hold == Hold::Held {
            return Flow::Stand;
        }
        let dealt = self.raised(e, wanted);
        e.amount_done = self.deal(&[self.ability_hit(target, dealt, e.source, e.controller)]);
        e.done_in_full = wanted > 0;
        self.keep_damaged(e);
        self.sentence_end(e);
        Flow::Next
    }

    /// Pays any number of resources, or up to this many.
    pub(crate) fn pay_any(&mut self, e: &mut Effect, most: Option<&Qty>, choice: Option<Choice>) -> Flow {
        let payer = self.payer(e);
        let most = most.map_or(i16::MAX, |most| self.qty(e, most));
        let ready = self.purse(payer, &[]).min(most);
        if choice.is_none() && ready > 0 && e.hold != Hold::Released {
            let mut options = self.list();
            options.extend((0..=ready).rev().map(Choice::Number));
            let seat = self.chooser_of(e);
            self.ask(seat, DecisionKind::Number, e.source, self.prompt(e), false, options);
            return Flow::Again;
        }
        let amount = chosen_number(e, choice);
        if e.hold == Hold::Held {
            return Flow::Stand;
        }
        e.done_in_full = amount > 0 && self.pay(payer, amount);
        e.amount_done = if e.done_in_full { amount } else { 0 };
        self.fact(What::Paid, payer, Uid::NONE, Uid::NONE, e.amount_done);
        Flow::Next
    }

    /// Chooses a number; costs go no higher than this.
    pub(crate) fn choose_number(&mut self, e: &mut Effect, choice: Option<Choice>) -> Flow {
        if let Some(Choice::Number(number)) = choice {
            e.number = number;
            e.done_in_full = true;
            self.fact(What::Number, e.controller, Uid::NONE, Uid::NONE, number);
            return Flow::Next;
        }
        let mut options = self.list();
        options.extend((0..=20).map(Choice::Number));
        let seat = self.chooser_of(e);
        self.ask(seat, DecisionKind::Number, e.source, self.prompt(e), false, options);
        Flow::Again
    }
}

/// The number chosen now, or before others decided.
pub(super) fn chosen_number(e: &mut Effect, choice: Option<Choice>) -> i16 {
    if let Some(Choice::Number(number)) = choice {
        e.work = Work::Chosen(number);
    }
    match e.work {
        Work::Chosen(number) => number,
        _ => 0,
    }
}
