//! Every legal action with what it leads to, and everything impossible with the reason.

use super::forecast::{ARROW, told};
use super::labels::Labels;
use screen::game::action::{Action, Meant};
use shell::words::sentence;
use swu_view::{CardRef, OptionView, RefusalView, Verb, View, ZoneView};

/// The actions of the decision, as far as the eyes of the view may know them.
pub(super) fn actions(view: &View, labels: &Labels) -> Vec<Action> {
    let Some(decision) = &view.decision else { return Vec::new() };
    let mut actions = Vec::new();
    for (index, option) in decision.options.iter().enumerate() {
        let text = format!("{}{}", option.label, place(option.card.as_ref(), labels));
        let led = told(view, option, ARROW).unwrap_or_default();
        actions.push(Action { text, told: led, meant: Meant::Pick(index) });
        actions.extend(targets(view, labels, option));
    }
    actions.extend(decision.refusals.iter().map(|refusal| refused(refusal, labels)));
    actions
}

/// An attack with each of its targets, as one sentence: both picks are made.
fn targets(view: &View, labels: &Labels, option: &OptionView) -> Vec<Action> {
    let targets = option.forecast.as_ref().and_then(|forecast| forecast.targets.as_ref());
    let (Some(targets), Some(attacker), Verb::Attack) = (targets, &option.card, option.verb) else { return Vec::new() };
    let by = labels.of(attacker.uid).map_or_else(|| attacker.name.clone(), |label| label.to_string());
    let target = |target: &OptionView| {
        let card = target.card.as_ref()?;
        let words = said(view, labels, card);
        Some(Action {
            text: format!("{}{} {ARROW} {words}", option.label, place(Some(attacker), labels)).replace("  ", " "),
            told: told(view, target, ARROW).unwrap_or_default(),
            meant: Meant::Sentence(format!("attack {by} {words}")),
        })
    };
    targets.options.iter().filter_map(target).collect()
}

/// The words for something that is attacked: its letter and name, or whose base it is.
fn said(view: &View, labels: &Labels, card: &CardRef) -> String {
    match labels.of(card.uid) {
        Some(label) => label.to_string(),
        None if card.zone == ZoneView::Base => {
            let owner = view.seats.get(card.controller.index()).map_or("", |side| side.name.as_str());
            format!("{owner} base")
        }
        None => card.name.clone(),
    }
}

fn refused(refusal: &RefusalView, labels: &Labels) -> Action {
    let about = refusal.card.as_ref().map(|card| format!(" {}", card.name)).unwrap_or_default();
    let verb = super::lines::narrate::verb(refusal.verb);
    Action {
        text: format!("why not {verb}{about}{}", place(refusal.card.as_ref(), labels)),
        told: format!("{} Rule {}.", sentence(&refusal.why), refusal.rule),
        meant: Meant::Refused,
    }
}

fn place(card: Option<&CardRef>, labels: &Labels) -> String {
    card.and_then(|card| labels.of(card.uid)).map(|label| format!(" ({label})")).unwrap_or_default()
}
