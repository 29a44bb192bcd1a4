//! The first screen.

use crate::shell::command::Command;
use crate::shell::command::key::Key;
use crate::shell::games;
use crate::ui::theme::canvas::Canvas;
use crate::ui::theme::role::Role;
use crate::ui::widgets::cursor::Cursor;
use crate::ui::widgets::event::Event;
use crate::ui::widgets::frame::{Around, draw as draw_frame};
use crate::ui::widgets::hits::{Hits, Spot};
use ratatui::layout::Rect;

/// What can be done, in the order it is shown.
const ITEMS: &[(Command, &str)] = &[
    (Command::New, "Play: a new game"),
    (Command::Learn, "Learn: a first game, and lessons"),
    (Command::Practise, "Practise: hands, resources, attacks, puzzles"),
    (Command::Resume, "Go on with an unfinished game"),
    (Command::Events, "Events: drafts, sealed pools, tournaments"),
    (Command::Decks, "Decks"),
    (Command::Browse, "Cards"),
    (Command::Rules, "Rules"),
    (Command::Finished, "Games that are over: watch them again"),
    (Command::Settings, "Settings"),
    (Command::Help, "Help: all keys"),
    (Command::Quit, "Quit"),
];

/// The screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Home {
    /// The cursor.
    pub cursor: Cursor,
}

impl Home {
    /// A key went down.
    pub(crate) fn press(&mut self, key: Key) -> Event {
        match key {
            Key::Enter | Key::Char(' ') => self.run(self.cursor.at),
            Key::Char(digit @ '1'..='9') if usize::from(digit as u8 - b'1') < ITEMS.len() => {
                self.run(usize::from(digit as u8 - b'1'))
            }
            key if self.cursor.press(key, ITEMS.len()) => Event::Stay,
            _ => Event::Ignored,
        }
    }

    /// A line was clicked.
    pub(crate) fn click(&mut self, row: usize) -> Event {
        self.run(row)
    }

    fn run(&mut self, row: usize) -> Event {
        self.cursor.at = row.min(ITEMS.len() - 1);
        Event::Run(ITEMS[self.cursor.at].0)
    }

    /// Draws it; `unfinished` games wait, and somebody `new` may want to be shown around.
    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        (unfinished, new): (usize, bool),
        around: &Around<'_>,
        hits: &mut Hits,
    ) {
        let inside = draw_frame(canvas, "Cantina", env!("CARGO_PKG_VERSION"), around, hits);
        let x = inside.x + inside.width.saturating_sub(56) / 2;
        let y = inside.y + inside.height.saturating_sub(ITEMS.len() as u16 + 7) / 2;
        canvas.text(x, y, 56, "C A N T I N A", Role::Strong);
        canvas.text(x, y + 1, 66, &format!("{}, for two to six.", games::ABOUT), Role::Text);
        for (index, (command, text)) in ITEMS.iter().enumerate() {
            let row = Rect::new(x, y + 3 + index as u16, 56, 1);
            let key = command.entry().keys.first().map(ToString::to_string).unwrap_or_default();
            let note = match (command, unfinished) {
                (Command::Resume, 0) => "  (none)".into(),
                (Command::Resume, count) => format!("  ({count})"),
                _ => String::new(),
            };
            let number = format!(" {}  ", index + 1);
            let role = if *command == Command::Resume && unfinished == 0 { Role::Refused } else { Role::Text };
            let key = format!("[{key}] ");
            canvas.pieces(
                row.x,
                row.y,
                56,
                &[(&number, Role::Dim), (&key, Role::Key), (text, role), (&note, Role::Dim)],
            );
            if index == self.cursor.at {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
        }
        let note = "Not made or endorsed by the makers of the game.";
        let below = y + 4 + ITEMS.len() as u16;
        if new {
            let learn = Command::Learn.entry().keys.first().map(ToString::to_string).unwrap_or_default();
            let offer = format!("New to the game? [{learn}]: your first game, 20 minutes, with help.");
            canvas.text(x, below, 66, &offer, Role::Strong);
        }
        canvas.text(x, below + 1, 56, note, Role::Dim);
    }
}
