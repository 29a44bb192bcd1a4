//! The forecast of a choice beside the unit it is about.

use super::scene::Scene;
use crate::forecast::{ARROW, outcome};
use swu_view::{DecisionKind, UnitView};

/// What happens to a unit that can be chosen now, as short as possible: `dies`, `7->3`.
pub(crate) fn brief(scene: &Scene<'_>, unit: &UnitView) -> Option<String> {
    let decision = scene.view.decision.as_ref().filter(|decision| decision.kind == DecisionKind::Target)?;
    let place = *scene.menu.about(unit.uid)?.picks.first()?;
    let told = decision.options.get(place)?.forecast.as_deref()?.unit(unit.uid)?;
    Some(outcome(scene.view, unit, told, ARROW))
}
