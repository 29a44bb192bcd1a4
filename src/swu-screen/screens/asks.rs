//! What anybody may ask at any time (formats.md H-1, H-2, H-12): the same answer for every seat, from open facts only.

use hotseat::log::{Line as LogLine, this_phase};
use screen::theme::role::Role;
use screen::widgets::page::Page;
use screen::widgets::text::Text;
use seats::Seat;
use std::collections::BTreeMap;
use swu_language::word::Aspect;
use swu_view::{CardRef, CardView, SeatView, UnitView, UpgradeView, View};

/// The answers, from the table and the log as they may be read now. Faces of hands, resources and decks are not looked
/// at, whosever eyes these are.
pub fn answers(view: &View, log: &[LogLine], title: &str) -> Text {
    let mut lines = vec![(title.to_owned(), Role::Dim)];
    let mut add = |text: String, role: Role| lines.push((text, role));
    let holder = view.initiative.seat.and_then(|seat| view.seats.get(seat.index()));
    let taken = if view.initiative.taken { "taken this round" } else { "not taken this round" };
    match holder {
        Some(side) => add(format!("Initiative: {}, {taken}.", side.name), Role::Text),
        None => add(format!("Initiative: in the centre, {taken}."), Role::Text),
    }
    if view.counters.used {
        for (counter, taken) in [("Blast", view.counters.blast), ("Plan", view.counters.plan)] {
            let place = taken.map_or("in the centre".to_owned(), |seat| format!("taken by {}", name(view, seat)));
            add(format!("{counter} counter: {place}."), Role::Text);
        }
    }
    for side in &view.seats {
        add(String::new(), Role::Text);
        add(side.name.clone(), Role::Strong);
        seat(view, side).into_iter().for_each(|line| add(format!("  {line}"), Role::Text));
    }
    add(String::new(), Role::Text);
    add("In effect".into(), Role::Strong);
    if view.lasting.is_empty() {
        add("  Nothing lasting.".into(), Role::Text);
    }
    view.lasting.iter().for_each(|effect| add(format!("  {effect}"), Role::Text));
    add(String::new(), Role::Text);
    add("In this phase so far".into(), Role::Strong);
    let (now, _) = this_phase(log);
    if now.is_empty() {
        add("  Nothing.".into(), Role::Text);
    }
    for line in now {
        let indent = " ".repeat(line.indent());
        add(format!("  {indent}{:>3} {}", line.number, line.text), Role::Text);
    }
    Text { title: "Open information".into(), lines, page: Page::default() }
}

fn seat(view: &View, side: &SeatView) -> Vec<String> {
    let (resources, ready) = (side.resources.len(), side.ready_resources());
    let used = |used: bool| if used { ", Epic Action used" } else { "" };
    let mut lines = vec![
        format!("Hand {}, deck {}.", side.hand.len(), side.deck.len()),
        format!("Resources {resources}: {ready} ready, {} exhausted.", resources - ready),
        format!(
            "Base {}: damage {}, {} of {} HP left{}{}.",
            side.base.name,
            side.base.damage,
            side.base.remaining(),
            side.base.hp,
            used(side.base.epic_used),
            on_base(side)
        ),
    ];
    if !side.aspects.is_empty() {
        lines.push(format!("Aspects that they provide: {}.", counted(side.aspects.iter().map(Aspect::to_string))));
    }
    if side.credits > 0 {
        lines.push(format!("Credit tokens: {}.", side.credits));
    }
    if side.force {
        lines.push("The Force is with them.".into());
    }
    for leader in &side.leaders {
        let place = if leader.deployed { "deployed" } else { "in the base zone" };
        let state = if leader.exhausted { "exhausted" } else { "ready" };
        lines.push(format!("Leader {}: {place}, {state}{}.", leader.name, used(leader.epic_used)));
    }
    lines.extend(side.units.iter().map(|told| unit(view, told)));
    let discard: Vec<&str> =
        side.discard.iter().rev().filter_map(CardView::known).map(|card| card.name.as_str()).collect();
    match discard.is_empty() {
        true => lines.push("Discard pile: empty.".into()),
        false => lines.push(format!("Discard pile {}, newest first: {}.", side.discard.len(), discard.join(", "))),
    }
    lines
}

/// "; with 2 Military Academy": the upgrades on a base.
fn on_base(side: &SeatView) -> String {
    let upgrades = counted(side.base.upgrades.iter().map(|upgrade| upgrade.name.clone()));
    if upgrades.is_empty() { upgrades } else { format!("; with {upgrades}") }
}

/// A unit with everything on it and under it.
fn unit(view: &View, unit: &UnitView) -> String {
    let state = if unit.exhausted { "exhausted" } else { "ready" };
    let (called, power, damage, left, hp) = (&unit.name, unit.power, unit.damage, unit.remaining(), unit.hp);
    let mut told =
        format!("{called}: {} unit, power {power}, damage {damage}, {left} of {hp} HP left, {state}", unit.arena);
    if unit.owner != unit.controller {
        told.push_str(&format!(", owned by {}", name(view, unit.owner)));
    }
    let upgrade = |upgrade: &UpgradeView| match upgrade.controller == unit.controller {
        true => upgrade.name.clone(),
        false => format!("{} of {}", upgrade.name, name(view, upgrade.controller)),
    };
    if !unit.upgrades.is_empty() {
        told.push_str(&format!("; with {}", counted(unit.upgrades.iter().map(upgrade))));
    }
    let captive = |card: &CardRef| format!("{} of {}", card.name, name(view, card.owner));
    let guarded = counted(unit.guarded().map(captive));
    if !guarded.is_empty() {
        told.push_str(&format!("; guards {guarded}"));
    }
    told.push('.');
    told
}

/// "2 Experience, Shield": equal ones once, with their number.
fn counted(things: impl Iterator<Item = String>) -> String {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    things.for_each(|thing| *counts.entry(thing).or_default() += 1);
    let told = counts.into_iter().map(|(thing, count)| if count == 1 { thing } else { format!("{count} {thing}") });
    told.collect::<Vec<_>>().join(", ")
}

fn name(view: &View, seat: Seat) -> &str {
    view.seats.get(seat.index()).map_or("nobody", |side| &side.name)
}
