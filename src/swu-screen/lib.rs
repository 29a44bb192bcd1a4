//! Everything on the screens that belongs to Star Wars: Unlimited: the board, choices, cards and decks.

mod actions;
mod beats;
pub mod board;
mod explained;
pub(crate) mod forecast;
pub mod grave;
mod guide;
mod harm;
pub mod labels;
pub(crate) mod library;
pub mod lines;
mod moving;
mod past;
mod played;
pub mod pod;
mod practice;
pub mod prompt;
mod rules;
pub mod screens;
mod seat_keys;
mod sight;
pub mod table;
pub mod thing;
mod voice;
pub(crate) mod whose;

use practice::{About, Exercises};
use screen::game::board::Board;
use screen::game::layer::Layer;
use screen::game::place_lines::PlaceLines;
use screen::game::place_screen::PlaceScreen;
use screen::game::replay::Replay;
use screen::game::replay::told::Told;
use screen::game::speaker::Speaker;
use screen::game::voice::{Heard, Voice};
use screens::browser::Browser;
use screens::deck::DeckPicture;
use screens::decks::DecksPicture;
use screens::decks_told::{DeckNarrator, DecksNarrator};
use screens::rules::Rules;
use shell::cards::CardFacts;
use shell::command::Command;
use shell::course::Course;
use shell::deck_bench::DeckBench;
use shell::deck_shelf::DeckShelf;
use shell::games::UnlimitedSession;
use shell::pod_session::PodSession;
use shell::services::{DeckEntry, Services};
use std::time::Instant;
use swu_view::View;

/// The board of a game.
pub fn board_of(session: Box<UnlimitedSession>) -> Box<dyn Board> {
    Box::new(played::Played::new(session))
}

/// The voice of a game.
pub fn voice_of(session: Box<UnlimitedSession>) -> Box<dyn Voice> {
    Box::new(voice::Told::new(session))
}

/// The games of a match, or one game, on a screen of their own.
pub fn replay(courses: Vec<Box<dyn Course<View = View>>>, now: Instant) -> Option<Box<dyn Layer>> {
    Replay::new(courses, past::Pictured::default, now).map(|replay| Box::new(replay) as Box<dyn Layer>)
}

/// The same in lines.
pub fn replay_in_lines(courses: Vec<Box<dyn Course<View = View>>>) -> Option<Box<dyn Speaker>> {
    Told::new(courses, past::Pictured::default).map(|told| Box::new(told) as Box<dyn Speaker>)
}

/// The layer that a command opens: decks, cards, lessons.
pub fn layer(command: Command, services: &dyn Services) -> Option<Box<dyn Layer>> {
    match command {
        Command::Learn => Some(Box::new(Exercises::new(About::Lessons, services))),
        Command::Practise => Some(Box::new(Exercises::new(About::Practice, services))),
        Command::Decks => {
            Some(Box::new(PlaceScreen::new(DeckShelf::default(), DecksPicture::default(), Instant::now())))
        }
        Command::Rules => Rules::new("").ok().map(|rules| Box::new(rules) as Box<dyn Layer>),
        Command::Browse => Some(Box::new(Browser::new(services.cards()))),
        _ => None,
    }
}

/// The screen of a draft or of sealed pools.
pub fn pod(session: PodSession, now: Instant) -> Box<dyn Layer> {
    Box::new(PlaceScreen::new(session, pod::PodPicture::default(), now))
}

/// The same in lines.
pub fn pod_in_lines(session: PodSession) -> Box<dyn Speaker> {
    Box::new(PlaceLines::new(session, pod::told::PodNarrator))
}

/// A deck on the bench, on a screen.
pub fn deck(bench: DeckBench, now: Instant) -> Box<dyn Layer> {
    Box::new(PlaceScreen::new(bench, DeckPicture::default(), now))
}

/// The same in lines.
pub fn deck_in_lines(bench: DeckBench) -> Box<dyn Speaker> {
    Box::new(PlaceLines::new(bench, DeckNarrator))
}

/// A deck in sentences.
pub fn deck_told(deck: &DeckEntry) -> Vec<String> {
    screens::decks_told::told(deck)
}

/// All decks in lines.
pub fn decks_in_lines() -> Box<dyn Speaker> {
    Box::new(PlaceLines::new(DeckShelf::default(), DecksNarrator))
}

/// What a token does, if the rules say it and not the card.
pub fn token_rule(card: &CardFacts) -> Option<String> {
    explained::token(card)
}

/// The rules about something in sentences.
///
/// # Errors
/// No rule mentions it, as a sentence.
pub fn rules_told(wanted: &str) -> Result<Vec<String>, String> {
    Ok(match rules::told(wanted)? {
        Heard::Text { lines, .. } => lines.iter().map(|line| line.trim().to_owned()).collect(),
        _ => Vec::new(),
    })
}
