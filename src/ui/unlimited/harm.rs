//! Choices that hurt what they are about and do it no good, as the forecast tells it: the own side, or an enemy's.

use crate::order::Order;
use crate::unlimited::rules::view::forecast::{Fate, UnitForecast};
use crate::unlimited::rules::view::{DecisionKind, DecisionView, OptionView, UnitView, Verb, View};

/// Whom a choice hurts. Enemies come first where they are read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Hurt {
    Enemy,
    Own,
}

/// Does this option hurt the side that decides, where another one hurts an enemy instead?
pub(super) fn is_astray(view: &View, decision: &DecisionView, option: &OptionView) -> bool {
    let enemies = || decision.options.iter().any(|other| hurt(view, decision, other) == Some(Hurt::Enemy));
    hurt(view, decision, option) == Some(Hurt::Own) && enemies()
}

/// Puts the choices that hurt an enemy before those that hurt the own side, in the places that both have.
pub(super) fn enemies_first(view: &View, decision: &DecisionView, places: &mut [usize]) {
    let hurt = |place: usize| hurt(view, decision, &decision.options[place]);
    let at: Vec<usize> = (0..places.len()).filter(|index| hurt(places[*index]).is_some()).collect();
    let mut hurting: Vec<usize> = at.iter().map(|index| places[*index]).collect();
    hurting.order_by_key(|place| hurt(*place));
    at.into_iter().zip(hurting).for_each(|(index, place)| places[index] = place);
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

/// Does a unit leave its side, or is less of it left, and nothing more?
fn is_worse(unit: &UnitView, told: &UnitForecast) -> bool {
    let gains = told.shields > 0 || told.power > unit.power || told.left > unit.remaining();
    let loses = told.damage > 0 || told.shields < 0 || told.power < unit.power || told.left < unit.remaining();
    told.fate != Fate::Stays || (loses && !gains)
}
