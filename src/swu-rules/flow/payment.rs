//! Paying resources (rule 5.1): if units or Credits can stand in for some of them, their player is asked which do.

use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::table::card::{Obj, Uid};
use crate::table::frame::{Frame, Payment};
use seats::Seat;
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Pays this many resources; true if they can be paid. While the player is asked how, the rest of the game waits
    /// below.
    pub fn pay(&mut self, seat: Seat, amount: i16) -> bool {
        self.pay_without(seat, amount, Obj::NONE)
    }

    /// The same, without exhausting that card.
    pub(super) fn pay_without(&mut self, seat: Seat, amount: i16, spare: Obj) -> bool {
        self.refresh();
        let gone = [spare];
        if self.purse(seat, &gone) < amount {
            return false;
        }
        if amount > 0 && (self.spendable(seat) > 0 || !self.payers(seat, &gone).is_empty()) {
            self.table.frames.push(Frame::Payment(Payment { seat, owed: amount, spare, units: true }));
        } else {
            self.exhaust_resources(seat, amount);
        }
        true
    }

    /// Units are exhausted one after another, then the chosen number of Credits is used, then resources pay the rest.
    pub(crate) fn payment(&mut self, mut payment: Payment, choice: Option<Choice>) {
        let seat = payment.seat;
        match choice {
            Some(Choice::Card(unit)) => {
                self.exhaust(self.table.obj(unit));
                payment.owed -= 1;
            }
            Some(Choice::Number(credits)) => return self.pay_rest(payment, credits),
            Some(_) => payment.units = false,
            None => {}
        }
        self.refresh();
        let ready = self.table.ready_resources(seat);
        let credits = self.spendable(seat);
        let payers = if payment.units { self.payers(seat, &[payment.spare]) } else { Vec::new() };
        if payment.owed > 0 && !payers.is_empty() {
            let mut options = self.list();
            options.extend(payers.iter().map(|unit| Choice::Card(unit.uid)));
            if payment.owed <= ready + credits {
                options.push(Choice::Done);
            }
            return self.ask_how(payment, Prompt::PayWithUnits, options);
        }
        let (least, most) = ((payment.owed - ready).max(0), credits.min(payment.owed));
        if least < most {
            let mut options = self.list();
            options.extend((least..=most).map(Choice::Number));
            payment.units = false;
            return self.ask_how(payment, Prompt::PayWithCredits, options);
        }
        self.pay_rest(payment, least);
    }

    fn ask_how(&mut self, payment: Payment, prompt: Prompt, options: Vec<Choice>) {
        self.table.frames.push(Frame::Payment(payment));
        let seat = self.decider(payment.seat);
        self.ask(seat, DecisionKind::Cost, Obj::NONE, prompt, false, options);
    }

    fn pay_rest(&mut self, payment: Payment, credits: i16) {
        let used = self.remove_credits(payment.seat, credits);
        if used > 0 {
            self.fact(What::CreditsUsed, payment.seat, Uid::NONE, Uid::NONE, used);
        }
        if let Some(Frame::Play(play)) = self.table.frames.last_mut() {
            play.credits = used as u8;
        }
        self.exhaust_resources(payment.seat, payment.owed - used);
    }
}
