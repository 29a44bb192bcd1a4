//! Every choice of a decision by itself, with all numbers.

use super::choices;
use super::narrate::numbers_of;
use super::parse::in_play;
use crate::forecast;
use crate::labels::Labels;
use crate::prompt::menu::in_reading_order;
use crate::whose::{mixed, owner, place};
use seats::Seat;
use swu_language::word::Kind;
use swu_view::{CardRef, DecisionView, OptionView, UnitView, Verb, View, ZoneView};

/// Every choice by itself, with the number that chooses it.
pub(super) fn told(view: &View, decision: &DecisionView, labels: &Labels) -> Vec<String> {
    let numbers = choices::numbers(view, decision, labels);
    let number = |place: usize| numbers.iter().find(|(_, at)| *at == place).map(|(number, _)| *number);
    let said = in_reading_order(view, decision).into_iter().map(|place| {
        let said = option(view, &decision.options[place], labels);
        number(place).map_or_else(|| format!("{said}."), |number| format!("{number}. {said}"))
    });
    said.collect()
}

/// An option with its letter or hand number, with the numbers of its target, and with what picking it leads to.
fn option(view: &View, option: &OptionView, labels: &Labels) -> String {
    let Some(card) = &option.card else {
        // The choice whose abilities come first depends on what waits.
        let waits = option.verb == Verb::Seat && !option.text.is_empty();
        let waits = if waits { format!(": {}", option.text.join("; ")) } else { String::new() };
        return format!("{}{waits}", option.label);
    };
    let place = match (labels.of(card.uid), labels.hand_number(view, card.uid)) {
        (Some(label), _) if in_play(card.zone) => format!(" ({label})"),
        (None, Some(number)) => format!(" (hand {number})"),
        _ => String::new(),
    };
    let numbers = match option.verb {
        Verb::Attack => unit_of(view, card).map(|unit| format!(", {}", numbers_of(unit))),
        Verb::Card => strength(view, option, card),
        _ => None,
    };
    let numbers = numbers.or_else(|| whose(view, option, labels));
    let told = forecast::told(view, option, " to ").or_else(|| idle(option));
    let told = told.map(|told| format!(": {told}"));
    format!("{}{place}{}{}", option.label, numbers.unwrap_or_default(), told.unwrap_or_default())
}

/// Something that hardly anybody means to pay for.
fn idle(option: &OptionView) -> Option<String> {
    let why = forecast::why_idle(option).map(|why| format!(", {why}")).unwrap_or_default();
    option.only_costs().then(|| format!("{}{why}", forecast::IDLE))
}

/// ", on Bob's AT-ST (g)": where the card is; for a unit ", Bob's" if others are offered, too.
fn whose(view: &View, option: &OptionView, labels: &Labels) -> Option<String> {
    if let Some(place) = place(view, labels, option) {
        return Some(format!(", {place}"));
    }
    let base = option.card.as_ref().is_some_and(|card| card.kind == Kind::Base);
    view.decision.as_ref().filter(|decision| mixed(decision) && !base)?;
    Some(format!(", {}'s", name(view, owner(option)?)))
}

/// ", power 6, HP 5 of 7" for a unit that is chosen, ", 19 of 30 left" for a base.
pub(super) fn strength_of(view: &View, option: &OptionView, card: &CardRef) -> Option<String> {
    match unit_of(view, card).filter(|_| option.verb == Verb::Card) {
        Some(unit) => Some(format!(", {}", numbers_of(unit))),
        None => strength(view, option, card).filter(|_| card.zone == ZoneView::Base && option.verb == Verb::Card),
    }
}

/// ", Bob's, power 6, HP 5 of 7" for a unit; ", 19 of 30 left" for a base, which is called by its owner's name, if the
/// option does not say it.
fn strength(view: &View, option: &OptionView, card: &CardRef) -> Option<String> {
    if let Some(unit) = unit_of(view, card) {
        return Some(format!(", {}'s, {}", name(view, card.controller), numbers_of(unit)));
    }
    let bases = || view.seats.iter().map(|side| &side.base);
    let base = bases().find(|base| base.uid == card.uid && card.zone == ZoneView::Base)?;
    let told = option.forecast.as_ref().is_some_and(|forecast| forecast.base(card.controller).is_some());
    Some(if told { String::new() } else { format!(", {} of {} left", base.remaining(), base.hp) })
}

fn unit_of<'a>(view: &'a View, card: &CardRef) -> Option<&'a UnitView> {
    view.seats.iter().flat_map(|side| &side.units).find(|unit| unit.uid == card.uid)
}

fn name(view: &View, seat: Seat) -> &str {
    view.seats.get(seat.index()).map_or("nobody", |side| &side.name)
}
