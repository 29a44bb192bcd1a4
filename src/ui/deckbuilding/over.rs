//! The end of a game: who won and why, the bases that fell, and what to do next.

use super::words;
use crate::deckbuilding::rules::view::View;
use crate::shell::command::Command;
use crate::shell::command::key::Key;
use crate::ui::theme::canvas::Canvas;
use crate::ui::theme::role::Role;
use crate::ui::widgets::cursor::Cursor;
use crate::ui::widgets::event::Event;
use crate::ui::widgets::frame::{Around, draw as draw_frame};
use crate::ui::widgets::hits::{Hits, Spot};
use ratatui::layout::Rect;

/// What can be done, in the order it is shown.
const ITEMS: [(Command, &str); 3] =
    [(Command::Back, "Look at the table"), (Command::Log, "Read the log"), (Command::Save, "Back to the first screen")];

/// The screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Over {
    /// The cursor.
    pub cursor: Cursor,
}

impl Over {
    /// A key went down.
    pub(super) fn press(&mut self, key: Key) -> Event {
        let item = match key {
            Key::Enter | Key::Char(' ') => Some(self.cursor.at),
            Key::Char(digit) => digit.to_digit(10).and_then(|digit| usize::try_from(digit).ok()?.checked_sub(1)),
            _ => None,
        };
        match item.and_then(|item| ITEMS.get(item)) {
            Some((command, _)) => Event::Run(*command),
            None if self.cursor.press(key, ITEMS.len()) => Event::Stay,
            None => Event::Ignored,
        }
    }

    /// Draws it.
    pub(super) fn draw(self, canvas: &mut Canvas<'_>, view: &View, title: &str, around: &Around<'_>, hits: &mut Hits) {
        let inside = draw_frame(canvas, "The game is over", title, around, hits);
        let (x, width) = (inside.x + 4, inside.width.saturating_sub(6));
        let result = words::result(view).into_iter().flatten();
        for (line, y) in result.zip(inside.y + 1..) {
            canvas.text(x, y, width, &line, Role::Prompt);
        }
        for ((index, seat), y) in view.seats.iter().enumerate().zip(inside.y + 4..) {
            let lost = words::lost(view, index);
            let text = format!("{}, {}: {lost} bases lost; {}", seat.name, words::side(seat.side), words::base(seat));
            canvas.text(x, y, width, &text, Role::Text);
        }
        let top = inside.y + 6 + view.seats.len() as u16;
        for ((index, (_, text)), y) in ITEMS.iter().enumerate().zip(top..) {
            let row = Rect::new(x, y, 40.min(width), 1);
            canvas.pieces(row.x, y, row.width, &[(&format!(" {}  ", index + 1), Role::Choice), (text, Role::Text)]);
            if index == self.cursor.at {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
        }
    }
}
