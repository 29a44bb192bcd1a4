//! What a choice would do, in words: the engine's forecast, drawn and never computed here.

use super::scene::Scene;
use crate::seats::Seat;
use crate::unlimited::rules::view::forecast::{Ends, Fate, Forecast, UnitForecast};
use crate::unlimited::rules::view::{DecisionKind, OptionView, UnitView};

/// So many other units are told of by name.
const MOST_OTHERS: usize = 3;

/// What picking the option leads to, what it is about first: `dies, R2-D2 5 -> 2`. Nothing where nothing is known.
pub fn told(scene: &Scene<'_>, option: &OptionView) -> Option<String> {
    let forecast = option.forecast.as_deref()?;
    let about = option.card.as_ref().map(|card| card.uid);
    let mut parts: Vec<String> = Vec::new();
    parts.extend(end(scene, forecast));
    let target = forecast.units.iter().filter(|unit| Some(unit.uid) == about);
    parts.extend(target.filter_map(|unit| Some(outcome(scene, scene.unit(unit.uid)?, unit))));
    parts.extend(bases(scene, forecast, about));
    let others: Vec<&UnitForecast> = forecast.units.iter().filter(|unit| Some(unit.uid) != about).collect();
    for other in others.iter().take(MOST_OTHERS) {
        let Some(unit) = scene.unit(other.uid) else { continue };
        parts.push(format!("{} {}", unit.name, outcome(scene, unit, other)));
    }
    if others.len() > MOST_OTHERS {
        parts.push(format!("{} more units change", others.len() - MOST_OTHERS));
    }
    if forecast.keeps_one {
        parts.push("then only one copy stays".into());
    }
    if parts.is_empty() {
        return None;
    }
    match forecast.ends {
        Ends::Choice(seat) if !forecast.keeps_one => parts.push(format!("then {} chooses", scene.name(seat))),
        Ends::Hidden => parts.push("then hidden cards decide".into()),
        _ => {}
    }
    Some(parts.join(", "))
}

/// What happens to a unit that can be chosen now, as short as it can be said: `dies`, `7->3`.
pub fn brief(scene: &Scene<'_>, unit: &UnitView) -> Option<String> {
    let decision = scene.view.decision.as_ref().filter(|decision| decision.kind == DecisionKind::Target)?;
    let place = *scene.menu.about(unit.uid)?.picks.first()?;
    let told = decision.options.get(place)?.forecast.as_deref()?.unit(unit.uid)?;
    Some(outcome(scene, unit, told))
}

/// Does the seat that decides win with this option?
pub fn wins(scene: &Scene<'_>, option: &OptionView) -> bool {
    let decides = scene.view.decision.as_ref().map(|decision| decision.seat);
    decides.is_some_and(|seat| option.forecast.as_ref().is_some_and(|forecast| forecast.wins(seat)))
}

/// Could the seat that decides win with a target that is chosen after this option?
pub fn could_win(scene: &Scene<'_>, option: &OptionView) -> bool {
    let decides = scene.view.decision.as_ref().map(|decision| decision.seat);
    decides.is_some_and(|seat| option.forecast.as_ref().is_some_and(|forecast| forecast.could_win(seat)))
}

fn end(scene: &Scene<'_>, forecast: &Forecast) -> Option<String> {
    let winners = forecast.winners.as_ref()?;
    let names: Vec<&str> = winners.iter().map(|seat| scene.name(*seat)).collect();
    Some(match names.is_empty() {
        true => "the game is a DRAW".into(),
        false => format!("{} WINS", names.join(" and ")),
    })
}

fn bases(scene: &Scene<'_>, forecast: &Forecast, about: Option<u16>) -> Vec<String> {
    let of = |seat: Seat| scene.seat(seat).is_some_and(|side| Some(side.base.uid) == about);
    let told = forecast.bases.iter().map(|base| {
        let change = format!("{} -> {}", base.before, base.left);
        if of(base.seat) { change } else { format!("{}'s base {change}", scene.name(base.seat)) }
    });
    told.collect()
}

/// What happens to a unit: `dies`, `7 -> 3`, `Shield stops 3`.
fn outcome(scene: &Scene<'_>, unit: &UnitView, told: &UnitForecast) -> String {
    match told.fate {
        Fate::Defeated => return "dies".into(),
        Fate::Captured => return "is captured".into(),
        Fate::Taken(seat) => return format!("goes to {}", scene.name(seat)),
        Fate::Leaves => return "leaves play".into(),
        Fate::Stays => {}
    }
    let mut parts = Vec::new();
    if told.prevented > 0 {
        parts.push(format!("Shield stops {}", told.prevented));
    }
    if told.left != unit.remaining() {
        parts.push(format!("{} -> {}", unit.remaining(), told.left));
    }
    if told.power != unit.power {
        parts.push(format!("power {} -> {}", unit.power, told.power));
    }
    if parts.is_empty() { "unchanged".into() } else { parts.join(", ") }
}
