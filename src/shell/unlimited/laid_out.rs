//! The table in sentences for texts outside any front end, such as a report: a line for each thing on it.

use swu_view::{CardRef, SeatView, UnitView, View};

/// The whole table.
pub(super) fn table(view: &View) -> Vec<String> {
    let holder = view.initiative.seat.and_then(|seat| view.seats.get(seat.index()));
    let taken = if view.initiative.taken { ", taken" } else { "" };
    let initiative = holder.map(|side| format!("Initiative: {}{taken}", side.name));
    let asked = view.decision.as_ref().map(|decision| {
        let who = view.seats.get(decision.seat.index()).map_or("", |side| side.name.as_str());
        format!("Asked: {who}, {}", decision.prompt)
    });
    let sides = view.seats.iter().flat_map(side);
    let lasting = view.lasting.iter().map(|effect| format!("Lasting: {effect}"));
    initiative.into_iter().chain(sides).chain(lasting).chain(asked).collect()
}

fn side(side: &SeatView) -> Vec<String> {
    let out = if side.eliminated { ", out of the game" } else { "" };
    let mut lines = vec![format!(
        "{}{out}: base {} {} of {} HP, {} of {} resources ready, {} in hand, {} in the deck",
        side.name,
        side.base.name,
        side.base.remaining(),
        side.base.hp,
        side.ready_resources(),
        side.resources.len(),
        side.hand.len(),
        side.deck.len(),
    )];
    let leaders = side.leaders.iter().map(|leader| {
        let deployed = if leader.deployed { "deployed" } else { "not deployed" };
        let spent = if leader.exhausted { ", exhausted" } else { "" };
        let epic = if leader.epic_used { ", Epic Action used" } else { "" };
        format!("  Leader {} {}, {deployed}{spent}{epic}", leader.id, leader.name)
    });
    lines.extend(leaders);
    lines.extend(side.base.upgrades.iter().map(|upgrade| format!("  On the base {} {}", upgrade.id, upgrade.name)));
    lines.extend(side.units.iter().map(unit));
    let counts = [(u8::from(side.force), "The Force"), (side.credits, "Credits")];
    lines.extend(counts.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("  {what}: {count}")));
    let discarded: Vec<&str> =
        side.discard.iter().filter_map(|card| card.known()).map(|card| card.id.as_str()).collect();
    lines.extend((!discarded.is_empty()).then(|| format!("  Discarded: {}", discarded.join(" "))));
    lines
}

fn unit(unit: &UnitView) -> String {
    let state = if unit.exhausted { "exhausted" } else { "ready" };
    let (power, hp, damage) = (unit.power, unit.hp, unit.damage);
    let mut line = format!("  {} {} ({}): {power}/{hp}, {damage} damage, {state}", unit.id, unit.name, unit.arena);
    let upgrades: Vec<&str> = unit.upgrades.iter().map(|upgrade| upgrade.id.as_str()).collect();
    let captives: Vec<&str> = unit.guarded().map(CardRef::face).collect();
    for (what, ids) in [("with", upgrades), ("guards", captives)] {
        if !ids.is_empty() {
            line.push_str(&format!(", {what} {}", ids.join(" ")));
        }
    }
    line
}
