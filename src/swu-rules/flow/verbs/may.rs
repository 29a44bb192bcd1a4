//! Asking a player whether to do something, and the consequences (rule 11.9).

use crate::book::ProgramId;
use crate::book::op::Op;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::table::effect::{Effect, Work};
use seats::Seat;
use swu_language::ability::{Step, Who};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Asks a seat whether to go on.
    pub(crate) fn may(&mut self, e: &mut Effect, who: Who, to: u16, choice: Option<Choice>) -> Flow {
        match choice {
            None if self.question_follows(e) => Flow::Next,
            None if self.unseen_text(e) => self.ask_unseen(e, who),
            None if self.drawn_and_gone(e) => {
                e.done_in_full = false;
                e.limited = None;
                Flow::Jump(to)
            }
            Some(Choice::Yes) => {
                self.said_yes(e);
                e.done_in_full = true;
                Flow::Next
            }
            Some(_) => {
                if self.unseen_text(e) {
                    self.decline_drawn(e.controller);
                }
                e.done_in_full = false;
                e.limited = None;
                Flow::Jump(to)
            }
            None => match self.player(e, who) {
                Some(seat) if !self.pointless(e) => {
                    self.yes_or_no(e, seat);
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
    fn question_follows(&self, e: &Effect) -> bool {
        let next = self.book.program(e.program).ops.get(e.pc as usize + 1);
        !self.table.options.asks_all && matches!(next, Some(Op::Choice { optional: Some(_), .. }))
    }

    /// Would saying yes do nothing, as everybody can see (rule 28.1)?
    pub(crate) fn pointless(&self, e: &Effect) -> bool {
        if self.table.options.asks_all {
            return false;
        }
        let place = self.book.program(e.program).origin.get(e.pc as usize);
        match place.and_then(|place| self.book.program(e.program).step(*place)) {
            Some(Step::May(steps) | Step::MayBy(_, steps)) => self.idle(e, steps),
            Some(choice @ Step::Choice(_)) => self.idle(e, std::slice::from_ref(choice)),
            _ => false,
        }
    }

    /// Another player may do something: the choices in it are theirs. If nobody is meant, it is neither done nor
    /// declined (rule 11.2).
    pub(crate) fn may_by(&mut self, e: &mut Effect, who: Who, block: ProgramId, choice: Option<Choice>) -> Flow {
        if e.is_running() {
            return Flow::Next;
        }
        match (choice, self.player(e, who)) {
            (None, None) if self.players(e, who).is_empty() => {
                e.done_in_full = false;
                self.past_declining(e)
            }
            (Some(Choice::Yes), Some(seat)) => {
                e.work = Work::Running;
                e.done_in_full = true;
                let block = self.block(e, block);
                self.run_block(Effect { chooser: seat.0, ..block })
            }
            // Disclosing asks its own question, and can be declined.
            (None, Some(seat)) if matches!(self.book.program(block).ops.first(), Some(Op::Disclose { .. })) => {
                e.work = Work::Running;
                let block = self.block(e, block);
                self.run_block(Effect { chooser: seat.0, ..block })
            }
            (None, Some(seat)) if !self.pointless(&Effect { chooser: seat.0, ..*e }) => {
                self.yes_or_no(e, seat);
                Flow::Again
            }
            _ => {
                e.done_in_full = false;
                Flow::Next
            }
        }
    }

    /// Continues after "if they don't", if that is next.
    fn past_declining(&self, e: &Effect) -> Flow {
        match self.book.program(e.program).ops.get(e.pc as usize + 1) {
            Some(Op::IfDid(to)) => Flow::Jump(*to),
            _ => Flow::Next,
        }
    }

    /// About a drawn card: in private, and for a card without such a text the only answer is "no".
    fn ask_unseen(&mut self, e: &Effect, who: Who) -> Flow {
        let Some(seat) = self.player(e, who) else { return Flow::Next };
        let mut options = self.list();
        if self.reveals(e) {
            options.push(Choice::Yes);
        }
        options.push(Choice::No);
        self.ask(self.decider(seat), DecisionKind::May, e.source, self.prompt(e), true, options);
        Flow::Again
    }

    fn yes_or_no(&mut self, e: &Effect, seat: Seat) {
        let mut options = self.list();
        options.extend([Choice::Yes, Choice::No]);
        let private = e.secret;
        self.ask(self.decider(seat), DecisionKind::May, e.source, self.prompt(e), private, options);
    }

    /// A player may say "no".
    pub(crate) fn says_no(&mut self, e: &mut Effect, who: Who, choice: Option<Choice>) -> Flow {
        match (choice, self.player(e, who)) {
            (None, Some(seat)) => {
                self.yes_or_no(e, seat);
                return Flow::Again;
            }
            (choice, _) => e.done_in_full = choice == Some(Choice::No),
        }
        Flow::Next
    }
}
