//! Collecting Bounties (rule 18.9).

use crate::book::BOUNTY;
use crate::book::op::Op;
use crate::change::moment;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect;
use crate::flow::effect::Flow;
use crate::flow::verbs::naming;
use crate::query::{condition, selector};
use crate::table::effect::{Effect, NOBODY, Work};
use swu_language::ability::{PlayerRef, Ref};

/// A Bounty that would fall to its unit's own controller is collected by an opponent of their choice.
pub(crate) fn collector(rules: &mut Rules<'_>, e: &mut Effect, choice: Option<Choice>) -> Flow {
    if rules.table.controller(e.source) != e.controller {
        return Flow::Next;
    }
    let flow = naming::choose_player(rules, e, PlayerRef::Opponent, choice);
    if flow == Flow::Next && e.player != NOBODY {
        e.controller = seats::Seat(e.player);
    }
    flow
}

/// The controller may collect every Bounty of the unit: those it has, or had when it left play (rule 15.9).
pub(crate) fn collect_bounties(rules: &mut Rules<'_>, e: &mut Effect, unit: Ref) {
    let Some(unit) = selector::first(rules.read(), e, unit) else {
        e.done_in_full = false;
        return;
    };
    let bounties = condition::triggers(rules.read(), unit, BOUNTY);
    e.done_in_full = !bounties.is_empty();
    for bounty in bounties {
        moment::wait_bounty(rules, bounty, unit, e.controller);
    }
}

/// The Bounty of the trigger is collected once more.
pub(crate) fn collect_again(rules: &mut Rules<'_>, e: &mut Effect) -> Flow {
    if e.is_running() {
        return Flow::Next;
    }
    e.work = Work::Running;
    if e.bounty.is_none() {
        return Flow::Next;
    }
    let Some(program) = rules.book.ability(e.bounty).program else { return Flow::Next };
    let mut again = Effect::new(program, e.subject, e.controller);
    again.subject = e.subject;
    again.pool = rules.table.pool.len() as u16;
    let ops = &rules.book.program(program).ops;
    let begin = ops.iter().position(|op| matches!(op, Op::Collected(_)));
    again.pc = begin.unwrap_or_default() as u16;
    effect::run_block(rules, again)
}
