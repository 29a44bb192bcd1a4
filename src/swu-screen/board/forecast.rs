//! The forecast of a choice beside the unit it is about.

use super::scene::Scene;
use crate::forecast::{ARROW, outcome};
use screen::theme::role::Role;
use swu_view::forecast::{Fate, Forecast, UnitForecast};
use swu_view::{DecisionKind, UnitView};

/// Does choosing a unit now defeat it, at least if no answer changes it?
pub(crate) fn dies(scene: &Scene<'_>, unit: &UnitView) -> bool {
    of(scene, unit).is_some_and(|(told, _)| matches!(told.fate, Fate::Dying | Fate::Defeated))
}

/// What happens to a unit that can be chosen now, as short as possible: `dies`, `7->3`; with a question mark if an answer
/// may still change it. Harm is red, everything else gold.
pub(crate) fn brief(scene: &Scene<'_>, unit: &UnitView) -> Option<(String, Role)> {
    let (told, sure) = of(scene, unit)?;
    let outcome = outcome(scene.view, unit, told, ARROW);
    let role = if harms(unit, told) { Role::Warning } else { Role::Gold };
    Some((if sure { outcome } else { format!("{outcome}?") }, role))
}

fn harms(unit: &UnitView, told: &UnitForecast) -> bool {
    let weaker = told.left < unit.remaining() || told.power < told.power_before || told.shields < 0;
    weaker || told.prevented > 0 || told.exhausted == Some(true) || told.fate != Fate::Stays
}

/// The forecast about a unit, and whether nothing can change it any more: that of choosing it; about the card that asks
/// for a target, that of the target at the cursor.
fn of<'a>(scene: &Scene<'a>, unit: &UnitView) -> Option<(&'a UnitForecast, bool)> {
    let decision = scene.view.decision.as_ref().filter(|decision| decision.kind == DecisionKind::Target)?;
    let asks = decision.source.as_ref().is_some_and(|source| source.uid == unit.uid);
    let at_cursor = || scene.state.cursor.and_then(|thing| scene.handle(thing));
    let chosen = scene.menu.about(unit.uid).or_else(|| scene.menu.about(at_cursor().filter(|_| asks)?))?;
    about(decision.options.get(*chosen.picks.first()?)?.forecast.as_deref()?, unit.uid)
}

fn about(forecast: &Forecast, uid: u16) -> Option<(&UnitForecast, bool)> {
    match &forecast.declined {
        Some(declined) => Some((declined.unit(uid)?, forecast.declined_is_sure)),
        None => Some((forecast.unit(uid)?, true)),
    }
}
