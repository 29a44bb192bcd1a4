//! Several picks that a person made as one.

use super::meaning::Meaning;
use seats::Seat;
use std::collections::VecDeque;
use swu_view::{DecisionKind, View};

/// The picks still to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Gesture {
    seat: Seat,
    kind: DecisionKind,
    steps: VecDeque<Meaning>,
}

/// What comes next in a gesture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Pick this option.
    Pick(usize),
    /// All picks were made.
    Finished,
    /// Something else is asked first; the gesture continues when its question comes again.
    Wait,
    /// The game asks something unexpected. The rest is dropped; nothing was picked by guessing.
    Lost(String),
}

impl Gesture {
    /// The picks for a series of decisions of the view's seat and kind; `None` if nobody decides.
    pub(crate) fn new(view: &View, steps: Vec<Meaning>) -> Option<Gesture> {
        let decision = view.decision.as_ref()?;
        Some(Gesture { seat: decision.seat, kind: decision.kind, steps: steps.into() })
    }

    /// The next pick for the decision awaited now, as far as the eyes at the screen may know it.
    pub(crate) fn next(&mut self, view: Option<&View>) -> Step {
        let Some(step) = self.steps.front() else { return Step::Finished };
        let decision = view.and_then(|view| view.decision.as_ref());
        let same = decision.filter(|decision| decision.seat == self.seat && decision.kind == self.kind);
        if let Some(index) = same.and_then(|decision| step.find(decision)) {
            self.steps.pop_front();
            return Step::Pick(index);
        }
        // An ability that came to nothing meanwhile is passed over in its order.
        if let (DecisionKind::Trigger, Some(decision)) = (self.kind, same)
            && let Some(place) = self.steps.iter().position(|step| step.find(decision).is_some())
        {
            self.steps.drain(..place);
            return self.next(view);
        }
        if self.kind == DecisionKind::Trigger && self.is_between(view) {
            return Step::Wait;
        }
        let left = self.steps.len();
        // A series ends by itself if nothing more can be chosen, and the last item of an order is never asked about: of
        // abilities neither is any other, once the rest had nothing to do.
        let alone = left == 1 && (step.is_done() || self.is_order()) || self.kind == DecisionKind::Trigger;
        let ended = alone && same.is_none();
        let enough = left == 1 && step.is_done();
        self.steps.clear();
        if ended || enough {
            return Step::Finished;
        }
        let rest = if left == 1 { "The last one was".into() } else { format!("The last {left} were") };
        Step::Lost(format!("{rest} not possible any more and not chosen."))
    }

    fn is_order(&self) -> bool {
        matches!(self.kind, DecisionKind::Trigger | DecisionKind::Order | DecisionKind::Arrange)
    }

    /// Is this a question of a trigger, so that the series may still continue afterwards?
    fn is_between(&self, view: Option<&View>) -> bool {
        if self.steps.len() < 2 {
            return false;
        }
        let Some(view) = view else { return true };
        match &view.decision {
            Some(decision) => {
                let asked_again = decision.kind == DecisionKind::Trigger && decision.seat == self.seat;
                !asked_again && !matches!(decision.kind, DecisionKind::Action | DecisionKind::Resource)
            }
            None => false,
        }
    }
}
