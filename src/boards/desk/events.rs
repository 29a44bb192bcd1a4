//! All drafts, pools and tournaments, and new ones: a line of words makes one.

use super::screen::sit_down;
use crate::games;
use ratatui::layout::Rect;
use screen::game::layer::{Layer, Then};
use screen::input::line::{Line, Typed};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::cursor::Cursor;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::{Hits, Spot};
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::event_list::{EventEntry, Made};
use shell::refusal::Refusal;
use shell::services::Services;
use std::time::Instant;

/// What can be made: how the line begins, its name, and what may follow.
const NEW: [(&str, &str, &str); 3] = [
    (
        "draft SOR ",
        "New draft",
        "draft SOR Ann Bob: the set (or three with commas), then who drafts; the program takes the other seats of eight. \
         strict behind it: by the clock, without help.",
    ),
    (
        "sealed SOR ",
        "New sealed pools",
        "sealed SOR Ann Bob: the set, then who opens six boosters each; alone, a bot is the opponent. strict behind it: \
         by the clock, without help.",
    ),
    (
        "tournament ",
        "New tournament",
        "tournament Friday Showdown premier: a name, then as you like premier, sealed, draft or twin-suns; casual or \
         competitive; bo3 or single.",
    ),
];

/// The screen.
pub struct Events {
    entries: Vec<EventEntry>,
    cursor: Cursor,
    typing: Option<Line>,
    now: Instant,
}

impl Events {
    /// Looks up which there are.
    pub fn new(services: &dyn Services, now: Instant) -> Events {
        Events { entries: services.events(), cursor: Cursor::default(), typing: None, now }
    }

    fn count(&self) -> usize {
        NEW.len() + self.entries.len()
    }

    fn open(&mut self, services: &dyn Services) -> Then {
        if let Some((begin, ..)) = NEW.get(self.cursor.at) {
            self.typing = Some(Line::with(*begin));
            return Then::Stay;
        }
        let Some(entry) = self.cursor.at.checked_sub(NEW.len()).and_then(|place| self.entries.get(place)) else {
            return Then::Stay;
        };
        let opened = entry.open(self.now);
        self.put(opened, services)
    }

    fn put(&mut self, made: Result<Made, Refusal>, services: &dyn Services) -> Then {
        match made {
            Err(why) => Then::Say(why.to_string()),
            Ok(Made::Pod(session)) => Then::Open(games::pod(session.as_agreed(&services.agreement()), self.now)),
            Ok(Made::Tournament(session)) => Then::Open(Box::new(sit_down(session, self.now))),
        }
    }

    fn typed(&mut self, services: &mut dyn Services) -> Then {
        let Some(line) = self.typing.take() else { return Then::Stay };
        let made = services.make_event(line.text().trim(), self.now);
        self.entries = services.events();
        self.put(made, services)
    }
}

impl Layer for Events {
    fn focus(&self) -> Focus {
        Focus::Events
    }

    fn press(&mut self, key: Key, services: &mut dyn Services) -> Then {
        if let Some(line) = &mut self.typing {
            match line.press(key) {
                Typed::Entered => return self.typed(services),
                Typed::Left => self.typing = None,
                Typed::Changed | Typed::Ignored => {}
            }
            return Then::Stay;
        }
        match key {
            Key::Enter | Key::Char(' ') => self.open(services),
            Key::Char(digit @ '1'..='3') => {
                self.cursor.at = usize::from(digit as u8 - b'1');
                self.open(services)
            }
            key if self.cursor.press(key, self.count()) => Then::Stay,
            _ => Then::Ignored,
        }
    }

    fn run(&mut self, _: Command, _: &mut dyn Services) -> Then {
        Then::Ignored
    }

    fn click(&mut self, row: usize, services: &mut dyn Services) -> Then {
        self.cursor.at = row;
        self.open(services)
    }

    fn paste(&mut self, text: &str, _: &mut dyn Services) -> Then {
        if let Some(line) = &mut self.typing {
            line.paste(text);
        }
        Then::Stay
    }

    fn tick(&mut self, now: Instant) -> Then {
        self.now = now;
        Then::Stay
    }

    fn stays(&self) -> bool {
        true
    }

    fn returned(&mut self, services: &mut dyn Services) -> Then {
        self.entries = services.events();
        Then::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, _: &dyn Services, around: &Around<'_>, hits: &mut Hits) {
        let line = self.typing.as_ref().map(|line| (":", line)).or(around.line);
        let around = Around { line, hints: around.hints, help: around.help, notice: around.notice };
        let inside = draw_frame(canvas, "Events: drafts, pools and tournaments", "", &around, hits);
        let new = NEW.iter().map(|(_, name, _)| ((*name).to_owned(), String::new()));
        let there = self.entries.iter().map(|entry| (entry.title.clone(), entry.about.clone()));
        let all: Vec<(String, String)> = new.chain(there).collect();
        let list = Rect { height: inside.height.saturating_sub(5), ..inside };
        let first = self.cursor.first(list.height.into());
        for ((place, (title, about)), y) in all.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
            let row = Rect { y, height: 1, ..list };
            let (number, about) = (format!("{:>3}  ", place + 1), format!("  {about}"));
            let pieces = [(number.as_str(), Role::Choice), (title.as_str(), Role::Strong), (about.as_str(), Role::Dim)];
            canvas.pieces(row.x, y, row.width.saturating_sub(1), &pieces);
            if place == self.cursor.at {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(place));
        }
        let about =
            NEW.get(self.cursor.at).map_or("Enter continues it. Its file is named after it.", |(.., about)| about);
        let text = wrap(about, usize::from(inside.width.saturating_sub(2)));
        for (line, y) in text.iter().zip(list.bottom() + 1..inside.bottom()) {
            canvas.text(inside.x + 1, y, inside.width.saturating_sub(2), line, Role::Text);
        }
    }
}
