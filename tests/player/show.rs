//! A position in the words of the notation, for failure messages.

use super::setup::NAMES;
use std::fmt::Write;
use swu_view::{CardView, DecisionView, SeatView, UnitView, View};

/// The whole position with the awaited decision.
pub(super) fn position(view: &View) -> String {
    let mut text = format!("round {}, {:?} phase, initiative {:?}\n", view.round, view.phase, view.initiative.seat);
    for (name, side) in NAMES.iter().zip(&view.seats) {
        seat(&mut text, name, side);
    }
    match (&view.decision, &view.over) {
        (Some(decision), _) => text.push_str(&awaited(decision)),
        (None, Some(over)) => writeln!(text, "over: {:?} win, {:?}", over.winners, over.reason).unwrap_or_default(),
        (None, None) => text.push_str("nothing is awaited\n"),
    }
    text
}

/// The awaited decision.
pub(super) fn awaited(decision: &DecisionView) -> String {
    let name = NAMES[decision.seat.index()];
    let mut text = format!("{name} decides: {} [{:?}]\n", decision.prompt, decision.kind);
    for option in &decision.options {
        let whose = option.card.as_ref().map_or("", |card| NAMES[card.controller.index()]);
        writeln!(text, "  {:?} {} {whose}", option.verb, option.label).unwrap_or_default();
    }
    for refusal in &decision.refusals {
        let card = refusal.card.as_ref().map_or("", |card| card.name.as_str());
        writeln!(text, "  not {:?} {card}: {} ({})", refusal.verb, refusal.why, refusal.rule).unwrap_or_default();
    }
    text
}

fn seat(text: &mut String, name: &str, side: &SeatView) {
    let leader: Vec<String> = side
        .leaders
        .iter()
        .map(|leader| {
            let status = if leader.deployed {
                "deployed"
            } else if leader.exhausted {
                "exhausted"
            } else {
                "ready"
            };
            format!("{} ({status}{})", leader.name, if leader.epic_used { ", epic used" } else { "" })
        })
        .collect();
    let ready = side.ready_resources();
    writeln!(
        text,
        "{name}: leader {}; base {} ({} damage); res {ready} ready of {}; hand {}; deck {}; discard {}",
        leader.join(", "),
        side.base.name,
        side.base.damage,
        side.resources.len(),
        titles(&side.hand),
        side.deck.len(),
        titles(&side.discard),
    )
    .unwrap_or_default();
    for unit in &side.units {
        writeln!(text, "  {}", of_unit(unit)).unwrap_or_default();
    }
}

fn titles(cards: &[CardView]) -> String {
    let titles: Vec<&str> = cards.iter().filter_map(CardView::known).map(|card| card.name.as_str()).collect();
    if titles.is_empty() { "none".to_owned() } else { titles.join(", ") }
}

fn of_unit(unit: &UnitView) -> String {
    let mut words = vec![format!("{}/{}", unit.power, unit.hp), format!("{} damage", unit.damage)];
    if unit.exhausted {
        words.push("exhausted".to_owned());
    }
    words.extend(unit.keywords.iter().map(|(keyword, number)| format!("{keyword} {number}")));
    words.extend(unit.upgrades.iter().map(|upgrade| upgrade.name.clone()));
    words.extend(unit.guarded().map(|captive| format!("guards {}", captive.name)));
    format!("{:?} {} ({})", unit.arena, unit.name, words.join(", "))
}
