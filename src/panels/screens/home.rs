//! The first screen.

use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::cursor::Cursor;
use screen::widgets::event::Event;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::{Hits, Spot};
use shell::command::Command;
use shell::command::key::Key;
use shell::practice::menu::FIRST;
use shell::practice::progress::Progress;

/// What can be done, in the order shown.
const ITEMS: &[(Command, &str)] = &[
    (Command::New, "Play: a new game"),
    (Command::Learn, "Learn: a first game, and lessons"),
    (Command::Practise, "Practise: hands, resources, attacks, puzzles"),
    (Command::Resume, "Continue an unfinished game"),
    (Command::Events, "Events: drafts, sealed pools, tournaments"),
    (Command::Decks, "Decks"),
    (Command::Browse, "Cards"),
    (Command::Rules, "Rules"),
    (Command::Finished, "Finished games: watch them again"),
    (Command::Settings, "Settings"),
    (Command::Help, "Help: all keys"),
    (Command::Quit, "Quit"),
];

/// Columns of a key in brackets, with a gap.
const WIDEST_KEY: usize = 5;

/// What is offered to somebody who may want to be shown around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    /// The first game.
    First,
    /// The first game from where it was left.
    GoOn,
    /// Nothing.
    Nothing,
}

impl Offer {
    /// The offer after this much practice and this many games.
    pub(crate) fn of(progress: &Progress, games: usize) -> Offer {
        match () {
            () if !progress.under_way(FIRST).is_empty() => Offer::GoOn,
            () if games == 0 && progress.is_only(FIRST) && !progress.is_done(FIRST) => Offer::First,
            () => Offer::Nothing,
        }
    }

    fn text(self) -> String {
        let key = Command::Learn.entry().keys.first().map(ToString::to_string).unwrap_or_default();
        match self {
            Offer::First => format!("New to the game? [{key}]: your first game, 20 minutes, with help."),
            Offer::GoOn => format!("Your first game is saved: [{key}] continues where you left it."),
            Offer::Nothing => String::new(),
        }
    }
}

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

    /// Draws it; `unfinished` games wait.
    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        (unfinished, offer): (usize, Offer),
        around: &Around<'_>,
        hits: &mut Hits,
    ) {
        let inside = draw_frame(canvas, "Cantina", env!("CARGO_PKG_VERSION"), around, hits);
        let x = inside.x + inside.width.saturating_sub(56) / 2;
        // The rows stay in place when a message appears below them.
        let rows = canvas.area().bottom().saturating_sub(inside.y + 2);
        let y = inside.y + rows.saturating_sub(ITEMS.len() as u16 + 7) / 2;
        canvas.text(x, y, 56, "C A N T I N A", Role::Strong);
        canvas.text(x, y + 1, 66, &format!("{}, for two to six.", boards::games::about()), Role::Text);
        for (index, (command, text)) in ITEMS.iter().enumerate() {
            let row = Rect::new(x, y + 3 + index as u16, 56, 1);
            let key = command.entry().keys.first().map(ToString::to_string).unwrap_or_default();
            let note = match (command, unfinished) {
                (Command::Resume, 0) => "  (none)".into(),
                (Command::Resume, count) => format!("  ({count})"),
                _ => String::new(),
            };
            // A number is a key, and there are nine of them.
            let number = if index < 9 { format!(" {}  ", index + 1) } else { "    ".into() };
            let role = if *command == Command::Resume && unfinished == 0 { Role::Refused } else { Role::Text };
            let key = format!("{:<WIDEST_KEY$}", format!("[{key}]"));
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
        canvas.text(x, below, 66, &offer.text(), Role::Strong);
        canvas.text(x, below + 1, 56, note, Role::Dim);
    }
}
