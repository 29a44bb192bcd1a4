//! The games that sit down at the front ends: Star Wars: Unlimited, and a list in which every other game has a line.

use crate::desk;
use ratatui::layout::Rect;
use screen::game::board::Board;
use screen::game::front;
use screen::game::layer::Layer;
use screen::game::speaker::Speaker;
use screen::game::voice::Voice;
use screen::game::{list_lines, list_screen};
use screen::theme::canvas::Canvas;
use shell::cards::{CardFacts, Cards};
use shell::games::{Game, Games, Recorded, Seated};
use shell::place::Opened;
use shell::services::Services;
use std::time::Instant;
use swu_screen as unlimited;

/// The games besides Star Wars: Unlimited.
pub const GAMES: Games = &[&deckbuilding_screen::GAME as &dyn Game];

/// What is played here, in a few words.
pub fn about() -> String {
    let others: Vec<&str> = GAMES.iter().map(|game| game.title()).collect();
    format!("Star Wars: Unlimited and {}", others.join(" and "))
}

/// A deck at a glance, in an area: leaders, base and curve.
pub fn draw_deck(canvas: &mut Canvas<'_>, area: Rect, deck: usize, services: &Services) {
    unlimited::draw_deck(canvas, area, deck, services);
}

/// The most cards of one name that are read at once.
const MOST_CARDS: usize = 6;

/// The board of a game.
pub fn board(seated: Seated) -> Box<dyn Board> {
    match seated {
        Seated::Unlimited(session) => unlimited::board_of(session),
        Seated::Other(table) => front::board(table),
    }
}

/// The voice of a game.
pub fn voice(seated: Seated) -> Box<dyn Voice> {
    match seated {
        Seated::Unlimited(session) => unlimited::voice_of(session),
        Seated::Other(table) => front::voice(table),
    }
}

/// Games to be looked at again: one, or those of a match; nothing of none.
pub fn replay(recorded: Recorded, now: Instant) -> Option<Box<dyn Layer>> {
    match recorded {
        Recorded::Unlimited(courses) => unlimited::replayed(courses, now),
        Recorded::Other(past) => front::replay(past, now),
    }
}

/// The same in lines.
pub fn replay_in_lines(recorded: Recorded) -> Option<Box<dyn Speaker>> {
    match recorded {
        Recorded::Unlimited(courses) => unlimited::replay_in_lines(courses),
        Recorded::Other(past) => front::replay_in_lines(past),
    }
}

/// The screen of a place that lies over another; nothing of no games, and notes and the form for a new game are the front
/// end's own.
pub fn opened(opened: Opened, services: &Services, now: Instant) -> Option<Box<dyn Layer>> {
    match opened {
        Opened::Desk(session) => Some(Box::new(desk::screen::sit_down(*session, now))),
        Opened::RoomBoard(board) => Some(Box::new(desk::room_board::put_up(*board, now))),
        Opened::Deck(bench) => Some(unlimited::deck(*bench, now)),
        Opened::Decks(shelf) => Some(unlimited::decks(shelf, now)),
        Opened::Pod(session) => Some(unlimited::pod(*session, now)),
        Opened::List(list) | Opened::Rules(list) => Some(Box::new(list_screen::list(list, services, now))),
        Opened::Cards(shelf) => Some(unlimited::cards(shelf, now)),
        Opened::Replay(recorded) => replay(recorded, now),
        Opened::Notes(_) | Opened::Setup => None,
    }
}

/// The same in lines.
pub fn opened_in_lines(opened: Opened) -> Option<Box<dyn Speaker>> {
    match opened {
        Opened::Desk(session) => Some(Box::new(desk::told::sit_down(*session))),
        Opened::RoomBoard(board) => Some(Box::new(desk::room_told::put_up(*board))),
        Opened::Deck(bench) => Some(unlimited::deck_in_lines(*bench)),
        Opened::Decks(shelf) => Some(unlimited::decks_in_lines(shelf)),
        Opened::Cards(shelf) => Some(unlimited::cards_in_lines(shelf)),
        Opened::Pod(session) => Some(unlimited::pod_in_lines(*session)),
        Opened::List(list) => Some(Box::new(list_lines::list(list))),
        Opened::Replay(recorded) => replay_in_lines(recorded),
        Opened::Notes(_) | Opened::Rules(_) | Opened::Setup => None,
    }
}

/// A printed card in sentences.
pub fn told(card: &CardFacts) -> Vec<String> {
    let lines = unlimited::board::inspect::printed(card, usize::MAX).into_iter().map(|(line, _)| line);
    lines.chain(unlimited::token_rule(card)).filter(|line| !line.is_empty()).collect()
}

/// A printed card in one line, as in a hand.
pub fn told_in_a_line(card: &CardFacts) -> String {
    unlimited::lines::describe::printed_card(card)
}

/// Is this the whole name of a printed card?
pub fn is_card(cards: &dyn Cards, name: &str) -> bool {
    let found = cards.ids().iter().filter_map(|id| cards.facts(id));
    let mut named = found.map(|facts| [facts.title.clone(), facts.full_name()]);
    named.any(|names| names.iter().any(|own| own.eq_ignore_ascii_case(name)))
}

/// The first printed cards with this in their names in sentences, and how many more there are; those that are called just
/// so first, then those of these ids.
pub fn cards_told(cards: &dyn Cards, name: &str, near: &[String]) -> Vec<String> {
    let wanted = name.to_lowercase();
    let far = |facts: &CardFacts| {
        let exact = [facts.full_name(), facts.title.clone()].iter().any(|own| own.eq_ignore_ascii_case(name));
        (!exact, !near.contains(&facts.id))
    };
    let found = cards.ids().iter().filter_map(|id| cards.facts(id));
    let mut found: Vec<&CardFacts> = found.filter(|facts| facts.full_name().to_lowercase().contains(&wanted)).collect();
    found.sort_by_key(|facts| far(facts));
    let left_off = found.len().saturating_sub(MOST_CARDS);
    let more = match left_off {
        _ if found.is_empty() => Some(format!("No card is called \"{name}\".")),
        0 => None,
        1 => Some("1 more card has this name: say more of it.".to_owned()),
        count => Some(format!("{count} more cards have this name: say more of it.")),
    };
    found.into_iter().take(MOST_CARDS).flat_map(told).chain(more).collect()
}
