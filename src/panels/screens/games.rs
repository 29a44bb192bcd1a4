//! Saved games: those that can be continued and finished ones, to be opened, watched again or removed.

use boards::games;
use ratatui::layout::Rect;
use screen::game::layer::{Layer, Then};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::cursor::Cursor;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::text::Text;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::services::{AtTable, SavedEntry, Services};
use std::time::Instant;

/// The screen.
pub(crate) struct Games {
    /// Are the finished ones shown?
    over: bool,
    cursor: Cursor,
    /// All about the game under the cursor, and its index.
    details: (usize, Vec<String>),
    now: Instant,
}

impl Games {
    /// The finished ones, or the others.
    pub(crate) fn new(over: bool, services: &dyn Services, now: Instant) -> Games {
        let mut games = Games { over, cursor: Cursor::default(), details: (usize::MAX, Vec::new()), now };
        games.look(services);
        games
    }

    fn entries<'a>(&self, services: &'a dyn Services) -> &'a [SavedEntry] {
        if self.over { services.finished() } else { services.unfinished() }
    }

    /// The game under the cursor, by its index among all saved games; `None` in an empty list.
    fn selected(&self, services: &dyn Services) -> Option<usize> {
        let first = if self.over { services.unfinished().len() } else { 0 };
        (self.cursor.at < self.entries(services).len()).then_some(first + self.cursor.at)
    }

    fn look(&mut self, services: &dyn Services) {
        self.cursor.at = self.cursor.at.min(self.entries(services).len().saturating_sub(1));
        match self.selected(services) {
            None => self.details = (usize::MAX, Vec::new()),
            Some(saved) if saved != self.details.0 => self.details = (saved, services.saved_details(saved)),
            Some(_) => {}
        }
    }

    fn open(&self, services: &mut dyn Services) -> Then {
        let Some(saved) = self.selected(services) else { return Then::Stay };
        match services.resume(saved) {
            Ok(AtTable::Match(contest)) => Then::Contest(contest),
            Ok(AtTable::Game(begun)) => Then::Play(begun),
            Err(why) => Then::Say(why.to_string()),
        }
    }

    fn watch(&self, services: &dyn Services) -> Then {
        let Some(saved) = self.selected(services) else { return Then::Stay };
        match services.replay(saved).map(|recorded| games::replay(recorded, self.now)) {
            Ok(Some(layer)) => Then::Open(layer),
            Ok(None) => Then::Say("No game of this match has begun.".into()),
            Err(why) => Then::Say(why.to_string()),
        }
    }

    fn title(&self) -> &'static str {
        if self.over { "Finished games" } else { "Unfinished games" }
    }
}

impl Layer for Games {
    fn focus(&self) -> Focus {
        Focus::Games
    }

    fn press(&mut self, key: Key, services: &mut dyn Services) -> Then {
        let count = self.entries(services).len();
        match key {
            Key::Char(digit @ '1'..='9') => {
                let row = usize::from(digit as u8 - b'1');
                if row >= count {
                    return Then::Stay;
                }
                self.cursor.at = row;
                self.look(services);
                if count < 10 { self.open(services) } else { Then::Stay }
            }
            key if self.cursor.press(key, count) => {
                self.look(services);
                Then::Stay
            }
            _ => Then::Ignored,
        }
    }

    fn run(&mut self, command: Command, services: &mut dyn Services) -> Then {
        match command {
            Command::Open => self.open(services),
            Command::Replay => self.watch(services),
            Command::OtherGames => {
                *self = Games::new(!self.over, services, self.now);
                Then::Stay
            }
            Command::DeleteGame => {
                match self.selected(services).and_then(|_| self.entries(services).get(self.cursor.at)) {
                    None => Then::Stay,
                    Some(entry) => {
                        Then::Ask(format!("Remove the game of {} ({}) for good?", entry.title, entry.about), "remove")
                    }
                }
            }
            _ => Then::Ignored,
        }
    }

    fn yes(&mut self, services: &mut dyn Services) -> Then {
        let Some(saved) = self.selected(services) else { return Then::Stay };
        let removed = services.delete_saved(saved);
        self.details.0 = usize::MAX;
        self.look(services);
        match removed {
            Ok(()) => Then::Say("It is removed.".into()),
            Err(why) => Then::Read(Text::plain("It stays", &why.to_string())),
        }
    }

    fn click(&mut self, row: usize, services: &mut dyn Services) -> Then {
        if self.cursor.at == row {
            return self.open(services);
        }
        self.cursor.at = row;
        self.look(services);
        Then::Stay
    }

    fn search(&mut self, text: &str, services: &dyn Services) -> Then {
        let (wanted, entries) = (text.to_lowercase(), self.entries(services));
        let fits = |row: &usize| {
            entries
                .get(*row)
                .is_some_and(|entry| format!("{} {}", entry.title, entry.about).to_lowercase().contains(&wanted))
        };
        let count = entries.len();
        let found = (1..=count).map(|step| (self.cursor.at + step) % count.max(1)).find(fits);
        self.cursor.at = found.unwrap_or(self.cursor.at);
        self.look(services);
        if found.is_some() { Then::Stay } else { Then::Say(format!("Nothing here is called \"{text}\".")) }
    }

    fn tick(&mut self, now: Instant) -> Then {
        self.now = now;
        Then::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, services: &dyn Services, around: &Around<'_>, hits: &mut Hits) {
        let entries = self.entries(services);
        let other = if self.over { services.unfinished().len() } else { services.finished().len() };
        let right = format!("{}; [Tab] {} {other}", entries.len(), if self.over { "unfinished" } else { "finished" });
        let inside = draw_frame(canvas, self.title(), &right, around, hits);
        if entries.is_empty() {
            let none = if self.over { "No game is finished yet." } else { "There is no unfinished game." };
            canvas.text(inside.x + 2, inside.y + 1, inside.width.saturating_sub(3), none, Role::Text);
            return;
        }
        let list = Rect { width: inside.width * 3 / 5, ..inside };
        let first = self.cursor.first(list.height.into());
        for ((index, entry), y) in entries.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
            let row = Rect { y, height: 1, ..list };
            let (number, about) = (format!("{:>3}  ", index + 1), format!("  {}", entry.about));
            let pieces = [(&*number, Role::Choice), (entry.title.as_str(), Role::Strong), (&*about, Role::Dim)];
            canvas.pieces(row.x, y, row.width.saturating_sub(1), &pieces);
            if index == self.cursor.at {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
        }
        let below = entries.len().saturating_sub(first + usize::from(list.height));
        canvas.more(Rect { height: inside.height + 2, y: inside.y - 1, ..list }, first, below);
        let beside = Rect { x: list.right() + 1, width: inside.right().saturating_sub(list.right() + 2), ..inside };
        let about = entries.get(self.cursor.at).map(|entry| entry.about.clone()).into_iter();
        let lines = about.chain([String::new()]).chain(self.details.1.iter().cloned());
        let lines = lines.flat_map(|line| wrap(&line, beside.width.into()));
        for (line, y) in lines.zip(beside.y..beside.bottom()) {
            canvas.text(beside.x, y, beside.width, &line, Role::Text);
        }
    }
}
