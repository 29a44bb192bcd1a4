//! Texts about the table: a card, the piles, the open facts.

use super::forecast::ARROW;
use super::{thing, words};
use deckbuilding::cards::wording;
use deckbuilding::rulebook;
use deckbuilding::rules::view::{CardView, View};
use deckbuilding_hosted::CardData;
use screen::theme::role::Role;
use screen::widgets::page::{Page, PageLine};
use screen::widgets::text::Text;

/// A text of these lines.
fn text(title: String, lines: Vec<PageLine>) -> Text {
    Text { title, lines, page: Page::default() }
}

/// All about a card: its printed facts, its state, what may and may not be done with it.
pub(super) fn card(view: &View, cards: &CardData, id: &str, uid: Option<u32>) -> Text {
    let Some(card) = cards.printed(id) else { return text(id.to_owned(), Vec::new()) };
    let mut lines = vec![(wording::facts(card), Role::Text), (String::new(), Role::Text)];
    lines.extend(wording::text(card).into_iter().map(|line| (line, Role::Text)));
    let teams = (view.seats.len() > 2).then(|| rulebook::in_teams(id)).flatten();
    lines.extend(teams.map(|line| (line, Role::Strong)));
    lines.extend(wording::doubt(card).map(|line| (line, Role::Dim)));
    let piece = uid.and_then(|uid| thing::piece(view, uid));
    if let Some(piece) = piece {
        lines.extend([(String::new(), Role::Text), (format!("Now: {}.", words::piece(piece)), Role::Strong)]);
    }
    let Some(uid) = uid else { return text(card.name.clone(), lines) };
    let decision = view.decision.iter();
    let options = decision.clone().flat_map(|decision| &decision.options).filter(|option| thing::is_about(option, uid));
    let may: Vec<PageLine> = options
        .map(|option| (format!("You may: {}.", words::option(view, cards, option, ARROW)), Role::Choice))
        .collect();
    let refused = decision.flat_map(|decision| &decision.refusals).filter(|refusal| refusal.card.uid == uid);
    let not = refused.map(|refusal| (format!("{}: no, {}.", refusal.label, refusal.why), Role::Refused));
    lines.push((String::new(), Role::Text));
    lines.extend(may);
    lines.extend(not);
    text(card.name.clone(), lines)
}

/// The names of the cards of a pile, newest first.
fn names(pile: &[CardView]) -> String {
    let names: Vec<&str> = pile.iter().rev().filter_map(CardView::known).map(|card| card.name.as_str()).collect();
    if names.is_empty() { "empty".to_owned() } else { names.join(", ") }
}

/// Every open pile, and what these eyes know of hidden ones.
pub(super) fn piles(view: &View) -> Text {
    let mut lines = Vec::new();
    let mut add = |head: String, pile: &[CardView]| {
        lines.push((format!("{head}: {}", pile.len()), Role::Strong));
        lines.push((format!("  {}", names(pile)), Role::Text));
    };
    for (index, region) in view.regions.iter().enumerate() {
        let number = if view.regions.len() > 1 { format!(" {}", index + 1) } else { String::new() };
        add(format!("Galaxy discard pile{number}, newest first"), &region.discard);
    }
    for seat in &view.seats {
        add(format!("{}'s discard pile, newest first", seat.name), &seat.discard);
        add(format!("{}'s exiled cards", seat.name), &seat.exiled);
        if !seat.captured.is_empty() {
            add(format!("Cards under {}'s base", seat.name), &seat.captured);
        }
        if seat.bases.iter().any(|card| card.known().is_some()) {
            add(format!("{}'s bases face down", seat.name), &seat.bases);
        }
    }
    for (pile, side) in view.victory.iter().zip(view.factions.map(words::side)) {
        add(format!("Bases destroyed by the {side}"), pile);
    }
    for (head, cards) in words::remembered(view) {
        lines.extend([(head, Role::Strong), (format!("  {cards}"), Role::Text)]);
    }
    text("Piles".to_owned(), lines)
}

/// What anybody may ask: counts, bases, what is in play. Nothing in a hand is looked at, whosever eyes these are.
pub(super) fn open_facts(view: &View, title: &str) -> Text {
    let mut lines = vec![(title.to_owned(), Role::Dim), (words::force(view), Role::Text)];
    for (index, seat) in view.seats.iter().enumerate() {
        lines.push((String::new(), Role::Text));
        lines.push((format!("{}, {}", seat.name, words::side(seat.side)), Role::Strong));
        lines.push((format!("  {}", words::counts(view, index, seat)), Role::Text));
        let pieces = seat.base.iter().chain(&seat.ships).chain(&seat.units);
        lines.extend(pieces.map(|piece| (format!("  {}", words::piece(piece)), Role::Text)));
    }
    text("Open information".to_owned(), lines)
}
