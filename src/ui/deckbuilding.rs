//! Everything on the screens that belongs to The Deckbuilding Game: its table, its choices, its pages, its sentences.

pub(crate) mod board;
mod choices;
mod draw;
mod forecast;
mod pages;
mod parse;
mod past;
mod prompt;
mod rules;
mod thing;
mod voice;
mod words;

use crate::deckbuilding::hosted::CardData;
use crate::deckbuilding::rules::view::View;
use crate::shell::course::Course;
use crate::shell::games::DeckbuildingSession;
use crate::ui::game::board::Board;
use crate::ui::game::layer::Layer;
use crate::ui::game::replay::Replay;
use crate::ui::game::replay::told::Told;
use crate::ui::game::speaker::Speaker;
use crate::ui::game::voice::Voice;
use std::sync::Arc;
use std::time::Instant;

/// The board of a game.
pub(crate) fn board_of(session: Box<DeckbuildingSession>, cards: Arc<CardData>) -> Box<dyn Board> {
    Box::new(board::Played::new(session, cards))
}

/// The voice of a game.
pub(crate) fn voice_of(session: Box<DeckbuildingSession>, cards: Arc<CardData>) -> Box<dyn Voice> {
    Box::new(voice::Told::new(session, cards))
}

/// A game to be looked at again, on a screen of its own.
pub(crate) fn replay(
    course: Box<dyn Course<View = View>>,
    cards: &Arc<CardData>,
    now: Instant,
) -> Option<Box<dyn Layer>> {
    let picture = || past::Pictured::new(Arc::clone(cards));
    Replay::new(vec![course], picture, now).map(|replay| Box::new(replay) as Box<dyn Layer>)
}

/// The same in lines.
pub(crate) fn replay_in_lines(course: Box<dyn Course<View = View>>, cards: &Arc<CardData>) -> Option<Box<dyn Speaker>> {
    let picture = || past::Pictured::new(Arc::clone(cards));
    Told::new(vec![course], picture).map(|told| Box::new(told) as Box<dyn Speaker>)
}
