//! Choices that hurt their target and do it no good, according to the forecast: on the own side, or an enemy's.

use swu_language::word::Kind;
use swu_view::forecast::{Ends, Fate, UnitForecast};
use swu_view::{Bearing, DecisionKind, DecisionView, OptionView, UnitView, Verb, View};

/// Whom a choice hurts. Enemies come first in lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Hurt {
    Enemy,
    Own,
}

/// Does this option hurt the deciding side, although another one hurts an enemy instead?
pub(super) fn is_astray(view: &View, decision: &DecisionView, option: &OptionView) -> bool {
    let enemies = || decision.options.iter().any(|other| hurt(view, decision, other) == Some(Hurt::Enemy));
    hurt(view, decision, option) == Some(Hurt::Own) && enemies()
}

/// Is everything certain about an action bad for the side that takes it? A unit that is played is no harm by itself.
pub(super) fn only_harms(view: &View, decision: &DecisionView, option: &OptionView) -> bool {
    let event_or_ability = matches!(option.verb, Verb::Use | Verb::Play);
    let is_unit = option.card.as_ref().is_some_and(|card| card.kind == Kind::Unit);
    let Some(forecast) = option.forecast.as_ref().filter(|forecast| forecast.ends != Ends::Hidden) else {
        return false;
    };
    if decision.kind != DecisionKind::Action || !event_or_ability || is_unit || forecast.winners.is_some() {
        return false;
    }
    let sides = view.seats.iter().enumerate();
    let of_units = sides.flat_map(|(seat, side)| {
        let own = seat == decision.seat.index();
        side.units.iter().filter_map(move |unit| {
            let told = forecast.unit(unit.uid)?;
            let worse = is_worse(unit, told);
            Some(if own { worse } else { !worse && is_better(unit, told) })
        })
    });
    let of_bases = forecast.bases.iter().map(|base| (base.left < base.before) == (base.seat == decision.seat));
    let all: Vec<bool> = of_units.chain(of_bases).collect();
    !all.is_empty() && all.iter().all(|harms| *harms)
}

/// Is the target an enemy unit that gains by it and loses nothing?
pub(super) fn helps_an_enemy(view: &View, decision: &DecisionView, option: &OptionView) -> bool {
    let card = option.card.as_ref().filter(|_| option.verb == Verb::Card && decision.kind == DecisionKind::Target);
    let Some(card) = card.filter(|card| card.controller != decision.seat) else { return false };
    let unit = view.seats.iter().flat_map(|side| &side.units).find(|unit| unit.uid == card.uid);
    let told = option.forecast.as_ref().and_then(|forecast| forecast.unit(card.uid));
    unit.zip(told).is_some_and(|(unit, told)| is_better(unit, told) && !is_worse(unit, told))
}

/// Puts the choices that hurt an enemy before those that hurt the own side, in the positions of both.
pub(super) fn enemies_first(view: &View, decision: &DecisionView, places: &mut [usize]) {
    let hurt = |place: usize| hurt(view, decision, &decision.options[place]);
    let at: Vec<usize> = (0..places.len()).filter(|index| hurt(places[*index]).is_some()).collect();
    let mut hurting: Vec<usize> = at.iter().map(|index| places[*index]).collect();
    hurting.sort_by_key(|place| hurt(*place));
    at.into_iter().zip(hurting).for_each(|(index, place)| places[index] = place);
}

/// Puts enemies before the own side if the text does harm, and after it if it does good, in the positions of all cards
/// that it could be done to.
pub(super) fn by_bearing(decision: &DecisionView, places: &mut [usize]) {
    let Some(bearing) =
        decision.bearing.filter(|_| matches!(decision.kind, DecisionKind::Target | DecisionKind::Allocate))
    else {
        return;
    };
    let side = |place: usize| {
        let card = decision.options[place].card.as_ref().filter(|_| decision.options[place].verb == Verb::Card)?;
        Some((card.controller == decision.seat) == (bearing == Bearing::Harm))
    };
    let at: Vec<usize> = (0..places.len()).filter(|index| side(places[*index]).is_some()).collect();
    let mut ordered: Vec<usize> = at.iter().map(|index| places[*index]).collect();
    ordered.sort_by_key(|place| side(*place));
    at.into_iter().zip(ordered).for_each(|(index, place)| places[index] = place);
}

fn hurt(view: &View, decision: &DecisionView, option: &OptionView) -> Option<Hurt> {
    let card = option.card.as_ref().filter(|_| option.verb == Verb::Card && decision.kind == DecisionKind::Target)?;
    let forecast = option.forecast.as_ref()?;
    let unit = view.seats.iter().flat_map(|side| &side.units).find(|unit| unit.uid == card.uid);
    let is_worse = match (unit, forecast.unit(card.uid)) {
        (Some(unit), Some(told)) => is_worse(unit, told),
        (Some(_), None) => false,
        (None, _) => {
            let base = view.seats.get(card.controller.index()).filter(|side| side.base.uid == card.uid)?;
            forecast.base(card.controller).is_some_and(|told| told.left < base.base.remaining())
        }
    };
    let side = if card.controller == decision.seat { Hurt::Own } else { Hurt::Enemy };
    is_worse.then_some(side)
}

/// Does a unit gain anything?
fn is_better(unit: &UnitView, told: &UnitForecast) -> bool {
    let readied = told.exhausted == Some(false);
    readied || told.shields > 0 || told.power > told.power_before || told.left > unit.remaining()
}

/// Does a unit leave its side, or lose something, and gain nothing?
fn is_worse(unit: &UnitView, told: &UnitForecast) -> bool {
    let loses = told.damage > 0 || told.shields < 0 || told.power < told.power_before || told.left < unit.remaining();
    let exhausted = told.exhausted == Some(true);
    told.fate != Fate::Stays || ((loses || exhausted) && !is_better(unit, told))
}
