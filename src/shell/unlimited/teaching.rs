//! What is taught at an open table: the step of the game, the rule it follows, and what cannot be done and why.

use crate::table_session::Caption;
use swu_cards::rulebook;
use swu_view::{DecisionKind, PhaseView, View};

/// How many refusals are told.
const REFUSED: usize = 2;

/// What is to be said of the decision of this view.
pub(super) fn caption(view: &View) -> Option<Caption> {
    let decision = view.decision.as_ref()?;
    let number = rule(decision.kind, view);
    let rules = rulebook::shared()?;
    let entry = rules.find(number)?;
    let refused = decision.refusals.iter().take(REFUSED).map(|refusal| {
        let name = refusal.card.as_ref().map_or("That", |card| card.name.as_str());
        format!("{name}: no, {} (rule {}).", refusal.why, refusal.rule)
    });
    Some(Caption { rule: number, text: format!("{}. {}", entry.title, entry.text), refused: refused.collect() })
}

/// The rule that a decision is about.
fn rule(kind: DecisionKind, view: &View) -> &'static str {
    match kind {
        DecisionKind::FirstPlayer => "6.2",
        DecisionKind::Mulligan => "6.4",
        DecisionKind::Resource if view.phase == PhaseView::Setup => "6.5",
        DecisionKind::Resource => "7.3",
        DecisionKind::Action => "8",
        DecisionKind::Target if !view.attacks.is_empty() => "9.2",
        DecisionKind::Trigger => "12.5",
        DecisionKind::PlayerOrder | DecisionKind::Order => "12.4",
        DecisionKind::May => "12.7",
        _ => "8.1",
    }
}
