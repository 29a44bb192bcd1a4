//! Collecting Bounties (rule 18.9).

use crate::book::BOUNTY;
use crate::book::op::Op;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::table::effect::{Effect, NOBODY, Work};
use swu_language::ability::{Ref, Who};

impl Rules<'_> {
    /// A Bounty that would fall to its unit's own controller is collected by an opponent of their choice.
    pub(crate) fn collector(&mut self, e: &mut Effect, choice: Option<Choice>) -> Flow {
        if self.controller(e.source) != e.controller {
            return Flow::Next;
        }
        let flow = self.choose_player(e, Who::Opponent, choice);
        if flow == Flow::Next && e.player != NOBODY {
            e.controller = seats::Seat(e.player);
        }
        flow
    }

    /// The controller may collect every Bounty of the unit: those it has, or had when it left play (rule 15.9).
    pub(crate) fn collect_bounties(&mut self, e: &mut Effect, unit: Ref) {
        let Some(unit) = self.first(e, unit) else {
            e.done_in_full = false;
            return;
        };
        let bounties = self.triggers(unit, BOUNTY);
        e.done_in_full = !bounties.is_empty();
        for bounty in bounties {
            self.wait_bounty(bounty, unit, e.controller);
        }
    }

    /// The Bounty of the trigger is collected once more.
    pub(crate) fn collect_again(&mut self, e: &mut Effect) -> Flow {
        if e.is_running() {
            return Flow::Next;
        }
        e.work = Work::Running;
        if e.bounty.is_none() {
            return Flow::Next;
        }
        let Some(program) = self.book.ability(e.bounty).program else { return Flow::Next };
        let mut again = Effect::new(program, e.subject, e.controller);
        again.subject = e.subject;
        again.pool = self.table.pool.len() as u16;
        let ops = &self.book.program(program).ops;
        let begin = ops.iter().position(|op| matches!(op, Op::Collected(_)));
        again.pc = begin.unwrap_or_default() as u16;
        self.run_block(again)
    }
}
