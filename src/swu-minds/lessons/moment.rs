//! A part of a game, by which a lesson notices that something can no longer be done.

use swu_view::{DecisionKind, PhaseView, View};

/// A part of a game in which the same things can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Moment {
    round: u16,
    phase: PhaseView,
    /// Are opening hands being kept or drawn again?
    mulligan: bool,
}

impl Moment {
    pub(super) fn of(view: &View) -> Moment {
        let mulligan = view.decision.as_ref().is_some_and(|decision| decision.kind == DecisionKind::Mulligan);
        Moment { round: view.round, phase: view.phase, mulligan }
    }
}
