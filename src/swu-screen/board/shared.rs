//! What every target would lead to, whichever is chosen: said once if there is no room to say it for each.

use super::scene::Scene;
use crate::forecast::{ARROW, told};
use swu_view::forecast::{BaseForecast, Ends, Forecast, UnitForecast};
use swu_view::{OptionView, Verb};

/// Changes that all targets of a decision share.
pub(super) struct Shared {
    units: Vec<UnitForecast>,
    bases: Vec<BaseForecast>,
    /// One of the targets.
    target: OptionView,
}

impl Shared {
    /// What all targets share; `None` if there are fewer than two, or if the effect of one is unknown.
    pub(super) fn of(scene: &Scene<'_>) -> Option<Shared> {
        let options = &scene.view.decision.as_ref()?.options;
        let targets: Vec<&OptionView> = options.iter().filter(|option| option.verb == Verb::Card).collect();
        let forecasts = targets.iter().map(|option| option.forecast.as_deref()).collect::<Option<Vec<&Forecast>>>()?;
        let (first, others) = forecasts.split_first().filter(|(_, others)| !others.is_empty())?;
        let about = |uid: u16| targets.iter().any(|target| target.card.as_ref().is_some_and(|card| card.uid == uid));
        let base = |told: &BaseForecast| scene.seat(told.seat).map_or(0, |side| side.base.uid);
        let units = first.units.iter().filter(|unit| others.iter().all(|other| other.units.contains(unit)));
        let bases = first.bases.iter().filter(|base| others.iter().all(|other| other.bases.contains(base)));
        let units: Vec<UnitForecast> = units.filter(|unit| !about(unit.uid)).cloned().collect();
        let bases: Vec<BaseForecast> = bases.filter(|told| !about(base(told))).cloned().collect();
        let target = (*targets.first()?).clone();
        (!units.is_empty() || !bases.is_empty()).then_some(Shared { units, bases, target })
    }

    /// The option without what it shares.
    pub(super) fn without(&self, option: &OptionView) -> OptionView {
        let mut forecast = option.forecast.clone();
        let declined = |forecast: &mut Forecast| forecast.declined.as_deref_mut().map(|declined| self.strip(declined));
        if let Some(forecast) = forecast.as_deref_mut().filter(|_| option.verb == Verb::Card) {
            self.strip(forecast);
            declined(forecast);
        }
        OptionView { forecast, ..option.clone() }
    }

    fn strip(&self, forecast: &mut Forecast) {
        forecast.units.retain(|unit| !self.units.contains(unit));
        forecast.bases.retain(|base| !self.bases.contains(base));
    }

    /// "with each: Luke Skywalker 7 -> 5".
    pub(super) fn told(&self, scene: &Scene<'_>) -> Option<String> {
        let (units, bases) = (self.units.clone(), self.bases.clone());
        let forecast = Forecast { units, bases, ends: Ends::Settled, ..Forecast::default() };
        let option = OptionView { card: None, forecast: Some(Box::new(forecast)), ..self.target.clone() };
        Some(format!("with each: {}", told(scene.view, &option, ARROW)?))
    }
}
