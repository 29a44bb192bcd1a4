//! Picks that need a confirmation.

use super::forecast::{ARROW, told, why_idle};
use super::harm::{helps_an_enemy, is_astray, only_harms};
use swu_view::{DecisionKind, DecisionView, SeatView, Verb, View};

/// A question before picks that hardly anybody means to make by one key: a new opening hand, something without effect,
/// something that hurts the own side although an enemy could be hurt or in everything that is certain, something that
/// helps an enemy unit, and the pass that ends the phase, if the person wants to be asked and could do anything else;
/// with the meaning of yes, in a word or two.
pub fn grave(view: &View, option: usize, asks_phase_end: bool) -> Option<(String, &'static str)> {
    let decision = view.decision.as_ref()?;
    let verb = decision.options.get(option)?.verb;
    if verb == Verb::Mulligan {
        return Some(("Draw a new opening hand? This one is gone then.".into(), "draw a new hand"));
    }
    // Somebody who declines or stops wants nothing to happen.
    let wants = !matches!(verb, Verb::No | Verb::Skip | Verb::Done | Verb::Pass | Verb::Number);
    let picked = decision.options.get(option)?;
    if wants && picked.only_costs() {
        let why = why_idle(picked).map(|why| format!(", {why}")).unwrap_or_default();
        return Some(match decision.kind {
            DecisionKind::Action => {
                (format!("This would do nothing now{why}, and its cost is paid anyway. Do it?"), "do it")
            }
            _ => (format!("This would do nothing now{why}. Choose it anyway?"), "choose it"),
        });
    }
    if is_astray(view, decision, picked) {
        let question = "This is your own, and an enemy could be chosen instead. Choose it anyway?";
        return Some((question.into(), "choose it"));
    }
    if helps_an_enemy(view, decision, picked) {
        return Some(("This helps an enemy unit, as far as is sure. Choose it anyway?".into(), "choose it"));
    }
    if only_harms(view, decision, picked) {
        let sure = told(view, picked, ARROW).unwrap_or_default();
        return Some((format!("Nothing good is sure of this: {sure}. Do it?"), "do it"));
    }
    let pass = verb == Verb::Pass && decision.kind == DecisionKind::Action;
    (asks_phase_end && pass && ends_phase(view, decision) && !is_only_action(view, decision))
        .then(|| ("Everybody else passed: this ends the action phase. Pass?".into(), "pass"))
}

/// Has everybody else passed?
fn ends_phase(view: &View, decision: &DecisionView) -> bool {
    let others = view.seats.iter().enumerate().filter(|(index, _)| *index != decision.seat.index());
    others.clone().count() > 0
        && others.filter(|(_, side)| !side.eliminated).all(|(_, side)| side.passed || side.done_for_phase)
}

/// Is passing the only possibility, as far as these eyes know? A closed hand may hold an action, unless it is empty or
/// nothing can be paid.
fn is_only_action(view: &View, decision: &DecisionView) -> bool {
    let side = view.seats.get(decision.seat.index());
    // With nothing to pay with, and everybody sees that, a closed hand holds hardly anything either.
    let empty = |side: &SeatView| side.hand.is_empty() || side.ready_resources() == 0 && side.credits == 0;
    let knows = view.viewer == Some(decision.seat) || side.is_some_and(empty);
    knows && decision.options.len() == 1
}
