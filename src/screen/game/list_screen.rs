//! A list on the screen: its rows, the one at the cursor in full beside them, and a search.

use super::place_screen::{Meant, Picture, PlaceScreen, Scene};
use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use crate::theme::width::wrap;
use crate::widgets::cursor::Cursor;
use crate::widgets::frame::draw as draw_frame;
use crate::widgets::hits::{Hits, Spot};
use ratatui::layout::Rect;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::listing::{List, Sheet};
use shell::place::Place;
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::Services;
use std::time::Instant;

/// Columns of the name of something that can be set.
const NAME: usize = 16;

/// The most columns of a list whose rows are read beside it.
const LINKED: u16 = 48;

/// The picture of a list.
pub struct ListPicture {
    cursor: Cursor,
    sheet: Sheet,
    details: Vec<String>,
    /// What is drawn below the rows.
    below: fn(&mut Canvas<'_>, Rect),
}

/// A list on the screen.
pub fn list(list: List, services: &Services, now: Instant) -> PlaceScreen<ListPicture> {
    let below = if list.focus() == Focus::Settings { super::preview::draw } else { |_: &mut Canvas<'_>, _: Rect| {} };
    let cursor = Cursor { at: list.likely(services) };
    let mut picture = ListPicture { cursor, sheet: Sheet::default(), details: Vec::new(), below };
    picture.look(&list, services);
    PlaceScreen::new(list, picture, now)
}

impl ListPicture {
    /// Looks again at the rows, and at the one under the cursor.
    fn look(&mut self, list: &List, services: &Services) {
        self.sheet = list.sheet(services);
        self.cursor.at = self.cursor.at.min(self.sheet.rows.len().saturating_sub(1));
        self.details = if self.sheet.rows.is_empty() { Vec::new() } else { list.details(self.cursor.at, services) };
    }

    fn go(&mut self, row: usize, list: &List, services: &Services) -> Meant {
        self.cursor.at = row;
        self.look(list, services);
        Meant::Moved
    }

    fn open(&self) -> Meant {
        if self.sheet.rows.is_empty() { Meant::Moved } else { Meant::Ask(Request::at(Command::Open, self.cursor.at)) }
    }

    fn is_set(&self) -> bool {
        self.sheet.rows.get(self.cursor.at).is_some_and(|row| row.value.is_some())
    }
}

impl Picture for ListPicture {
    type Place = List;

    fn press(&mut self, place: &mut List, key: Key, services: &Services) -> Meant {
        let count = self.sheet.rows.len();
        match key {
            Key::Enter | Key::Char(' ') => self.open(),
            Key::Esc if self.sheet.links => Meant::Ask(Request::of(Command::Back)),
            Key::Right | Key::Char('l' | '+') if self.is_set() => self.open(),
            Key::Left | Key::Char('h' | '-') if self.is_set() => Meant::Ask(Request::at(Command::Left, self.cursor.at)),
            Key::Char(digit @ '1'..='9') if self.sheet.links => {
                Meant::Ask(Request::at(Command::Open, self.cursor.at).saying(&digit.to_string()))
            }
            Key::Char(digit @ '1'..='9') => {
                let row = usize::from(digit as u8 - b'1');
                if row >= count {
                    return Meant::Moved;
                }
                self.go(row, place, services);
                if self.is_set() { Meant::Moved } else { self.open() }
            }
            key => {
                if !self.cursor.press(key, count) {
                    return Meant::Ignored;
                }
                self.go(self.cursor.at, place, services)
            }
        }
    }

    fn command(&mut self, place: &mut List, command: Command, _: &Services) -> Meant {
        match command {
            Command::OtherGames => Meant::Ask(Request::of(command)),
            _ if self.sheet.rows.is_empty() || !command.entry().places.contains(&place.focus()) => Meant::Ignored,
            _ => Meant::Ask(Request::at(command, self.cursor.at)),
        }
    }

    fn click(&mut self, place: &mut List, row: usize, services: &Services) -> Meant {
        if self.cursor.at == row { self.open() } else { self.go(row, place, services) }
    }

    fn search(&mut self, place: &mut List, text: &str, services: &Services) -> Result<bool, Refusal> {
        if let Some(found) = place.search(text) {
            found?;
            return Ok(matches!(self.go(place.likely(services), place, services), Meant::Moved));
        }
        let (wanted, count) = (text.to_lowercase(), self.sheet.rows.len());
        let says = |row: &usize| {
            let row = &self.sheet.rows[*row];
            format!("{} {}", row.title, row.about).to_lowercase().contains(&wanted)
        };
        let found = (1..=count).map(|step| (self.cursor.at + step) % count).find(says);
        found.map(|row| self.go(row, place, services));
        Ok(found.is_some())
    }

    fn done(&mut self, place: &List, request: &Request, services: &Services) -> Option<String> {
        match request.command {
            Command::OtherGames => self.cursor.at = 0,
            _ if self.sheet.links => self.cursor.at = place.likely(services),
            _ => {}
        }
        self.look(place, services);
        None
    }

    fn renewed(&mut self) {}

    fn returned(&mut self, place: &List, services: &Services) {
        if place.focus() == Focus::List {
            self.cursor.at = place.likely(services);
        }
        self.look(place, services);
    }

    fn draw(&self, scene: &Scene<'_, List>, canvas: &mut Canvas<'_>, hits: &mut Hits) {
        let Sheet { title, right, empty, rows, links } = &self.sheet;
        let inside = draw_frame(canvas, title, right, scene.around, hits);
        if rows.is_empty() {
            canvas.text(inside.x + 2, inside.y + 1, inside.width.saturating_sub(3), empty, Role::Text);
            return;
        }
        let width = match (self.details.is_empty(), links) {
            (true, _) => inside.width,
            (false, false) => inside.width * 3 / 5,
            (false, true) => (inside.width * 2 / 5).min(LINKED),
        };
        let list = Rect { width, ..inside };
        let first = self.cursor.first(list.height.into());
        for ((index, row), y) in rows.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
            let line = Rect { y, height: 1, ..list };
            let number = if *links { " ".to_owned() } else { format!("{:>3}  ", index + 1) };
            let about = format!("  {}", row.about);
            let (title, value, strong) = match &row.value {
                Some(value) => (format!("{:<NAME$}", row.title), format!("< {value} >"), Role::Dim),
                None => (row.title.clone(), String::new(), Role::Strong),
            };
            let done = if row.done { ", done" } else { "" };
            let pieces = [
                (&*number, Role::Choice),
                (&*title, strong),
                (&*value, Role::Text),
                (&*about, Role::Dim),
                (done, Role::Ready),
            ];
            canvas.pieces(line.x, y, line.width.saturating_sub(1), &pieces);
            if index == self.cursor.at {
                canvas.select(line);
            }
            hits.add(line, Spot::Row(index));
        }
        let below = rows.len().saturating_sub(first + usize::from(list.height));
        canvas.more(Rect { height: inside.height + 2, y: inside.y - 1, ..list }, first, below);
        let beside = Rect { x: list.right() + 1, width: inside.right().saturating_sub(list.right() + 2), ..inside };
        let lines = self.details.iter().flat_map(|line| wrap(line, beside.width.into()));
        for (line, y) in lines.zip(beside.y..beside.bottom()) {
            canvas.text(beside.x, y, beside.width, &line, Role::Text);
        }
        let used = list.y + u16::try_from(rows.len()).unwrap_or(u16::MAX).min(list.height);
        (self.below)(canvas, Rect { y: used + 1, height: inside.bottom().saturating_sub(used + 1), ..inside });
    }
}
