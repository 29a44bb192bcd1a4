//! Verbs with an amount chosen by a player.

use crate::change::damage;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::effect::Flow;
use crate::flow::verbs::raised;
use crate::flow::{effect, payment, select, verbs};
use crate::query::{condition, decider, payables, selector, stats};
use crate::table::card::Uid;
use crate::table::effect::{Effect, Hold, Work};
use swu_language::ability::{Amount, Ref};
use swu_view::DecisionKind;

/// Heals up to this much from one card (rule 11.4).
pub(crate) fn heal_up_to(rules: &mut Rules<'_>, e: &mut Effect, amount: &Amount, choice: Option<Choice>) -> Flow {
    let Some(target) = selector::first(rules.read(), e, Ref::It) else {
        e.done_in_full = false;
        e.amount_done = 0;
        return Flow::Next;
    };
    let most = condition::number(rules.read(), e, amount).min(stats::damage(rules.read(), target));
    if choice.is_none() && most > 0 && e.hold != Hold::Released {
        let mut options = rules.list();
        options.extend((0..=most).rev().map(Choice::Number));
        let seat = decider::chooser_of(rules.read(), e);
        rules.ask(seat, DecisionKind::Number, e.source, select::prompt(rules.read(), e), false, options);
        return Flow::Again;
    }
    let wanted = chosen_number(e, choice);
    if e.hold == Hold::Held {
        return Flow::Stand;
    }
    e.amount_done = damage::heal(rules, target, wanted);
    e.done_in_full = e.amount_done > 0;
    effect::sentence_end(rules, e);
    Flow::Next
}

/// Deals up to this much damage to one card.
pub(crate) fn damage_up_to(rules: &mut Rules<'_>, e: &mut Effect, amount: &Amount, choice: Option<Choice>) -> Flow {
    let most = condition::number(rules.read(), e, amount);
    let Some(target) =
        selector::first(rules.read(), e, Ref::It).filter(|target| rules.table.damageable(*target) && most > 0)
    else {
        e.done_in_full = false;
        e.amount_done = 0;
        return Flow::Next;
    };
    if choice.is_none() && e.hold != Hold::Released {
        let mut options = rules.list();
        options.extend((0..=most).rev().map(Choice::Number));
        let seat = decider::chooser_of(rules.read(), e);
        rules.ask(seat, DecisionKind::Number, e.source, select::prompt(rules.read(), e), false, options);
        return Flow::Again;
    }
    let wanted = chosen_number(e, choice);
    if e.hold == Hold::Held {
        return Flow::Stand;
    }
    let dealt = raised::raised(e, wanted);
    e.amount_done = damage::deal(rules, &[damage::ability_hit(target, dealt, e.source, e.controller)]);
    e.done_in_full = wanted > 0;
    verbs::keep_damaged(rules, e);
    effect::sentence_end(rules, e);
    Flow::Next
}

/// Pays any number of resources, or up to this many.
pub(crate) fn pay_any(rules: &mut Rules<'_>, e: &mut Effect, most: Option<&Amount>, choice: Option<Choice>) -> Flow {
    let payer = decider::payer(e);
    let most = most.map_or(i16::MAX, |most| condition::number(rules.read(), e, most));
    let ready = payables::purse(rules.read(), payer, &[]).min(most);
    if choice.is_none() && ready > 0 && e.hold != Hold::Released {
        let mut options = rules.list();
        options.extend((0..=ready).rev().map(Choice::Number));
        let seat = decider::chooser_of(rules.read(), e);
        rules.ask(seat, DecisionKind::Number, e.source, select::prompt(rules.read(), e), false, options);
        return Flow::Again;
    }
    let amount = chosen_number(e, choice);
    if e.hold == Hold::Held {
        return Flow::Stand;
    }
    e.done_in_full = amount > 0 && payment::pay(rules, payer, amount);
    e.amount_done = if e.done_in_full { amount } else { 0 };
    if e.amount_done > 0 {
        rules.fact(What::Paid, payer, Uid::NONE, Uid::NONE, e.amount_done);
    }
    Flow::Next
}

/// Chooses a number; costs go no higher than this.
pub(crate) fn choose_number(rules: &mut Rules<'_>, e: &mut Effect, choice: Option<Choice>) -> Flow {
    if let Some(Choice::Number(number)) = choice {
        e.number = number;
        e.done_in_full = true;
        rules.fact(What::Number, e.controller, Uid::NONE, Uid::NONE, number);
        return Flow::Next;
    }
    let mut options = rules.list();
    options.extend((0..=20).map(Choice::Number));
    let seat = decider::chooser_of(rules.read(), e);
    rules.ask(seat, DecisionKind::Number, e.source, select::prompt(rules.read(), e), false, options);
    Flow::Again
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
