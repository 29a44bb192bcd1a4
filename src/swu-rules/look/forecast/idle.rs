//! Choices with no effect besides their costs.

use super::{Run, Seer};
use crate::book::op::Op;
use crate::decision::Choice;
use crate::fact::{Fact, Log, What};
use crate::table::card::Zone;
use swu_language::ability::Target;
use swu_language::word::Kind;
use swu_view::forecast::{Ends, Missing};

/// Longer lists are not searched for an option with an effect.
const MOST_IDLE: usize = 16;

impl Seer<'_> {
    /// Has the choice done nothing so far, and is it over, or are only useless choices left?
    pub(super) fn is_idle(&self, run: &Run, choice: Choice) -> bool {
        let costs = |run: &Run| run.facts.iter().all(|fact| self.is_cost(fact, choice));
        let decision = match (run.ends, &run.game.table.decision) {
            _ if !costs(run) => return false,
            (Ends::Settled, _) => return true,
            (Ends::Choice(_), Some(decision)) => decision,
            _ => return false,
        };
        let read = !decision.private || self.eyes.see(decision.seat);
        read && decision.options.len() <= MOST_IDLE
            && decision.options.iter().all(|option| {
                let next = self.go_on(run.game.clone(), Some(*option), Log::keeping());
                next.ends == Ends::Settled && costs(&next)
            })
    }

    /// What the text of a useless choice asks for first: it was not there, or somebody would have chosen it.
    pub(super) fn missing(&self, choice: Choice, run: &Run) -> Option<Missing> {
        if run.facts.iter().any(|fact| fact.what == What::Healed) {
            return Some(Missing::Damage);
        }
        let program = match choice {
            Choice::Play(uid, ..) => self.book.def(self.game.table.card(uid).def).event,
            Choice::Use(_, ability, _) => self.book.ability(ability).program,
            _ => None,
        }?;
        match self.book.program(program).ops.first()? {
            Op::Attack(_) => Some(Missing::Attacker),
            Op::Select { target: Target::The(_) | Target::Each(_) | Target::Random(_), .. } => None,
            Op::Select { .. } => Some(Missing::Target).filter(|_| run.forced == 0),
            _ => None,
        }
    }

    /// Is it a cost of the choice, or a mere report of what was chosen, or of no effect?
    fn is_cost(&self, fact: &Fact, choice: Choice) -> bool {
        if fact.what == What::Healed && fact.amount == 0 {
            return true;
        }
        let Some(card) = fact.card else {
            return matches!(fact.what, What::Paid | What::ForceUsed);
        };
        let own = match choice {
            Choice::Play(uid, ..) | Choice::Use(uid, ..) => card.uid == uid,
            _ => false,
        };
        match fact.what {
            What::Used | What::Paid | What::ForceUsed => true,
            What::Played => own && self.book.def(card.def).kind == Kind::Event,
            What::Exhausted => own || self.game.table.card(card.uid).zone == Zone::Resource,
            _ => false,
        }
    }
}
