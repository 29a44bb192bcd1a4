//! Asking a player whether to do something, and the consequences (rule 11.9).

use crate::book::ProgramId;
use crate::book::op::Op;
use crate::change::drawn;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::flow::{effect, select};
use crate::query::{decider, idle, selector};
use crate::reading::Reading;
use crate::table::effect::{Effect, Work};
use seats::Seat;
use swu_language::ability::{PlayerRef, Step};
use swu_view::DecisionKind;

/// Asks a seat whether to go on.
pub(crate) fn may(rules: &mut Rules<'_>, e: &mut Effect, who: PlayerRef, to: u16, choice: Option<Choice>) -> Flow {
    match choice {
        None if question_follows(rules.read(), e) => Flow::Next,
        None if drawn::unseen_text(rules.read(), e) => ask_unseen(rules, e, who),
        None if drawn::drawn_and_gone(rules.read(), e) => {
            e.done_in_full = false;
            e.limited = None;
            Flow::Jump(to)
        }
        Some(Choice::Yes) => {
            effect::said_yes(rules, e);
            e.done_in_full = true;
            Flow::Next
        }
        Some(_) => {
            if drawn::unseen_text(rules.read(), e) {
                drawn::decline_drawn(rules, e.controller);
            }
            e.done_in_full = false;
            e.limited = None;
            Flow::Jump(to)
        }
        None => match selector::player(rules.read(), e, who) {
            Some(seat) if !pointless(rules.read(), e) => {
                yes_or_no(rules, e, seat);
                Flow::Again
            }
            _ => {
                e.done_in_full = false;
                e.limited = None;
                Flow::Jump(to)
            }
        },
    }
}

/// Is the offer a list, which can also be declined?
fn question_follows(reading: Reading<'_>, e: &Effect) -> bool {
    let next = reading.book.program(e.program).ops.get(e.pc as usize + 1);
    !reading.table.options.asks_all && matches!(next, Some(Op::Choice { optional: Some(_), .. }))
}

/// Would saying yes do nothing, as everybody can see (rule 28.1)?
pub(crate) fn pointless(reading: Reading<'_>, e: &Effect) -> bool {
    if reading.table.options.asks_all {
        return false;
    }
    let place = reading.book.program(e.program).origin.get(e.pc as usize);
    match place.and_then(|place| reading.book.program(e.program).step(*place)) {
        Some(Step::May(steps) | Step::MayBy(_, steps)) => idle::idle(reading, e, steps),
        Some(choice @ Step::Choice(_)) => idle::idle(reading, e, std::slice::from_ref(choice)),
        _ => false,
    }
}

/// Another player may do something: the choices in it are theirs. If nobody is meant, it is neither done nor
/// declined (rule 11.2).
pub(crate) fn may_by(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    who: PlayerRef,
    block: ProgramId,
    choice: Option<Choice>,
) -> Flow {
    if e.is_running() {
        return Flow::Next;
    }
    match (choice, selector::player(rules.read(), e, who)) {
        (None, None) if selector::players(rules.read(), e, who).is_empty() => {
            e.done_in_full = false;
            past_declining(rules.read(), e)
        }
        (Some(Choice::Yes), Some(seat)) => {
            e.work = Work::Running;
            e.done_in_full = true;
            let block = effect::block(rules, e, block);
            effect::run_block(rules, Effect { chooser: seat.0, ..block })
        }
        // Disclosing asks its own question, and can be declined.
        (None, Some(seat)) if matches!(rules.book.program(block).ops.first(), Some(Op::Disclose { .. })) => {
            e.work = Work::Running;
            let block = effect::block(rules, e, block);
            effect::run_block(rules, Effect { chooser: seat.0, ..block })
        }
        (None, Some(seat)) if !pointless(rules.read(), &Effect { chooser: seat.0, ..*e }) => {
            yes_or_no(rules, e, seat);
            Flow::Again
        }
        _ => {
            e.done_in_full = false;
            Flow::Next
        }
    }
}

/// Continues after "if they don't", if that is next.
fn past_declining(reading: Reading<'_>, e: &Effect) -> Flow {
    match reading.book.program(e.program).ops.get(e.pc as usize + 1) {
        Some(Op::IfDid(to)) => Flow::Jump(*to),
        _ => Flow::Next,
    }
}

/// About a drawn card: in private, and for a card without such a text the only answer is "no".
fn ask_unseen(rules: &mut Rules<'_>, e: &Effect, who: PlayerRef) -> Flow {
    let Some(seat) = selector::player(rules.read(), e, who) else { return Flow::Next };
    let mut options = rules.list();
    if drawn::reveals(rules.read(), e) {
        options.push(Choice::Yes);
    }
    options.push(Choice::No);
    rules.ask(
        decider::decider(rules.read(), seat),
        DecisionKind::May,
        e.source,
        select::prompt(rules.read(), e),
        true,
        options,
    );
    Flow::Again
}

fn yes_or_no(rules: &mut Rules<'_>, e: &Effect, seat: Seat) {
    let mut options = rules.list();
    options.extend([Choice::Yes, Choice::No]);
    let private = e.secret;
    rules.ask(
        decider::decider(rules.read(), seat),
        DecisionKind::May,
        e.source,
        select::prompt(rules.read(), e),
        private,
        options,
    );
}

/// A player may say "no".
pub(crate) fn says_no(rules: &mut Rules<'_>, e: &mut Effect, who: PlayerRef, choice: Option<Choice>) -> Flow {
    match (choice, selector::player(rules.read(), e, who)) {
        (None, Some(seat)) => {
            yes_or_no(rules, e, seat);
            return Flow::Again;
        }
        (choice, _) => e.done_in_full = choice == Some(Choice::No),
    }
    Flow::Next
}
