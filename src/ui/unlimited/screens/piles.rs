//! Piles: discard piles, resources, captured cards, lasting effects. Own resources have names only while the hand is
//! open, because only then the view has them.

use crate::seats::Seat;
use crate::shell::command::key::Key;
use crate::ui::theme::canvas::Canvas;
use crate::ui::theme::role::Role;
use crate::ui::theme::width::wrap;
use crate::ui::widgets::event::Event;
use crate::ui::widgets::frame::{Around, draw as draw_frame};
use crate::ui::widgets::hits::Hits;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::page::PageLine;
use crate::unlimited::rules::view::{CardView, ResourceView, SeatView, View};
use ratatui::layout::Rect;

/// The screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Piles {
    /// Only resources?
    pub resources: bool,
    /// How far it is scrolled.
    pub page: Page,
}

impl Piles {
    /// A key went down.
    pub(crate) fn press(&mut self, key: Key, view: &View, screen: Rect) -> Event {
        let count = self.lines(view, usize::from(screen.width.saturating_sub(4))).len();
        let rows = usize::from(screen.height.saturating_sub(3));
        if self.page.press(key, count, rows) { Event::Stay } else { Event::Ignored }
    }

    /// Draws it.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, view: &View, around: &Around<'_>, hits: &mut Hits) {
        let title = if self.resources { "Resources" } else { "Piles" };
        let inside = draw_frame(canvas, title, "", around, hits);
        let frame = Rect { x: inside.x - 1, y: inside.y - 1, width: inside.width + 2, height: inside.height + 2 };
        let lines = self.lines(view, usize::from(inside.width.saturating_sub(2)));
        self.page.draw(canvas, frame, inside, &lines);
    }

    fn lines(self, view: &View, width: usize) -> Vec<PageLine> {
        let mut lines = Vec::new();
        for (index, side) in view.seats.iter().enumerate() {
            let own = view.viewer == Some(Seat(index as u8));
            lines.push((side.name.to_uppercase(), Role::Strong));
            if self.resources || own {
                entry(&mut lines, "resources", &resources(side), width);
            } else {
                let (ready, all) = (side.ready_resources(), side.resources.len());
                entry(&mut lines, "resources", &format!("{ready} of {all} ready"), width);
            }
            if !self.resources {
                entry(&mut lines, &format!("discard {}, newest first", side.discard.len()), &discard(side), width);
                captives(&mut lines, side, width);
            }
            lines.push((String::new(), Role::Text));
        }
        if !self.resources && !view.lasting.is_empty() {
            lines.push(("In effect".into(), Role::Strong));
            view.lasting.iter().for_each(|effect| entry(&mut lines, "-", effect, width));
        }
        lines
    }
}

fn entry(lines: &mut Vec<PageLine>, heading: &str, text: &str, width: usize) {
    let text = format!("{heading}: {text}").replace("-: ", "- ");
    lines.extend(wrap(&text, width.saturating_sub(2)).into_iter().map(|line| (format!("  {line}"), Role::Text)));
}

fn resources(side: &SeatView) -> String {
    let (ready, all) = (side.ready_resources(), side.resources.len());
    let names = side.resources.iter().filter_map(|resource| {
        resource.card.known().map(|card| format!("{} ({})", card.name, resource_state(resource)))
    });
    let names: Vec<String> = names.collect();
    if names.is_empty() {
        format!("{ready} of {all} ready")
    } else {
        format!("{ready} of {all} ready: {}", names.join(", "))
    }
}

/// "ready, Smuggle 5"
pub(crate) fn resource_state(resource: &ResourceView) -> String {
    let state = if resource.exhausted { "exhausted" } else { "ready" };
    let ways = resource.ways.iter().map(|(via, price)| format!(", {} {price}", via.keyword()));
    std::iter::once(state.to_owned()).chain(ways).collect()
}

fn discard(side: &SeatView) -> String {
    let names: Vec<&str> =
        side.discard.iter().rev().filter_map(CardView::known).map(|card| card.name.as_str()).collect();
    if names.is_empty() { "nothing".into() } else { names.join(", ") }
}

fn captives(lines: &mut Vec<PageLine>, side: &SeatView, width: usize) {
    for unit in side.units.iter().filter(|unit| !unit.captives.is_empty()) {
        let names: Vec<&str> = unit.captives.iter().map(|card| card.name.as_str()).collect();
        entry(lines, &format!("captured by {}", unit.name), &names.join(", "), width);
    }
}
