//! The panel beside the table, never empty: the card under the cursor or the one that asks, what this turn has, and the
//! log down to its lower edge.

use super::{Table, plates};
use crate::pages;
use deckbuilding::rules::view::SeatView;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{head, wrap};
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::log::newest;
use screen::widgets::page::PageLine;

/// The fewest rows of the log.
const LOG: u16 = 8;
/// The columns of a name before a bar.
const NAME: u16 = 8;

/// The rows of the panel that are still free.
struct Sections<'c, 'b> {
    canvas: &'c mut Canvas<'b>,
    rest: Rect,
}

/// Draws the panel.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, table: &Table<'_>, hits: &mut Hits) {
    canvas.surface(area, Role::Panel);
    let inside = Rect::new(area.x + 2, area.y + 1, area.width.saturating_sub(4), area.height.saturating_sub(1));
    let mut panel = Sections { canvas, rest: inside };
    panel.card(table);
    panel.turn(table);
    let log = panel.rest;
    canvas.heading(Rect { height: 1, ..log }, Role::Title, "LOG", "[L] all");
    hits.add(log, Spot::Log);
    let lines = newest(table.scene.log, log.width.into(), log.height.saturating_sub(1).into());
    for ((text, role), y) in lines.iter().zip(log.y + 1..log.bottom()) {
        canvas.text(log.x, y, log.width, text, *role);
    }
}

impl Sections<'_, '_> {
    /// Takes rows from the top and a free one after them, with a heading; the rows below the heading. `None` if the log
    /// would not have its own.
    fn take(&mut self, title: &str, right: &str, rows: u16) -> Option<Rect> {
        let most = self.rest.height.saturating_sub(LOG + 2);
        let rows = rows.min(most);
        if rows == 0 {
            return None;
        }
        let at = Rect { height: 1, ..self.rest };
        self.canvas.heading(at, Role::Title, title, right);
        self.rest.y += rows + 2;
        self.rest.height -= rows + 2;
        Some(Rect { y: at.y + 1, height: rows, ..at })
    }

    /// The card under the cursor, or the one that asks.
    fn card(&mut self, table: &Table<'_>) {
        let source = table.view.decision.as_ref().and_then(|decision| decision.source.as_ref());
        let pointed = table.scene.pointed().map(|thing| (thing.id.as_str(), thing.uid));
        let Some((id, uid)) = pointed.or(source.map(|card| (card.id.as_str(), card.uid))) else { return };
        let page = pages::card(table.view, table.scene.cards, id, Some(uid));
        let width = usize::from(self.rest.width);
        let wrapped =
            |(line, role): &PageLine| wrap(line, width).into_iter().map(|part| (part, *role)).collect::<Vec<_>>();
        let mut lines: Vec<PageLine> = page.lines.iter().flat_map(wrapped).collect();
        lines.dedup_by(|next, line| next.0.is_empty() && line.0.is_empty());
        lines.pop_if(|(line, _)| line.is_empty());
        let title = page.title.to_uppercase();
        let Some(at) = self.take(&title, "[Enter]", lines.len() as u16) else { return };
        for ((line, role), y) in lines.iter().zip(at.y..at.bottom()) {
            self.canvas.text(at.x, y, at.width, line, *role);
        }
    }

    /// What those whose turn it is have: resources and ready attack as bars, from public numbers alone.
    fn turn(&mut self, table: &Table<'_>) {
        let active = table.view.active.iter().filter_map(|seat| table.view.seats.get(usize::from(*seat)));
        let active: Vec<&SeatView> = active.collect();
        let Some(at) = self.take("THIS TURN", "", 2 * active.len() as u16) else { return };
        let mut y = at.y;
        for seat in active {
            let name = head(&seat.name, usize::from(NAME) - 1);
            self.canvas.text(at.x, y, NAME, name, plates::name(seat.side));
            for (label, number, role) in
                [("resources", seat.resources, Role::Gold), ("attack", seat.ready_attack(), Role::Damage)]
            {
                let x = self.canvas.text(at.x + NAME, y, 9, label, Role::Faint).max(at.x + NAME + 10);
                let room = at.right().saturating_sub(x + 4);
                self.canvas.repeat(x, y, number.min(room), self.canvas.look.glyphs.ready, role);
                self.canvas.text_right(at.right(), y, 3, &number.to_string(), Role::Strong);
                y += 1;
            }
        }
    }
}
