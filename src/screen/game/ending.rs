//! The end of a game: how it ended and everybody's place, statistics, its course, and what to do next.

use super::board::Surround;
use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use crate::theme::width::{clip, columns, wrap};
use crate::widgets::cursor::Cursor;
use crate::widgets::curve;
use crate::widgets::event::Event;
use crate::widgets::frame::draw as draw_frame;
use crate::widgets::hits::{Hits, Spot};
use hotseat::past::{Counted, places, rounds};
use ratatui::layout::Rect;
use seats::SeatSet;
use shell::command::Command;
use shell::command::key::Key;
use shell::course::Course;
use shell::session::Session;

/// What can be done after a game, in the order shown.
const AFTER_GAME: &[(Command, &str)] = &[
    (Command::Back, "Look at the table"),
    (Command::Log, "Read the log"),
    (Command::Save, "Back to the first screen"),
    (Command::Watch, "Watch the game again"),
    (Command::Rematch, "Rematch"),
    (Command::RematchSeats, "Rematch with seats changed"),
    (Command::RematchDecks, "Rematch with each other's decks"),
    (Command::GameCard, "Write a card of the game"),
];

/// The same after a game of a match, which itself says what follows.
const IN_MATCH: &[(Command, &str)] = &[
    (Command::Back, "Look at the table"),
    (Command::Log, "Read the log"),
    (Command::Save, "On with the match"),
    (Command::Watch, "Watch the game again"),
    (Command::GameCard, "Write a card of the game"),
];

/// Columns of the names of the table's rows.
const NAMES: u16 = 17;

/// The report of a finished game.
#[derive(Clone, Debug, Default)]
pub struct Account {
    /// Who won in which round, and why; one sentence each.
    pub result: Vec<String>,
    /// What the game itself reports for every seat, by name.
    pub rows: Vec<(String, Vec<String>)>,
    names: Vec<String>,
    /// Everybody's place, from 1.
    places: Vec<usize>,
    counted: Counted,
    /// What every seat had left at the end of each round.
    course: Vec<(u16, Vec<i16>)>,
    saved: Option<String>,
}

impl Account {
    /// Everything that is the same for all games; `result` and `rows` come from the game.
    pub fn of<V>(
        session: &dyn Session,
        course: Option<&dyn Course<View = V>>,
        result: Vec<String>,
        rows: Vec<(String, Vec<String>)>,
    ) -> Account {
        let winners = session.outcome().map_or(SeatSet::EMPTY, |outcome| outcome.winners());
        let moments = course.map(Course::moments).unwrap_or_default();
        let names = session.table().names();
        Account {
            result,
            rows,
            places: places(&moments, winners, names.len()),
            names,
            counted: course.map(Course::counted).unwrap_or_default(),
            course: rounds(&moments),
            saved: session.saved_in(),
        }
    }

    /// The same for a game that practice continues after: these seats won it, and only what was left after each round
    /// was counted.
    pub fn won_by(mut self, winners: SeatSet, rounds: &[(u16, Vec<i16>)]) -> Account {
        if self.course.is_empty() {
            self.places = places(&[], winners, self.names.len());
            self.course = rounds.to_vec();
        }
        self
    }

    /// The account in sentences.
    pub fn told(&self) -> Vec<String> {
        let mut lines = self.result.clone();
        for (seat, name) in self.names.iter().enumerate() {
            let mut parts = vec![format!("place {}", self.places.get(seat).copied().unwrap_or(1))];
            parts.extend(self.rows.iter().filter_map(|(row, cells)| Some(format!("{row} {}", cells.get(seat)?))));
            let counted =
                self.counted.iter().filter_map(|(what, numbers)| Some(format!("{} {what}", numbers.get(seat)?)));
            parts.extend(counted);
            lines.push(format!("{name}: {}.", parts.join(", ")));
        }
        for (round, values) in self.course.iter().skip(1) {
            let left = self.names.iter().zip(values).map(|(name, value)| format!("{name} {value}"));
            lines.push(format!("After round {round}: {}.", left.collect::<Vec<_>>().join(", ")));
        }
        lines.extend(self.saved.iter().map(|path| format!("Saved in {path}; cantina verify checks its luck.")));
        lines
    }

    /// The table of seats: a name and a cell for each of them in every row.
    fn table(&self) -> Vec<(String, Vec<String>)> {
        let mut table = vec![("place".to_owned(), self.places.iter().map(ToString::to_string).collect())];
        table.extend(self.rows.iter().cloned());
        let counted = self.counted.iter();
        table.extend(
            counted.map(|(what, numbers)| ((*what).to_owned(), numbers.iter().map(ToString::to_string).collect())),
        );
        table
    }
}

/// The screen.
#[derive(Clone, Debug, Default)]
pub struct Ending {
    /// The report.
    pub account: Account,
    /// The cursor.
    pub cursor: Cursor,
}

impl Ending {
    fn items(in_match: bool) -> &'static [(Command, &'static str)] {
        if in_match { IN_MATCH } else { AFTER_GAME }
    }

    /// A key went down.
    pub fn press(&mut self, key: Key, in_match: bool) -> Event {
        let items = Ending::items(in_match);
        let item = match key {
            Key::Enter | Key::Char(' ') => Some(self.cursor.at.min(items.len() - 1)),
            // The table leads back here.
            Key::Esc => items.iter().position(|(command, _)| *command == Command::Save),
            Key::Char(digit) => digit.to_digit(10).and_then(|digit| usize::try_from(digit).ok()?.checked_sub(1)),
            _ => None,
        };
        match item.and_then(|item| items.get(item)) {
            Some((command, _)) => Event::Run(*command),
            None if self.cursor.press(key, items.len()) => Event::Stay,
            None => Event::Ignored,
        }
    }

    /// A row was clicked.
    pub fn click(&mut self, row: usize) -> Event {
        let again = self.cursor.at == row;
        self.cursor.at = row;
        if again { self.press(Key::Enter, false) } else { Event::Stay }
    }

    /// Draws it.
    pub fn draw(&self, canvas: &mut Canvas<'_>, title: &str, with: &Surround<'_>, hits: &mut Hits) {
        let inside = draw_frame(canvas, "The game is over", title, &with.around(), hits);
        let (x, width) = (inside.x + 2, inside.width.saturating_sub(4));
        let mut y = inside.y;
        for (index, line) in self.account.result.iter().enumerate() {
            canvas.text(x, y, width, line, if index == 0 { Role::Prompt } else { Role::Text });
            y += 1;
        }
        let items = Ending::items(with.in_match);
        let menu = inside.bottom().saturating_sub(items.len() as u16);
        let saved = self.account.saved.as_ref().map(|path| wrap(&format!("Saved in {path}"), width.into()));
        let saved = saved.unwrap_or_default();
        let room = menu.saturating_sub(y + 1 + saved.len() as u16);
        let end = self.draw_table(canvas, Rect { x, y: y + 1, width, height: room });
        for (line, y) in saved.iter().zip(menu.saturating_sub(saved.len() as u16)..) {
            canvas.text(x, y, width, line, Role::Dim);
        }
        let right = Rect { x: end.0 + 2, y: y + 1, width: (x + width).saturating_sub(end.0 + 2), height: room };
        let below = Rect { x, y: end.1 + 1, width, height: menu.saturating_sub(end.1 + 1 + saved.len() as u16) };
        let place = if below.height > right.height / 2 && below.height >= curve::LEAST.1 { below } else { right };
        let place = Rect { width: place.width.min(90), height: place.height.min(16), ..place };
        if curve::draw(
            canvas,
            Rect { y: place.y + 1, height: place.height.saturating_sub(1), ..place },
            &self.account.course,
        ) {
            canvas.text(
                place.x + 5,
                place.y,
                place.width.saturating_sub(5),
                "HP left at the end of each round",
                Role::Dim,
            );
        }
        for ((index, (_, text)), y) in items.iter().enumerate().zip(menu..inside.bottom()) {
            let row = Rect::new(x, y, 44.min(width), 1);
            canvas.pieces(row.x, y, row.width, &[(&format!(" {}  ", index + 1), Role::Choice), (text, Role::Text)]);
            if index == self.cursor.at.min(items.len() - 1) {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
        }
    }

    /// Draws the seats with their numbers, and returns where that ends.
    fn draw_table(&self, canvas: &mut Canvas<'_>, area: Rect) -> (u16, u16) {
        let account = &self.account;
        let seats = account.names.len().max(1) as u16;
        let longest =
            account.rows.iter().flat_map(|(_, cells)| cells).chain(&account.names).map(|text| columns(text) + 4);
        let most = area.width.saturating_sub(NAMES) / seats;
        let cell = (longest.max().unwrap_or(0) as u16).clamp(6.min(most), most.max(1));
        let write = |canvas: &mut Canvas<'_>, y: u16, cells: &[String], role: Role| {
            for (cells, x) in cells.iter().zip((area.x + NAMES..).step_by(cell.max(1).into())) {
                let text = clip(cells, usize::from(cell.saturating_sub(1)), canvas.look.glyphs.cut).into_owned();
                canvas.text(x, y, cell.saturating_sub(1), &text, role);
            }
        };
        let heading: Vec<String> =
            account.names.iter().enumerate().map(|(at, name)| format!("{} {name}", at + 1)).collect();
        let mut y = area.y;
        if area.height > 0 {
            write(canvas, y, &heading, Role::Strong);
            y += 1;
        }
        for (name, cells) in account.table() {
            if y >= area.bottom() {
                break;
            }
            canvas.text(area.x, y, NAMES - 1, &name, Role::Dim);
            write(canvas, y, &cells, Role::Text);
            y += 1;
        }
        (area.x + NAMES + cell * seats, y)
    }
}
