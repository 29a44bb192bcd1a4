//! Everything on the screens that belongs to Star Wars: Unlimited: the board, choices, cards and decks.

mod actions;
mod beats;
pub mod board;
mod deck_face;
mod explained;
mod face;
pub(crate) mod forecast;
mod fresh;
pub mod grave;
mod guide;
mod harm;
pub mod labels;
pub mod lines;
mod motion;
mod moving;
mod past;
mod played;
pub mod pod;
pub mod prompt;
pub mod screens;
mod seat_keys;
mod sight;
pub mod table;
pub mod thing;
mod voice;
pub(crate) mod whose;

use ratatui::layout::Rect;
use screen::game::board::Board;
use screen::game::layer::Layer;
use screen::game::place_lines::PlaceLines;
use screen::game::place_screen::PlaceScreen;
use screen::game::replay::{self, Replay};
use screen::game::speaker::Speaker;
use screen::game::unheard::Unheard;
use screen::game::voice::{Heard, Voice};
use screen::theme::canvas::Canvas;
use screens::browser::{CardsNarrator, CardsPicture};
use screens::deck::DeckPicture;
use screens::decks::DecksPicture;
use screens::decks_told::{DeckNarrator, DecksNarrator};
use shell::card_shelf::CardShelf;
use shell::cards::CardFacts;
use shell::deck_bench::DeckBench;
use shell::deck_shelf::DeckShelf;
use shell::games::UnlimitedSession;
use shell::pod_session::PodSession;
use shell::recorded_game::RecordedGame;
use shell::services::Services;
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
pub fn replayed(games: Vec<RecordedGame<View>>, now: Instant) -> Option<Box<dyn Layer>> {
    let replay = Replay::new(games, past::Pictured::default, now)?;
    Some(Box::new(replay::screen(replay, now)))
}

/// The same in lines.
pub fn replay_in_lines(games: Vec<RecordedGame<View>>) -> Option<Box<dyn Speaker>> {
    let replay = Replay::new(games, past::Pictured::default, Instant::now())?;
    Some(Box::new(replay::lines(replay)))
}

/// All decks.
pub fn decks(shelf: DeckShelf, now: Instant) -> Box<dyn Layer> {
    Box::new(PlaceScreen::new(shelf, DecksPicture::default(), now))
}

/// A deck at a glance: leaders, base and curve.
pub fn draw_deck(canvas: &mut Canvas<'_>, area: Rect, deck: usize, services: &Services) {
    if let Some(list) = services.deck_list(deck) {
        deck_face::draw(canvas, area, list, services.cards());
    }
}

/// All cards.
pub fn cards(shelf: CardShelf, now: Instant) -> Box<dyn Layer> {
    Box::new(PlaceScreen::new(shelf, CardsPicture::default(), now))
}

/// The same in lines.
pub fn cards_in_lines(shelf: CardShelf) -> Box<dyn Speaker> {
    Box::new(PlaceLines::new(shelf, CardsNarrator))
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

/// All decks in lines.
pub fn decks_in_lines(shelf: DeckShelf) -> Box<dyn Speaker> {
    Box::new(PlaceLines::new(shelf, DecksNarrator))
}

/// What a token does, if the rules say it and not the card.
pub fn token_rule(card: &CardFacts) -> Option<String> {
    explained::token(card)
}

/// What the rules say of something, as it is heard at the table.
fn rules_read(wanted: &str) -> Result<Heard, Unheard> {
    let own = swu_cards::rulebook::shared().ok_or_else(|| Unheard::NoRule("The rules cannot be read.".to_owned()))?;
    let page = shell::rules::told(own, wanted).map_err(|why| Unheard::NoRule(why.to_string()))?;
    Ok(Heard::Text { title: page.title, lines: page.lines })
}
