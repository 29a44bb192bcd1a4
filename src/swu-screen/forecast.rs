//! What a choice would do, in words: the engine's forecast, drawn and never computed here.

use seats::Seat;
use swu_cards::wording::grammar::possessive;
use swu_view::forecast::{BaseForecast, Ends, Fate, Forecast, Missing, UnitForecast};
use swu_view::{OptionView, SeatView, UnitView, Verb, View};

/// How many other units are named.
const MOST_OTHERS: usize = 3;

/// Said about a choice without any effect.
pub(crate) const IDLE: &str = "does nothing now";

/// Why a choice would have no effect, if that can be told: "as there is no unit that could attack".
pub(crate) fn why_idle(option: &OptionView) -> Option<&'static str> {
    Some(match option.forecast.as_ref()?.missing? {
        Missing::Attacker => "as there is no unit that could attack",
        Missing::Target => "as there is nothing that it could choose",
        Missing::Damage => "as nothing that it could heal is damaged",
    })
}

/// The arrow between before and after on a screen; read aloud it is "to".
pub(crate) const ARROW: &str = " -> ";

/// What picking the option leads to, its own card first: `dies, R2-D2 5 -> 2`. `None` if nothing is known.
pub(crate) fn told(view: &View, option: &OptionView, arrow: &str) -> Option<String> {
    let forecast = option.forecast.as_deref()?;
    let about = option.card.as_ref().map(|card| card.uid);
    let mut parts: Vec<Vec<String>> = Vec::new();
    parts.extend(end(view, forecast).map(|end| vec![end]));
    parts.extend(kept(view, option));
    parts.extend(exhausted_already(view, option).map(|told| vec![told]));
    let target = forecast.units.iter().filter(|unit| Some(unit.uid) == about);
    parts.extend(target.filter_map(|unit| Some(whole(view, unit_of(view, unit.uid)?, unit, None, arrow))));
    parts.extend(bases(view, forecast, about, arrow).into_iter().map(|base| vec![base]));
    parts.extend(others(view, option, forecast, arrow));
    if forecast.keeps_one {
        parts.push(vec!["then one of the two is defeated (unique)".into()]);
    }
    if parts.is_empty() && !forecast.declares {
        return None;
    }
    if let Some(declined) = &forecast.declined {
        return unless_changed(view, option, (forecast, declined), arrow);
    }
    let when = if parts.is_empty() { "first" } else { "then" };
    // The chooser knows which card asks.
    let own = option.card.as_ref().map(|card| card.name.as_str());
    let asker = forecast.asker.as_deref().filter(|asker| Some(*asker) != own);
    let asker = asker.map(|asker| format!(" ({asker})")).unwrap_or_default();
    match forecast.ends {
        Ends::Choice(seat) if !forecast.keeps_one => {
            parts.push(vec![format!("{when} {} chooses{asker}", name(view, seat))])
        }
        Ends::Hidden => parts.push(vec![format!("{when} hidden cards decide{asker}")]),
        _ => {}
    }
    (!parts.is_empty()).then(|| joined(&parts))
}

/// What changes about units that are not the option's own card.
fn others(view: &View, option: &OptionView, forecast: &Forecast, arrow: &str) -> Vec<Vec<String>> {
    let about = option.card.as_ref().map(|card| card.uid);
    let said = |unit: &&UnitForecast| Some(unit.uid) != about && !goes(view, unit.uid);
    let others: Vec<&UnitForecast> = forecast.units.iter().filter(said).collect();
    let mut parts = Vec::new();
    for other in others.iter().take(MOST_OTHERS) {
        let Some(unit) = unit_of(view, other.uid) else { continue };
        // Of two copies of a card, the other one is meant.
        let alike = option.card.as_ref().is_some_and(|card| card.name == unit.name);
        let name = if alike { "the other one" } else { &unit.name };
        parts.push(whole(view, unit, other, Some(name), arrow));
    }
    match others.len().saturating_sub(MOST_OTHERS) {
        0 => {}
        1 => parts.push(vec!["1 more unit changes".into()]),
        more => parts.push(vec![format!("{more} more units change")]),
    }
    parts
}

/// What follows if the next answer is no, and whose answer may change it.
fn unless_changed(
    view: &View,
    option: &OptionView,
    (forecast, declined): (&Forecast, &Forecast),
    arrow: &str,
) -> Option<String> {
    let sure = Forecast { ends: Ends::Settled, ..declined.clone() };
    let anyhow = OptionView { forecast: Some(Box::new(sure)), ..option.clone() };
    let told = told(view, &anyhow, arrow)?;
    if forecast.declined_is_sure {
        return Some(told);
    }
    let attacker = view.decision.iter().flat_map(|decision| &decision.source).map(|card| card.name.as_str());
    let asker = forecast.asker.as_deref().filter(|asker| !attacker.clone().any(|name| name == *asker));
    Some(match (other_chooser(view, forecast), asker) {
        (Some(other), Some(asker)) => format!("{told}; {other} may change it ({asker})"),
        (Some(other), None) => format!("{told}; {other} may change it"),
        (None, asker) => format!("{told}; {} may change it", asker.unwrap_or("its ability")),
    })
}

/// Somebody else whose answer stops the forecast.
fn other_chooser<'a>(view: &'a View, forecast: &Forecast) -> Option<&'a str> {
    let Ends::Choice(chooser) = forecast.ends else { return None };
    let decides = view.decision.as_ref()?.seat;
    (chooser != decides).then(|| name(view, chooser))
}

/// Several changes in a row: if one of them consists of several, it stays visible where the next one begins.
fn joined(parts: &[Vec<String>]) -> String {
    let nested = parts.len() > 1 && parts.iter().any(|part| part.len() > 1);
    let parts: Vec<String> = parts.iter().map(|part| part.join(", ")).collect();
    parts.join(if nested { "; " } else { ", " })
}

/// Which of the copies of a unique card stays.
fn kept(view: &View, option: &OptionView) -> Option<Vec<String>> {
    let decision = view.decision.as_ref().filter(|decision| decision.keeps_one && option.verb == Verb::Card)?;
    let others = if decision.options.len() > 2 { "the others are defeated" } else { "the other one is defeated" };
    Some(vec!["stays".into(), others.into()])
}

/// Is it a copy of a unique card that goes if another one is chosen? All rows say so in the same words.
fn goes(view: &View, uid: u16) -> bool {
    let decision = view.decision.iter().filter(|decision| decision.keeps_one);
    decision.flat_map(|decision| &decision.options).any(|other| other.handle() == Some(uid))
}

/// If a unit is chosen to be exhausted: that it already is, so that nothing changes.
fn exhausted_already(view: &View, option: &OptionView) -> Option<String> {
    let turned = |option: &OptionView| {
        let forecast = option.forecast.as_ref()?;
        forecast.unit(option.handle()?)?.exhausted
    };
    let mut options = view.decision.iter().flat_map(|decision| &decision.options);
    let exhausts = options.any(|other| turned(other) == Some(true));
    let unit = unit_of(view, option.handle()?).filter(|unit| exhausts && unit.exhausted && turned(option).is_none())?;
    let stays = option.forecast.as_ref()?.unit(unit.uid).is_none_or(|told| told.fate == Fate::Stays);
    stays.then(|| "is exhausted already".into())
}

/// Does the seat that decides win with this option?
pub(crate) fn wins(view: &View, option: &OptionView) -> bool {
    let decides = view.decision.as_ref().map(|decision| decision.seat);
    decides.is_some_and(|seat| option.forecast.as_ref().is_some_and(|forecast| forecast.wins(seat)))
}

/// Could the seat that decides win with a target that is chosen after this option?
pub(crate) fn could_win(view: &View, option: &OptionView) -> bool {
    let decides = view.decision.as_ref().map(|decision| decision.seat);
    decides.is_some_and(|seat| option.forecast.as_ref().is_some_and(|forecast| forecast.could_win(seat)))
}

fn end(view: &View, forecast: &Forecast) -> Option<String> {
    let winners = forecast.winners.as_ref()?;
    let names: Vec<&str> = winners.iter().map(|seat| name(view, *seat)).collect();
    Some(match names.is_empty() {
        true => "the game is a DRAW".into(),
        false => format!("{} WINS", names.join(" and ")),
    })
}

fn bases(view: &View, forecast: &Forecast, about: Option<u16>, arrow: &str) -> Vec<String> {
    let of = |seat: Seat| side(view, seat).is_some_and(|side| Some(side.base.uid) == about);
    let told = |base: &BaseForecast| {
        let change = format!("{}{arrow}{}", base.before, base.left);
        if of(base.seat) { change } else { format!("{}'s base {change}", name(view, base.seat)) }
    };
    // The subject of the option needs no name if it comes first.
    let (own, others): (Vec<&BaseForecast>, Vec<&BaseForecast>) = forecast.bases.iter().partition(|base| of(base.seat));
    own.into_iter().chain(others).map(told).collect()
}

/// What happens to a unit, and which captives it frees: `dies, frees Wampa`.
fn whole(view: &View, unit: &UnitView, told: &UnitForecast, name: Option<&str>, arrow: &str) -> Vec<String> {
    let mut outcome = outcomes(view, unit, told, arrow);
    if let (Some(name), Some(first)) = (name, outcome.first_mut()) {
        let shield = told.fate == Fate::Stays && told.prevented > 0;
        let own = if shield { possessive(name) } else { name.to_owned() };
        *first = format!("{own} {first}");
    }
    let stays = matches!(told.fate, Fate::Stays | Fate::Taken(_));
    if stays || unit.guarded().next().is_none() {
        return outcome;
    }
    let names: Vec<&str> = unit.guarded().map(|card| card.name.as_str()).collect();
    outcome.push(format!("frees {}", names.join(" and ")));
    outcome
}

/// What happens to a unit: `dies`, `7 -> 3`, `Shield stops 3`.
pub(crate) fn outcome(view: &View, unit: &UnitView, told: &UnitForecast, arrow: &str) -> String {
    outcomes(view, unit, told, arrow).join(", ")
}

fn outcomes(view: &View, unit: &UnitView, told: &UnitForecast, arrow: &str) -> Vec<String> {
    match told.fate {
        Fate::Defeated | Fate::Dying => return vec!["dies".into()],
        Fate::Captured => return vec!["is captured".into()],
        Fate::Taken(seat) => return vec![format!("goes to {}", name(view, seat))],
        Fate::Returned(seat) => return vec![format!("back to {}'s hand", name(view, seat))],
        Fate::Leaves => return vec!["leaves play".into()],
        Fate::Stays => {}
    }
    let mut parts = Vec::new();
    if told.prevented > 0 {
        parts.push(format!("Shield stops {}", told.prevented));
    }
    match told.shields {
        // A stopped amount implies that the Shield is gone.
        lost if lost < 0 && told.prevented == 0 => parts.push("loses its Shield".into()),
        1 => parts.push("gets a Shield".into()),
        got if got > 1 => parts.push(format!("gets {got} Shields")),
        _ => {}
    }
    let power = told.power != told.power_before;
    if power {
        parts.push(format!("power {}{arrow}{}", told.power_before, told.power));
    }
    if told.left != unit.remaining() {
        // Damage alone needs no name.
        let named = if power || told.left > unit.remaining() { "HP " } else { "" };
        parts.push(format!("{named}{}{arrow}{}", unit.remaining(), told.left));
    }
    match told.exhausted {
        Some(true) => parts.push("is exhausted".into()),
        Some(false) => parts.push("is readied".into()),
        None => {}
    }
    if parts.is_empty() {
        parts.push("unchanged".into());
    }
    parts
}

fn side(view: &View, seat: Seat) -> Option<&SeatView> {
    view.seats.get(seat.index())
}

fn name(view: &View, seat: Seat) -> &str {
    side(view, seat).map_or("nobody", |side| &side.name)
}

fn unit_of(view: &View, uid: u16) -> Option<&UnitView> {
    view.seats.iter().flat_map(|side| &side.units).find(|unit| unit.uid == uid)
}
