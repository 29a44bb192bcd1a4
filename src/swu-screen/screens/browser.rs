//! All cards: a list with a search, the card beside it.

use crate::board::hand::aspects;
use crate::board::inspect::printed;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::cursor::Cursor;
use screen::widgets::event::Event;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::page::draw_lines;
use shell::cards::Cards;
use shell::command::key::Key;
use swu_cards::query::QueryFault;

/// The screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Browser {
    /// The cursor.
    pub cursor: Cursor,
    /// The search text.
    pub search: String,
    /// The matching ids, found once per search.
    found: Vec<String>,
}

impl Browser {
    /// All cards.
    pub(crate) fn new(cards: &dyn Cards) -> Browser {
        Browser { found: cards.ids().to_vec(), ..Browser::default() }
    }

    /// The cards that match a query.
    ///
    /// # Errors
    /// The query cannot be understood, and where; the list stays as it was.
    pub(crate) fn search(&mut self, text: &str, cards: &dyn Cards) -> Result<(), QueryFault> {
        self.found = cards.search(text)?;
        self.search = text.into();
        self.cursor = Cursor::default();
        Ok(())
    }

    /// A key went down.
    pub(crate) fn press(&mut self, key: Key) -> Event {
        if self.cursor.press(key, self.found.len()) { Event::Stay } else { Event::Ignored }
    }

    /// Draws it.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, cards: &dyn Cards, around: &Around<'_>, hits: &mut Hits) {
        let right = match self.search.as_str() {
            "" => format!("{} cards", self.found.len()),
            text => format!("/{text}: {} of {}", self.found.len(), cards.ids().len()),
        };
        let inside = draw_frame(canvas, "Cards", &right, around, hits);
        let list = Rect { width: inside.width / 2, ..inside };
        let first = self.cursor.first(list.height.into());
        for ((index, id), y) in self.found.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
            let row = Rect { y, height: 1, ..list };
            if let Some(facts) = cards.facts(id) {
                let cost = format!(" {:>2} ", facts.cost);
                let x = canvas.text(row.x, y, 4, &cost, Role::Dim);
                let end = row.right().saturating_sub(22);
                canvas.text(x, y, end.saturating_sub(x), &facts.full_name(), Role::Text);
                aspects(canvas, end + 1, y, facts);
                canvas.text(row.right().saturating_sub(11), y, 10, &facts.id.replace('_', " "), Role::Dim);
            }
            if index == self.cursor.at {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
        }
        if self.found.is_empty() {
            canvas.text(list.x + 1, list.y, list.width, "No card fits.", Role::Text);
        }
        let frame = Rect { x: inside.x - 1, y: inside.y - 1, width: list.width + 2, height: inside.height + 2 };
        canvas.more(frame, first, self.found.len().saturating_sub(first + usize::from(list.height)));
        if let Some(facts) = self.found.get(self.cursor.at).and_then(|id| cards.facts(id)) {
            let beside = Rect { x: list.right() + 1, width: inside.width - list.width - 1, ..inside };
            let lines = printed(facts, usize::from(beside.width.saturating_sub(2)));
            draw_lines(canvas, Rect { height: 0, ..beside }, beside, &lines, 0);
        }
    }
}
