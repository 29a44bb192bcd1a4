//! Paying resources (rule 5.1): if units or Credits can stand in for some of them, their player is asked which do.

use crate::change::{credit, status};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::query::{decider, payables};
use crate::table::card::{Obj, Uid};
use crate::table::frame::{Frame, Payment};
use crate::values;
use seats::Seat;
use swu_view::DecisionKind;

/// Pays this many resources; true if they can be paid. While the player is asked how, the rest of the game waits
/// below.
pub(crate) fn pay(rules: &mut Rules<'_>, seat: Seat, amount: i16) -> bool {
    pay_without(rules, seat, amount, Obj::NONE)
}

/// The same, without exhausting that card.
pub(super) fn pay_without(rules: &mut Rules<'_>, seat: Seat, amount: i16, spare: Obj) -> bool {
    values::refresh(rules);
    let gone = [spare];
    if payables::purse(rules.read(), seat, &gone) < amount {
        return false;
    }
    if amount > 0
        && (payables::spendable(rules.read(), seat) > 0 || !payables::payers(rules.read(), seat, &gone).is_empty())
    {
        rules.table.frames.push(Frame::Payment(Payment { seat, owed: amount, spare, units: true }));
    } else {
        status::exhaust_resources(rules, seat, amount);
    }
    true
}

/// Units are exhausted one after another, then the chosen number of Credits is used, then resources pay the rest.
pub(crate) fn go_on(rules: &mut Rules<'_>, mut payment: Payment, choice: Option<Choice>) {
    let seat = payment.seat;
    match choice {
        Some(Choice::Card(unit)) => {
            status::exhaust(rules, rules.table.obj(unit));
            payment.owed -= 1;
        }
        Some(Choice::Number(credits)) => return pay_rest(rules, payment, credits),
        Some(_) => payment.units = false,
        None => {}
    }
    values::refresh(rules);
    let ready = rules.table.ready_resources(seat);
    let credits = payables::spendable(rules.read(), seat);
    let payers = if payment.units { payables::payers(rules.read(), seat, &[payment.spare]) } else { Vec::new() };
    if payment.owed > 0 && !payers.is_empty() {
        let mut options = rules.list();
        options.extend(payers.iter().map(|unit| Choice::Card(unit.uid)));
        if payment.owed <= ready + credits {
            options.push(Choice::Done);
        }
        return ask_how(rules, payment, Prompt::PayWithUnits, options);
    }
    let (least, most) = ((payment.owed - ready).max(0), credits.min(payment.owed));
    if least < most {
        let mut options = rules.list();
        options.extend((least..=most).map(Choice::Number));
        payment.units = false;
        return ask_how(rules, payment, Prompt::PayWithCredits, options);
    }
    pay_rest(rules, payment, least);
}

fn ask_how(rules: &mut Rules<'_>, payment: Payment, prompt: Prompt, options: Vec<Choice>) {
    rules.table.frames.push(Frame::Payment(payment));
    let seat = decider::decider(rules.read(), payment.seat);
    rules.ask(seat, DecisionKind::Cost, Obj::NONE, prompt, false, options);
}

fn pay_rest(rules: &mut Rules<'_>, payment: Payment, credits: i16) {
    let used = credit::remove_credits(rules, payment.seat, credits);
    if used > 0 {
        rules.fact(What::CreditsUsed, payment.seat, Uid::NONE, Uid::NONE, used);
    }
    if let Some(Frame::Play(play)) = rules.table.frames.last_mut() {
        play.credits = used as u8;
    }
    status::exhaust_resources(rules, payment.seat, payment.owed - used);
}
