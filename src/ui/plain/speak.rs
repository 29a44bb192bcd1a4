//! Sentences about the table. Their wording is stable: people and programs learn it by heart.

use super::listen::in_play;
use crate::seats::Seat;
use crate::ui::board::inspect;
use crate::ui::cards::Cards;
use crate::ui::labels::Labels;
use crate::ui::prompt::menu::hand_number;
use crate::ui::session::LogLine;
use crate::ui::words::{capital, clause, lower_first};
use crate::unlimited::cards::word::Arena;
use crate::unlimited::rules::view::{
    CardView, DecisionKind, DecisionView, OptionView, PhaseView, SeatView, UnitView, Verb, View,
};

/// The whole table.
pub fn table(view: &View, labels: &Labels) -> Vec<String> {
    let mut lines = vec![moment(view)];
    for (index, side) in view.seats.iter().enumerate() {
        lines.push(seat(view, Seat(index as u8), side, labels));
    }
    if !view.lasting.is_empty() {
        lines.push(format!("In effect: {}.", view.lasting.join("; ")));
    }
    lines
}

/// "Round 4, action phase. Ann to act. Initiative: Bob's, open."
pub fn moment(view: &View) -> String {
    let phase = match view.phase {
        PhaseView::Setup => "setup",
        PhaseView::Action => "action phase",
        PhaseView::Regroup => "regroup phase",
        PhaseView::Over => "the game is over",
    };
    let round = if view.round == 0 { capital(phase) } else { format!("Round {}, {phase}", view.round) };
    let acting = view.decision.as_ref().map_or(view.active, |decision| decision.seat);
    let initiative = match (view.initiative.seat, view.initiative.taken) {
        (None, _) => "Initiative: nobody's".to_string(),
        (Some(seat), taken) => {
            format!("Initiative: {}'s, {}", name(view, seat), if taken { "taken" } else { "open" })
        }
    };
    let counters = view.counters;
    let taken = |seat: Option<Seat>| seat.map_or("open", |seat| name(view, seat));
    let counters = if counters.used {
        format!(" Blast: {}. Plan: {}.", taken(counters.blast), taken(counters.plan))
    } else {
        String::new()
    };
    format!("{round}. {} to act. {initiative}.{counters}", name(view, acting))
}

/// "Bob: base 19 of 30. Leader Darth Vader, ready. Ground: a Death Trooper 3 power 3 of 3, ready, Sentinel."
pub fn seat(view: &View, seat: Seat, side: &SeatView, labels: &Labels) -> String {
    let who = if view.viewer == Some(seat) { format!("You ({})", side.name) } else { side.name.clone() };
    if side.eliminated {
        return format!("{who}: defeated.");
    }
    let mut text = format!("{who}: base {} of {}.", side.base.remaining(), side.base.hp);
    for leader in side.leaders.iter().filter(|leader| !leader.deployed) {
        let state = if leader.exhausted { "exhausted" } else { "ready" };
        text.push_str(&format!(" Leader {}, {state}.", leader.name));
    }
    for arena in [Arena::Ground, Arena::Space] {
        let units: Vec<String> =
            side.units.iter().filter(|unit| unit.arena == arena).map(|unit| self::unit(unit, labels)).collect();
        let heading = capital(arena.name());
        let units = if units.is_empty() { "nothing".into() } else { units.join("; ") };
        text.push_str(&format!(" {heading}: {units}."));
    }
    let (ready, all) = (side.ready_resources(), side.resources.len());
    let (hand, deck, discard) = (side.hand.len(), side.deck.len(), side.discard.len());
    text.push_str(&format!(" Hand {hand}, resources {ready} of {all} ready, deck {deck}, discard {discard}."));
    if side.done_for_phase {
        text.push_str(" Out for this phase.");
    } else if side.passed {
        text.push_str(" Passed.");
    }
    text
}

/// "e Luke Skywalker leader 6 power 7 of 7, ready, Restore 3"
pub fn unit(unit: &UnitView, labels: &Labels) -> String {
    let label = labels.of(unit.uid).map(|label| format!("{label} ")).unwrap_or_default();
    let leader = if unit.leader { " leader" } else { "" };
    let state = if unit.exhausted { "exhausted" } else { "ready" };
    let mut parts =
        vec![format!("{label}{}{leader} {} power {} of {}, {state}", unit.name, unit.power, unit.remaining(), unit.hp)];
    for (keyword, number) in &unit.keywords {
        let numbered = matches!(*keyword, "Raid" | "Restore" | "Exploit");
        parts.push(if numbered { format!("{keyword} {number}") } else { (*keyword).to_string() });
    }
    parts.extend(unit.upgrades.iter().map(|upgrade| format!("with {}", upgrade.name)));
    parts.extend(unit.captives.iter().map(|captive| format!("guards {}", captive.name)));
    parts.join(", ")
}

/// The question and its choices, numbered.
pub fn decision(view: &View, labels: &Labels) -> Vec<String> {
    if let Some(over) = &view.over {
        let result = crate::ui::screens::over::result(view, over);
        return vec![format!("{result} {}", crate::ui::screens::over::reason(over.reason))];
    }
    let Some(decision) = &view.decision else { return vec!["Nobody has to choose anything now.".into()] };
    let source = decision.source.as_ref().map(|card| format!(" ({})", card.name)).unwrap_or_default();
    let mut lines = vec![format!("{}, {}{source}.", name(view, decision.seat), lower_first(&decision.prompt))];
    match decision.kind {
        DecisionKind::Number => lines.push(format!("Say a number: {}.", numbers(decision))),
        DecisionKind::Name => lines.push(format!("Say a name, out of {}.", decision.options.len())),
        _ => {
            let options = decision.options.iter().enumerate();
            lines.extend(
                options.map(|(index, option)| format!("{}. {}", index + 1, self::option(view, option, labels))),
            );
        }
    }
    if decision.options.is_empty() {
        lines.push("Open your hand to hear the choices: hand.".into());
    }
    for refusal in &decision.refusals {
        let about = refusal.card.as_ref().map(|card| {
            let label = labels.of(card.uid).map(|label| format!(" ({label})")).unwrap_or_default();
            format!("{}{label}", card.name)
        });
        let words = [verb(refusal.verb), about.as_deref().unwrap_or_default()].join(" ");
        let about = words.trim();
        lines.push(format!("Not {about}: {}. Rule {}.", clause(&refusal.why), refusal.rule));
    }
    lines
}

/// The numbers of a decision: "0 to 20", or one by one.
pub fn numbers(decision: &DecisionView) -> String {
    let mut all: Vec<i16> = decision.options.iter().filter_map(|option| option.number).collect();
    all.sort_unstable();
    match (all.first(), all.last()) {
        (Some(first), Some(last)) if all.len() > 2 && i32::from(last - first) + 1 == all.len() as i32 => {
            format!("{first} to {last}")
        }
        _ => all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// An option with its letter or number of the hand.
fn option(view: &View, option: &OptionView, labels: &Labels) -> String {
    let Some(card) = &option.card else { return option.label.clone() };
    let place = match (labels.of(card.uid), hand_number(view, card.uid)) {
        (Some(label), _) if in_play(card.zone) => format!(" ({label})"),
        (None, Some(number)) => format!(" (hand {number})"),
        _ => String::new(),
    };
    format!("{}{place}", option.label)
}

/// What may be chosen, in a row: "attack e, attack g, pass".
pub fn keys(view: &View, labels: &Labels) -> String {
    let Some(decision) = &view.decision else { return "nothing".into() };
    let words = decision.options.iter().take(12).map(|option| {
        let card = option.card.as_ref().map(|card| {
            let label = labels.of(card.uid).map(|label| label.to_string());
            label.or_else(|| hand_number(view, card.uid).map(|number| number.to_string())).unwrap_or(card.name.clone())
        });
        match (verb(option.verb), card) {
            ("", Some(card)) => card,
            ("", None) => lower_first(&option.label),
            (verb, Some(card)) => format!("{verb} {card}"),
            (verb, None) => verb.into(),
        }
    });
    let mut words: Vec<String> = words.collect();
    if decision.options.len() > 12 {
        words.push(format!("and {} more", decision.options.len() - 12));
    }
    words.join(", ")
}

/// The word of a verb; nothing where the card or the label says all.
pub fn verb(verb: Verb) -> &'static str {
    match verb {
        Verb::Play => "play",
        Verb::Attack => "attack",
        Verb::Use => "use",
        Verb::Deploy => "deploy",
        Verb::Initiative => "initiative",
        Verb::Pass => "pass",
        Verb::Yes => "yes",
        Verb::No => "no",
        Verb::Done => "done",
        Verb::Keep => "keep",
        Verb::Mulligan => "mulligan",
        Verb::Resource => "resource",
        Verb::Skip => "skip",
        Verb::Top => "top",
        Verb::Bottom => "bottom",
        Verb::Counter | Verb::Card | Verb::Seat | Verb::Mode | Verb::Number | Verb::Name | Verb::Trigger => "",
    }
}

/// The open hand: "1. Bright Hope, unit, cost 2, space 1/2, Cunning Heroism. When Played: …"
pub fn hand(view: &View, cards: &dyn Cards) -> Vec<String> {
    let Some(side) = view.viewer.and_then(|seat| view.seats.get(seat.index())) else {
        return vec!["The hand is closed.".into()];
    };
    let known = side.hand.iter().filter_map(CardView::known);
    let lines: Vec<String> = known
        .enumerate()
        .map(|(index, card)| match cards.facts(&card.id) {
            None => format!("{}. {}.", index + 1, card.name),
            Some(facts) => {
                let aspects: Vec<&str> = facts.aspects.iter().map(|aspect| aspect.name()).collect();
                let aspects = if aspects.is_empty() { "no aspect".into() } else { aspects.join(" ") };
                let arena = facts.arena.map(|arena| format!("{arena} ")).unwrap_or_default();
                let body = format!("{arena}{}", facts.numbers());
                let body = if body.is_empty() { String::new() } else { format!(", {body}") };
                let text = if facts.text.is_empty() { String::new() } else { format!(" {}", facts.text) };
                format!("{}. {}, {}, cost {}{body}, {aspects}.{text}", index + 1, card.name, facts.kind, facts.cost)
            }
        })
        .collect();
    if lines.is_empty() { vec!["The hand is empty.".into()] } else { lines }
}

/// The newest facts.
pub fn log(log: &[LogLine], count: usize) -> Vec<String> {
    let newest = &log[log.len().saturating_sub(count)..];
    let lines = newest.iter().map(|line| match line.number {
        0 => format!("{}.", line.text),
        number => format!("{number}. {}.", line.text),
    });
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { vec!["Nothing has happened yet.".into()] } else { lines }
}

/// Piles, resources and lasting effects.
pub fn piles(view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    for side in &view.seats {
        let discard: Vec<&str> =
            side.discard.iter().rev().filter_map(CardView::known).map(|card| card.name.as_str()).collect();
        let discard = if discard.is_empty() { "nothing".into() } else { discard.join(", ") };
        lines.push(format!("{}'s discard pile, newest first: {discard}.", side.name));
        let resources: Vec<String> = side
            .resources
            .iter()
            .filter_map(|resource| {
                let state = if resource.exhausted { "exhausted" } else { "ready" };
                resource.card.known().map(|card| format!("{} {state}", card.name))
            })
            .collect();
        if !resources.is_empty() {
            lines.push(format!("{}'s resources: {}.", side.name, resources.join(", ")));
        }
    }
    if !view.lasting.is_empty() {
        lines.push(format!("In effect: {}.", view.lasting.join("; ")));
    }
    lines
}

/// All about a unit: as the inspector has it, with its sources.
pub fn inspect(view: &View, labels: &Labels, cards: &dyn Cards, uid: u16) -> Vec<String> {
    let Some(unit) = view.seats.iter().flat_map(|side| &side.units).find(|unit| unit.uid == uid) else {
        return vec!["It is not in play any more.".into()];
    };
    let mut lines = vec![format!("{}.", self::unit(unit, labels))];
    if let Some(facts) = cards.facts(&unit.id) {
        lines.extend(inspect::printed(facts, usize::MAX).into_iter().map(|(line, _)| line));
    }
    for reason in &unit.reasons {
        let amount = reason.amount.map(|amount| format!(" {amount:+}")).unwrap_or_default();
        lines.push(format!("{}{amount}: {}.", capital(&reason.what), reason.from));
    }
    lines.retain(|line| !line.is_empty());
    lines
}

fn name(view: &View, seat: Seat) -> &str {
    view.seats.get(seat.index()).map_or("nobody", |side| &side.name)
}
