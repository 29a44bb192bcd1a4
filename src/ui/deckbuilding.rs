//! Everything on the screens that belongs to The Deckbuilding Game: its table, its choices, its pages, its sentences.

pub(crate) mod board;
mod choices;
mod draw;
mod over;
mod pages;
mod parse;
mod prompt;
mod thing;
mod voice;
mod words;

use crate::deckbuilding::hosted::CardData;
use crate::shell::games::DeckbuildingSession;
use crate::ui::game::board::Board;
use crate::ui::game::voice::Voice;
use std::sync::Arc;

/// The board of a game.
pub(crate) fn board_of(session: Box<DeckbuildingSession>, cards: Arc<CardData>) -> Box<dyn Board> {
    Box::new(board::Played::new(session, cards))
}

/// The voice of a game.
pub(crate) fn voice_of(session: Box<DeckbuildingSession>, cards: Arc<CardData>) -> Box<dyn Voice> {
    Box::new(voice::Told::new(session, cards))
}
