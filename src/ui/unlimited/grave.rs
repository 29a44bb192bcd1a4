//! Picks that are asked about before they are made.

use crate::unlimited::rules::view::{DecisionKind, Verb, View};

/// A question before picks that hardly anybody means by one key: a new opening hand, what costs and does nothing, and
/// the pass that ends the phase.
pub(super) fn grave(view: &View, option: usize) -> Option<(&'static str, &'static str)> {
    let decision = view.decision.as_ref()?;
    let verb = decision.options.get(option)?.verb;
    if verb == Verb::Mulligan {
        return Some(("Draw a new opening hand? This one is gone then.", "draw a new hand"));
    }
    if decision.options.get(option)?.forecast.as_ref().is_some_and(|forecast| forecast.only_costs) {
        return Some(("This would do nothing now, and its cost is paid all the same. Do it?", "do it"));
    }
    let others = view.seats.iter().enumerate().filter(|(index, _)| *index != decision.seat.index());
    let ends = others.clone().count() > 0
        && others.filter(|(_, side)| !side.eliminated).all(|(_, side)| side.passed || side.done_for_phase);
    let pass = verb == Verb::Pass && decision.kind == DecisionKind::Action;
    (pass && ends).then_some(("Everybody else passed: this ends the action phase. Pass?", "pass"))
}
