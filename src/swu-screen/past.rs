//! The table of Star Wars: Unlimited as it was at some moment.

use super::board::scene::{BoardState, Closing, HandSight, Scene};
use super::board::{covered_rows, draw};
use super::labels::Labels;
use super::lines::{describe, narrate, refer};
use super::prompt::menu::Menu;
use hotseat::log::Line as LogLine;
use hotseat::past::Moment;
use ratatui::layout::Rect;
use screen::game::board::Surround;
use screen::game::past::Picture;
use screen::theme::canvas::Canvas;
use screen::widgets::hits::Hits;
use screen::widgets::timeline::ROWS;
use shell::cards::Cards;
use std::collections::BTreeSet;
use swu_view::{CardView, View};

/// The table as it was.
pub(super) struct Pictured {
    view: Option<View>,
    labels: Labels,
    state: BoardState,
    menu: Menu,
}

impl Default for Pictured {
    fn default() -> Pictured {
        let state = BoardState { past: true, ..BoardState::default() };
        Pictured { view: None, labels: Labels::default(), state, menu: Menu::default() }
    }
}

impl Picture for Pictured {
    type View = View;

    fn show(&mut self, view: View, moments: &[Moment]) {
        self.labels.follow(moments.iter().map(|moment| moment.in_play.as_slice()), &view);
        // Nothing can be chosen there any more; who had to choose is told.
        let active = view.decision.as_ref().map_or(view.active, |decision| decision.seat);
        self.view = Some(View { decision: None, active, ..view });
    }

    fn draw(&self, canvas: &mut Canvas<'_>, with: &Surround<'_>, log: &[LogLine], _: &mut Hits) -> Rect {
        let area = canvas.area();
        let Some(view) = &self.view else { return area };
        let scene = Scene {
            view,
            guide: None,
            labels: &self.labels,
            cards: with.services.cards(),
            hand: view.viewer.map_or(HandSight::None, |seat| HandSight::Open(seat, Closing::Never)),
            menu: &self.menu,
            narrowed: None,
            in_list: false,
            picked: &BTreeSet::new(),
            log,
            recap: None,
            thinking: None,
            half_done: false,
            notice: None,
            title: with.title,
            hints: with.hints,
            help: with.help,
            line: with.line,
            state: &self.state,
        };
        // A picture of the past cannot be clicked.
        draw(canvas, &scene, &mut Hits::default());
        let rows = covered_rows(area, view.seats.len(), self.state.whole).max(ROWS);
        Rect { y: area.bottom().saturating_sub(rows + 1), height: rows, ..area }
    }

    fn told(&self) -> Vec<String> {
        let Some(view) = &self.view else { return Vec::new() };
        let mut lines = narrate::table(view, &self.labels);
        let eyes = view.viewer.and_then(|seat| view.seats.get(seat.index()));
        lines.extend(eyes.map(|side| {
            let hand: Vec<&str> = side.hand.iter().filter_map(CardView::known).map(|card| card.name.as_str()).collect();
            let hand = if hand.is_empty() { "nothing".to_owned() } else { hand.join(", ") };
            format!("{}'s hand: {hand}.", side.name)
        }));
        lines
    }

    fn inspect(&self, words: &[&str], cards: &dyn Cards) -> Option<Vec<String>> {
        let view = self.view.as_ref()?;
        match refer::card(words, view, &self.labels) {
            Some(thing) => Some(describe::inspect(view, &self.labels, cards, thing)),
            None => describe::lying(words, view, cards),
        }
    }

    fn turn_whole(&mut self) {
        self.state.whole = !self.state.whole;
    }
}
