//! The table in sentences for texts outside any front end, such as a report.

use deckbuilding::rules::view::{CardView, PieceView, RegionView, SeatView, View};

/// The whole table.
pub(super) fn table(view: &View) -> Vec<String> {
    let mut lines = vec![format!("Turn {}; the Force at {}", view.turn, view.force)];
    lines.extend(view.regions.iter().map(region));
    lines.extend(view.seats.iter().flat_map(seat));
    let asked = view.decision.as_ref().map(|decision| {
        let who = view.seats.get(usize::from(decision.seat)).map_or("", |side| side.name.as_str());
        format!("Asked: {who}, {}", decision.prompt)
    });
    lines.extend(asked);
    lines
}

fn region(region: &RegionView) -> String {
    format!("Row: {}; {} Outer Rim Pilots", names(&region.row), region.pilots)
}

fn seat(side: &SeatView) -> Vec<String> {
    let (hand, deck) = (side.hand.len(), side.deck.len());
    let mut lines = vec![format!("{}: {} resources, {hand} in hand, {deck} in the deck", side.name, side.resources)];
    let pieces = side.base.iter().chain(&side.units).chain(&side.ships);
    lines.extend(pieces.map(piece));
    let piles = [("Discarded", &side.discard), ("Exiled", &side.exiled)];
    let piles = piles.into_iter().filter(|(_, pile)| !pile.is_empty());
    lines.extend(piles.map(|(what, pile)| format!("  {what}: {}", names(pile))));
    lines
}

fn piece(piece: &PieceView) -> String {
    let hp = piece.hp.map(|hp| format!(", {} of {hp} damage", piece.damage.unwrap_or_default())).unwrap_or_default();
    let committed = if piece.committed { ", committed" } else { "" };
    format!("  {} ({}): attack {}{hp}{committed}", piece.name, piece.id, piece.attack)
}

fn names(cards: &[CardView]) -> String {
    cards
        .iter()
        .map(|card| card.known().map_or("a hidden card", |card| card.name.as_str()))
        .collect::<Vec<_>>()
        .join(", ")
}
