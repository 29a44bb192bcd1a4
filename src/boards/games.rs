//! The games that sit down at the front ends: Star Wars: Unlimited, and a list in which every other game has a line.

use crate::desk;
use screen::game::board::Board;
use screen::game::front;
use screen::game::layer::Layer;
use screen::game::speaker::Speaker;
use screen::game::voice::Voice;
use shell::cards::{CardFacts, Cards};
use shell::command::Command;
use shell::games::{Game, Games, Recorded, Seated};
use shell::place::Opened;
use shell::pod_session::PodSession;
use shell::services::{DeckEntry, Services};
use std::time::Instant;
use swu_screen as unlimited;

/// The games besides Star Wars: Unlimited.
pub const GAMES: Games = &[&deckbuilding_screen::GAME as &dyn Game];

/// What is played here, in a few words.
pub fn about() -> String {
    let others: Vec<&str> = GAMES.iter().map(|game| game.title()).collect();
    format!("Star Wars: Unlimited and {}", others.join(" and "))
}

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

/// The layer that a command opens, if it is one that games add to the first screen.
pub fn layer(command: Command, services: &dyn Services) -> Option<Box<dyn Layer>> {
    unlimited::layer(command, services)
}

/// Games to be looked at again: one, or those of a match; `None` if there are none.
pub fn replay(recorded: Recorded, now: Instant) -> Option<Box<dyn Layer>> {
    match recorded {
        Recorded::Unlimited(courses) => unlimited::replay(courses, now),
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

/// The screen of a draft.
pub fn pod(session: PodSession, now: Instant) -> Box<dyn Layer> {
    unlimited::pod(session, now)
}

/// A draft in lines.
pub fn pod_in_lines(session: PodSession) -> Box<dyn Speaker> {
    unlimited::pod_in_lines(session)
}

/// A deck in sentences.
pub fn deck_told(deck: &DeckEntry) -> Vec<String> {
    unlimited::deck_told(deck)
}

/// All decks in lines.
pub fn decks_in_lines() -> Box<dyn Speaker> {
    unlimited::decks_in_lines()
}

/// The screen of a place that opens over another.
pub fn opened(opened: Opened, now: Instant) -> Box<dyn Layer> {
    match opened {
        Opened::Desk(session) => Box::new(desk::screen::sit_down(*session, now)),
        Opened::Deck(bench) => unlimited::deck(*bench, now),
    }
}

/// The same in lines.
pub fn opened_in_lines(opened: Opened) -> Box<dyn Speaker> {
    match opened {
        Opened::Desk(session) => Box::new(desk::told::sit_down(*session)),
        Opened::Deck(bench) => unlimited::deck_in_lines(*bench),
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

/// The first printed cards with this in their names, each in sentences, and how many more there are; those with exactly
/// this name first, then those with these ids. `None` if there are none.
pub fn cards_called(cards: &dyn Cards, name: &str, near: &[String], most: usize) -> Vec<Vec<String>> {
    let wanted = name.to_lowercase();
    let far = |facts: &CardFacts| {
        let exact = [facts.full_name(), facts.title.clone()].iter().any(|own| own.eq_ignore_ascii_case(name));
        (!exact, !near.contains(&facts.id))
    };
    let found = cards.ids().iter().filter_map(|id| cards.facts(id));
    let mut found: Vec<&CardFacts> = found.filter(|facts| facts.full_name().to_lowercase().contains(&wanted)).collect();
    found.sort_by_key(|facts| far(facts));
    let left_off = found.len().saturating_sub(most);
    let more = match left_off {
        0 => None,
        1 => Some("1 more card has this name: say more of it.".to_owned()),
        count => Some(format!("{count} more cards have this name: say more of it.")),
    };
    let more = more.map(|line| vec![line]);
    found.into_iter().take(most).map(told).chain(more).collect()
}

/// The rules about something in sentences; the chapters without a word.
///
/// # Errors
/// No rule mentions it, as a sentence.
pub fn rules(wanted: &str) -> Result<Vec<String>, String> {
    unlimited::rules_told(wanted)
}
