//! Collecting Bounties (rule 18.9).

use crate::unlimited::cards::ability::{Ref, Who};
use crate::unlimited::rules::book::BOUNTY;
use crate::unlimited::rules::book::op::Op;
use crate::unlimited::rules::decision::Choice;
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::flow::effect::Flow;
use crate::unlimited::rules::table::effect::{Effect, NOBODY};

impl Rules<'_> {
    /// A Bounty that would fall to its unit's own controller is collected by an opponent of their choice.
    pub(in crate::unlimited::rules) fn collector(&mut self, e: &mut Effect, choice: Option<Choice>) -> Flow {
        if self.controller(e.source) != e.controller {
            return Flow::Next;
        }
        let flow = self.choose_player(e, Who::Opponent, choice);
        if flow == Flow::Next && e.player != NOBODY {
            e.controller = crate::seats::Seat(e.player);
        }
        flow
    }

    /// The controller may collect every Bounty of the unit: those it has, or had when it left play (rule 15.9).
    pub(in crate::unlimited::rules) fn collect_bounties(&mut self, e: &mut Effect, unit: Ref) {
        let Some(unit) = self.first(e, unit) else {
            e.did = false;
            return;
        };
        let bounties = self.triggers(unit, BOUNTY);
        e.did = !bounties.is_empty();
        for bounty in bounties {
            self.wait_bounty(bounty, unit, e.controller);
        }
    }

    /// The Bounty of the trigger is collected once more.
    pub(in crate::unlimited::rules) fn collect_again(&mut self, e: &mut Effect) -> Flow {
        if e.progress > 0 {
            return Flow::Next;
        }
        e.progress = 1;
        if e.bounty.is_none() {
            return Flow::Next;
        }
        let Some(program) = self.book.ability(e.bounty).program else { return Flow::Next };
        let mut again = Effect::new(program, e.subject, e.controller);
        again.subject = e.subject;
        again.pool = self.t.pool.len() as u16;
        let ops = &self.book.program(program).ops;
        let begin = ops.iter().position(|op| matches!(op, Op::Collected(_)));
        again.pc = begin.unwrap_or_default() as u16;
        self.run_block(again)
    }
}
