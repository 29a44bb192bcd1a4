//! A row of picks that a person made as one.

use super::meaning::Meaning;
use crate::seats::Seat;
use crate::unlimited::rules::view::{DecisionKind, View};
use std::collections::VecDeque;

/// The picks of a row that are still to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gesture {
    seat: Seat,
    kind: DecisionKind,
    steps: VecDeque<Meaning>,
}

/// What comes next of a gesture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Pick this option.
    Pick(usize),
    /// All picks were made.
    Finished,
    /// The game asks something else than expected. The rest is dropped; nothing was picked by guess.
    Lost(String),
}

impl Gesture {
    /// The picks for a row of decisions of the view's seat and kind; nothing if nobody decides.
    pub fn new(view: &View, steps: Vec<Meaning>) -> Option<Gesture> {
        let decision = view.decision.as_ref()?;
        Some(Gesture { seat: decision.seat, kind: decision.kind, steps: steps.into() })
    }

    /// The next pick for the decision that is awaited now.
    pub fn next(&mut self, view: Option<&View>) -> Step {
        let Some(step) = self.steps.pop_front() else { return Step::Finished };
        let decision = view.and_then(|view| view.decision.as_ref());
        let same = decision.filter(|decision| decision.seat == self.seat && decision.kind == self.kind);
        if let Some(index) = same.and_then(|decision| step.find(decision)) {
            return Step::Pick(index);
        }
        let left = self.steps.len() + 1;
        self.steps.clear();
        // Where the row ends by itself there is nothing left to say "enough" to.
        if step.is_done() && left == 1 {
            return Step::Finished;
        }
        let rest = if left == 1 { "The last one was".into() } else { format!("The last {left} were") };
        Step::Lost(format!("{rest} not possible any more and not chosen."))
    }
}
