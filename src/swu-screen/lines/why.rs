//! Why something cannot be done, or what it would do.

use super::narrate;
use super::parse::{Request, pick, pick_in, verb};
use super::refer::{card, words_for_card};
use crate::forecast::why_idle;
use crate::labels::Labels;
use crate::thing::Thing;
use seats::Seat;
use shell::words::sentence;
use swu_view::{DecisionKind, DecisionView, OptionView, Verb, View};

/// The answer to `why attack a`.
pub(super) fn why(words: &[&str], view: &View, labels: &Labels) -> String {
    let Some(decision) = &view.decision else { return "Nobody has to choose anything now.".into() };
    let (wanted, rest) = verb(words);
    let refusals: Vec<String> = decision
        .refusals
        .iter()
        .filter(|refusal| wanted.is_none_or(|verb| verb == refusal.verb || refusal.verb == Verb::Card))
        .filter(|refusal| match &refusal.card {
            Some(card) => words_for_card(rest, card, view, labels) == Some(rest.len()) && !rest.is_empty(),
            None => rest.is_empty(),
        })
        .map(|refusal| format!("No. {} Rule {}.", sentence(&refusal.why), refusal.rule))
        .collect();
    if !refusals.is_empty() {
        return refusals.join(" ");
    }
    if let Some(told) = wanted.filter(|_| rest.is_empty()).and_then(|verb| of_verb(verb, decision, labels)) {
        return told;
    }
    let about_nothing = rest.is_empty() && wanted.is_none();
    match pick(words, view, labels) {
        Ok(Request::Pick(index, left)) => return possible(&decision.options[index], &left, view, labels),
        Err(why) if !about_nothing && wanted == Some(Verb::Attack) => {
            return foreign(wanted, rest, decision, view, labels).unwrap_or_else(|| why.to_string());
        }
        _ => {}
    }
    if let Some(why) = foreign(wanted, rest, decision, view, labels) {
        return why;
    }
    if wanted == Some(Verb::Play) && view.viewer.is_none() {
        return narrate::OPEN_FIRST.into();
    }
    format!("Nothing is known about that. You may: {}.", narrate::keys(view, labels))
}

/// The answer if only the action is given, without a card: why nothing of the kind is possible, or what is.
fn of_verb(verb: Verb, decision: &DecisionView, labels: &Labels) -> Option<String> {
    let refused = decision.refusals.iter().filter(|refusal| refusal.verb == verb);
    let refused: Vec<String> = refused.map(|refusal| narrate::refusal(refusal, labels)).collect();
    if !refused.is_empty() {
        return Some(refused.join(" "));
    }
    let offered = decision.options.iter().filter(|option| option.verb == verb);
    let offered: Vec<&str> = offered.map(|option| option.label.as_str()).collect();
    if !offered.is_empty() {
        return Some(format!("It can be done: {}.", offered.join("; ")));
    }
    let attacks = verb == Verb::Attack && decision.kind == DecisionKind::Action;
    attacks.then(|| "No. There is no unit that could attack.".to_owned())
}

/// Why nothing of the kind is possible with something in sight: it is somebody else's, or has nothing to use.
fn foreign(
    wanted: Option<Verb>,
    words: &[&str],
    decision: &DecisionView,
    view: &View,
    labels: &Labels,
) -> Option<String> {
    let verb = wanted.filter(|verb| matches!(verb, Verb::Attack | Verb::Use | Verb::Deploy | Verb::Play))?;
    let sides = || view.seats.iter().zip(Seat::all(view.seats.len()));
    let (name, owner, played) = match card(words, view, labels)? {
        Thing::Unit(uid) => {
            let unit = sides().flat_map(|(side, _)| &side.units).find(|unit| unit.uid == uid)?;
            (&unit.name, unit.controller, true)
        }
        Thing::Leader(uid) => {
            let leaders = sides().flat_map(|(side, seat)| side.leaders.iter().map(move |leader| (leader, seat)));
            let (leader, seat) = leaders.into_iter().find(|(leader, _)| leader.uid == uid)?;
            (&leader.name, seat, false)
        }
        Thing::Base(_) | Thing::Hand(_) => return None,
    };
    match verb {
        _ if decision.kind != DecisionKind::Action => None,
        _ if owner != decision.seat => {
            let whose = view.seats.get(owner.index()).map_or("somebody else", |side| &side.name);
            Some(format!("No. {name} is {whose}'s."))
        }
        Verb::Use => Some(format!("No. {name} has nothing that can be used now.")),
        Verb::Play if played => Some(format!("No. {name} is in play already.")),
        _ => None,
    }
}

/// "It can be done: Attack with Luke Skywalker, AT-ST."
fn possible(option: &OptionView, rest: &str, view: &View, labels: &Labels) -> String {
    let targets = option.forecast.as_ref().and_then(|told| told.targets.as_ref());
    let words: Vec<&str> = rest.split_whitespace().collect();
    let target = targets.filter(|_| !words.is_empty()).and_then(|targets| {
        let Ok(Request::Pick(index, _)) = pick_in(&words, targets, view, labels) else { return None };
        targets.options.get(index)
    });
    match target {
        Some(target) if target.only_costs() => {
            format!("It can be done, and changes nothing: {}, {}.", option.label, target.label)
        }
        Some(target) => format!("It can be done: {}, {}.", option.label, target.label),
        None if option.only_costs() => {
            let why = why_idle(option).map(|why| format!(", {why}")).unwrap_or_default();
            let label = &option.label;
            format!("It can be done, but nothing on the table would change{why}; only its cost is paid: {label}.")
        }
        None => format!("It can be done: {}.", option.label),
    }
}
