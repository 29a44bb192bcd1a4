//! The table of The Deckbuilding Game as it was at some moment.

use super::choices::Choices;
use super::draw::{Scene, draw};
use super::thing::{Thing, things};
use super::voice;
use deckbuilding::rules::view::View;
use deckbuilding_hosted::CardData;
use hotseat::log::Line as LogLine;
use hotseat::past::Moment;
use ratatui::layout::Rect;
use screen::game::board::Surround;
use screen::game::past::Picture;
use screen::theme::canvas::Canvas;
use screen::widgets::hits::Hits;
use screen::widgets::timeline::ROWS;
use std::sync::Arc;

/// The table as it was.
pub(super) struct Pictured {
    view: Option<View>,
    things: Vec<Thing>,
    cards: Arc<CardData>,
    region: u8,
}

impl Pictured {
    /// No table yet.
    pub(super) fn new(cards: Arc<CardData>) -> Pictured {
        Pictured { view: None, things: Vec::new(), cards, region: 0 }
    }
}

impl Picture for Pictured {
    type View = View;

    fn show(&mut self, view: View, _: &[Moment]) {
        // Nothing can be chosen there any more.
        let view = View { decision: None, ..view };
        self.things = things(&view);
        self.view = Some(view);
    }

    fn draw(&self, canvas: &mut Canvas<'_>, with: &Surround<'_>, log: &[LogLine], _: &mut Hits) -> Rect {
        let area = canvas.area();
        let Some(view) = &self.view else { return area };
        let scene = Scene {
            view,
            cards: &self.cards,
            things: &self.things,
            cursor: None,
            choices: Choices::default(),
            region: self.region,
            is_open: None,
            thinking: None,
            guide: None,
            log,
            with,
        };
        // A picture of the past cannot be clicked.
        draw(canvas, &scene, &mut Hits::default());
        let rows = ROWS + u16::from(area.height >= 30);
        Rect { y: area.bottom().saturating_sub(rows + 1), height: rows, ..area }
    }

    fn told(&self) -> Vec<String> {
        self.view.as_ref().map(|view| voice::table(view, &self.cards)).unwrap_or_default()
    }

    fn turn_whole(&mut self) {
        let count = self.view.as_ref().map_or(1, |view| view.regions.len().max(1)) as u8;
        self.region = (self.region + 1) % count;
    }
}
