//! The forecast of a choice beside the unit it is about.

use super::scene::Scene;
use crate::forecast::{ARROW, outcome};
use swu_view::forecast::{Fate, UnitForecast};
use swu_view::{DecisionKind, UnitView};

/// Does choosing a unit now defeat it?
pub(crate) fn dies(scene: &Scene<'_>, unit: &UnitView) -> bool {
    of(scene, unit).is_some_and(|told| matches!(told.fate, Fate::Dying | Fate::Defeated))
}

/// What happens to a unit that can be chosen now, as short as possible: `dies`, `7->3`.
pub(crate) fn brief(scene: &Scene<'_>, unit: &UnitView) -> Option<String> {
    Some(outcome(scene.view, unit, of(scene, unit)?, ARROW))
}

/// The forecast of choosing a unit, about that unit.
fn of<'a>(scene: &Scene<'a>, unit: &UnitView) -> Option<&'a UnitForecast> {
    let decision = scene.view.decision.as_ref().filter(|decision| decision.kind == DecisionKind::Target)?;
    let place = *scene.menu.about(unit.uid)?.picks.first()?;
    decision.options.get(place)?.forecast.as_deref()?.unit(unit.uid)
}
