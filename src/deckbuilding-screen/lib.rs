//! Everything on the screens that belongs to The Deckbuilding Game: its table, its choices, its pages, its sentences.

pub mod board;
mod choices;
mod draw;
mod forecast;
mod pages;
mod parse;
mod past;
mod prompt;
mod row;
mod rules;
mod thing;
mod voice;
mod words;

use deckbuilding::rules::view::View;
use deckbuilding_hosted::{CardData, Deckbuilding};
use screen::game::board::Board;
use screen::game::front::{Front, Fronted};
use screen::game::layer::Layer;
use screen::game::replay::{self, Replay};
use screen::game::speaker::Speaker;
use screen::game::voice::Voice;
use shell::recorded_game::RecordedGame;
use shell::session::GameSession;
use std::sync::Arc;
use std::time::Instant;

/// The game in the list of games.
pub static GAME: Fronted<Deckbuilding> =
    Fronted::new(Front { board: board_of, voice: voice_of, replay: replayed, replay_in_lines });

/// A game at the table.
pub(crate) type DeckbuildingSession = dyn GameSession<View = View>;

/// The board of a game.
fn board_of(session: Box<DeckbuildingSession>, cards: Arc<CardData>) -> Box<dyn Board> {
    Box::new(board::Played::new(session, cards))
}

/// The voice of a game.
fn voice_of(session: Box<DeckbuildingSession>, cards: Arc<CardData>) -> Box<dyn Voice> {
    Box::new(voice::Told::new(session, cards))
}

/// A game to be looked at again, on a screen of its own.
fn replayed(game: RecordedGame<View>, cards: Arc<CardData>, now: Instant) -> Option<Box<dyn Layer>> {
    let picture = || past::Pictured::new(Arc::clone(&cards));
    let replay = Replay::new(vec![game], picture, now)?;
    Some(Box::new(replay::screen(replay, now)))
}

/// The same in lines.
fn replay_in_lines(game: RecordedGame<View>, cards: Arc<CardData>) -> Option<Box<dyn Speaker>> {
    let picture = || past::Pictured::new(Arc::clone(&cards));
    let replay = Replay::new(vec![game], picture, Instant::now())?;
    Some(Box::new(replay::lines(replay)))
}
