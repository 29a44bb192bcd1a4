//! The end of a game: how it ended and everybody's place, statistics, its course, and what to do next.

use super::board::Surround;
use crate::theme::canvas::Canvas;
use crate::theme::figures;
use crate::theme::role::Role;
use crate::theme::width::{clip, columns, wrap};
use crate::widgets::cursor::Cursor;
use crate::widgets::curve::{self, Curve};
use crate::widgets::event::Event;
use crate::widgets::frame::bare;
use crate::widgets::hits::Hits;
use crate::widgets::next;
use crate::widgets::plate::{self, Plate};
use hotseat::past::{Counted, places, rounds};
use ratatui::layout::Rect;
use seats::{Seat, SeatSet};
use shell::command::Command;
use shell::command::key::Key;
use shell::course::{Course, Words};
use shell::game_card::GameCard;
use shell::session::Session;

/// What can be done after a game: its command, its name, and what it leads to.
type Item = (Command, &'static str, &'static str);

const TABLE: Item = (Command::Back, "The table", "as it stands at the end");
const LOG: Item = (Command::Log, "The log", "everything that happened");
const HOME: Item = (Command::Save, "Home", "the first screen");
const ON_WITH_MATCH: Item = (Command::Save, "Match", "on with the match");
const WATCH: Item = (Command::Watch, "Watch again", "the game, step by step");
const REMATCH: Item = (Command::Rematch, "Rematch", "the same people and decks");
const REMATCH_ALONE: Item = (Command::Rematch, "Rematch", "the same people again");
const CARD: Item = (Command::GameCard, "Game card", "a picture and a text to show");
const REVIEW: Item = (Command::Review, "Review", "a coach goes through it");

/// In the order shown, before a review where there is one.
const AFTER_GAME: &[Item] = &[
    TABLE,
    LOG,
    HOME,
    WATCH,
    REMATCH,
    (Command::RematchSeats, "Swap seats", "a rematch with seats changed"),
    (Command::RematchDecks, "Swap decks", "a rematch with each other's decks"),
    CARD,
];

/// The same after a game of a match, which itself says what follows.
const IN_MATCH: &[Item] = &[TABLE, LOG, ON_WITH_MATCH, WATCH, CARD];

/// Plates in a row.
const COLUMNS: u16 = 4;

/// Rows of a screen on which plates have a text, and the winner's name is large.
const ROOMY: u16 = 36;

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
    words: Words,
    saved: Option<String>,
    /// Can a coach go through it?
    reviewed: bool,
    /// Are there decks that could be swapped?
    decks: bool,
    /// Did one person play alone against bots?
    alone: bool,
    /// Who won, counted from 0.
    winners: Vec<usize>,
    /// When and how the game turned.
    turned: Option<String>,
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
            words: course.map(Course::words).unwrap_or_default(),
            saved: session.saved_in(),
            reviewed: session.kept().is_some_and(|kept| kept.saved_in().is_some() && kept.is_reviewed()),
            decks: session.kept().is_none_or(|kept| kept.has_decks()),
            alone: session.people().len() == 1,
            winners: winners.iter().map(Seat::index).collect(),
            turned: course.and_then(GameCard::of).and_then(|card| card.turned().map(str::to_owned)),
        }
    }

    /// The same for a game that practice continues after: these seats won it, and only what was left after each round
    /// was counted.
    pub fn won_by(mut self, winners: SeatSet, rounds: &[(u16, Vec<i16>)]) -> Account {
        if self.course.is_empty() {
            self.places = places(&[], winners, self.names.len());
            self.winners = winners.iter().map(Seat::index).collect();
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
            lines.push(format!("After {} {round}: {}.", self.words.round, left.collect::<Vec<_>>().join(", ")));
        }
        lines.extend(self.saved.iter().map(|path| format!("Saved in {path}; cantina verify checks its luck.")));
        lines
    }

    /// Who won, in a few capitals; empty while nobody has.
    fn banner(&self) -> String {
        let names: Vec<String> =
            self.winners.iter().filter_map(|seat| self.names.get(*seat)).map(|name| name.to_uppercase()).collect();
        match names.as_slice() {
            [] if self.result.is_empty() => String::new(),
            [] => "A DRAW".to_owned(),
            [name] => format!("{name} WINS"),
            names => format!("{} WIN", names.join(" AND ")),
        }
    }

    /// The columns of a seat in the table that cut nothing.
    fn cell(&self) -> u16 {
        let texts = self.rows.iter().flat_map(|(_, cells)| cells).chain(&self.names);
        texts.map(|text| columns(text) + 4).max().unwrap_or(0) as u16
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
    /// The one thing to do next: a match goes on, somebody alone learns from the game, people play another one.
    fn next(&self, in_match: bool) -> Item {
        match () {
            () if in_match => ON_WITH_MATCH,
            () if self.account.alone && self.account.reviewed => REVIEW,
            () => self.rematch(),
        }
    }

    fn items(&self, in_match: bool) -> Vec<Item> {
        if in_match {
            return IN_MATCH.to_vec();
        }
        let review = Some(REVIEW).filter(|_| self.account.reviewed);
        let items = AFTER_GAME.iter().copied().filter(|(command, ..)| match command {
            Command::RematchDecks => self.account.decks,
            _ => true,
        });
        let items = items.map(|item| if item.0 == Command::Rematch { self.rematch() } else { item });
        items.chain(review).collect()
    }

    fn rematch(&self) -> Item {
        if self.account.decks { REMATCH } else { REMATCH_ALONE }
    }

    /// A key went down. Enter that was meant for the game leads to the table, and to nothing else.
    pub fn press(&mut self, key: Key, in_match: bool) -> Event {
        let items = self.items(in_match);
        let item = match key {
            Key::Enter | Key::Char(' ') => items.get(self.cursor.at.min(items.len() - 1)).copied(),
            // The table leads back here.
            Key::Esc => items.iter().copied().find(|(command, ..)| *command == Command::Save),
            Key::Char(digit) if digit.is_ascii_digit() => {
                let number = digit.to_digit(10).and_then(|digit| usize::try_from(digit).ok()?.checked_sub(1));
                number.and_then(|number| items.get(number)).copied()
            }
            key if Command::NextStep.entry().keys.contains(&key) => Some(self.next(in_match)),
            _ => None,
        };
        match item {
            Some((command, ..)) => Event::Run(command),
            None if self.cursor.press_in_rows(key, items.len(), COLUMNS.into()) => Event::Stay,
            None => Event::Ignored,
        }
    }

    /// A row was clicked.
    pub fn click(&mut self, row: usize, in_match: bool) -> Event {
        let again = self.cursor.at == row;
        self.cursor.at = row;
        if again { self.press(Key::Enter, in_match) } else { Event::Stay }
    }

    /// Draws it.
    pub fn draw(&self, canvas: &mut Canvas<'_>, title: &str, with: &Surround<'_>, hits: &mut Hits) {
        let area = bare(canvas, &with.around(), hits);
        let margin = if area.width >= 112 { 6 } else { 2 };
        let inside = Rect { x: area.x + margin, width: area.width.saturating_sub(2 * margin), ..area };
        canvas.heading(Rect { height: 1, ..inside }, Role::Title, "The game is over", title);
        let roomy = area.height >= ROOMY;
        let top = self.draw_result(canvas, Rect { y: area.y + 1 + u16::from(roomy), ..inside }, roomy);
        let menu = self.draw_menu(canvas, inside, with.in_match, hits);
        let (command, name, about) = self.next(with.in_match);
        let menu = menu.saturating_sub(1);
        let row = Rect { y: menu, height: 1, ..inside };
        next::draw(canvas, row, &format!("{name}: {about}"), command, hits);
        let saved = self.account.saved.as_ref().map(|path| format!("Saved in {path}"));
        let (said, role) = match with.notice {
            Some(notice) => (Some(notice.to_owned()), Role::Warning),
            None => (saved, Role::Faint),
        };
        let lines = said.map(|said| wrap(&said, inside.width.into())).unwrap_or_default();
        let below = menu.saturating_sub(lines.len() as u16 + u16::from(roomy));
        for (line, y) in lines.iter().zip(below..menu) {
            canvas.text(inside.x, y, inside.width, line, role);
        }
        self.draw_course(canvas, Rect { y: top, height: below.saturating_sub(top + u16::from(roomy)), ..inside });
    }

    /// Draws who won and why, and returns the row after it.
    fn draw_result(&self, canvas: &mut Canvas<'_>, area: Rect, roomy: bool) -> u16 {
        let banner = self.account.banner();
        let role = match self.account.winners.as_slice() {
            [seat] => Role::of_seat(*seat),
            _ => Role::Strong,
        };
        let fits = |scale: &u16| figures::columns(&banner, *scale) <= area.width;
        let scale = [2, 1].into_iter().filter(|scale| *scale == 1 || roomy).find(fits);
        let large = canvas.look.glyphs.figures && figures::can_draw(&banner) && !banner.is_empty();
        let mut y = area.y;
        if let Some(scale) = scale.filter(|_| large) {
            let x = area.x + (area.width - figures::columns(&banner, scale)) / 2;
            canvas.figures(x, y, &banner, role, scale);
            y += figures::rows(scale) + u16::from(roomy);
        }
        for (index, line) in self.account.result.iter().enumerate() {
            let x = if large { area.x + area.width.saturating_sub(columns(line) as u16) / 2 } else { area.x };
            canvas.text(x, y, area.width, line, if index == 0 { Role::Strong } else { Role::Text });
            y += 1;
        }
        y + u16::from(roomy)
    }

    /// Draws what can be done next at the lower edge, and returns its first row.
    fn draw_menu(&self, canvas: &mut Canvas<'_>, area: Rect, in_match: bool, hits: &mut Hits) -> u16 {
        let items = self.items(in_match);
        let at = self.cursor.at.min(items.len() - 1);
        let high = if area.height >= ROOMY { 4 } else { 1 };
        let top = area.bottom().saturating_sub((items.len() as u16).div_ceil(COLUMNS) * high);
        for (index, (_, name, about)) in items.iter().enumerate() {
            let key = (index + 1).to_string();
            let chosen = index == at;
            let plate = Plate { key: &key, name, about, hue: index % 6, available: true, chosen };
            plate.draw(canvas, plate::place(Rect { y: top, ..area }, COLUMNS, high, index), index, hits);
        }
        top
    }

    /// Draws what was counted, and beside it the course of the game where there is room.
    fn draw_course(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let wide = area.width >= 90 && !self.account.course.is_empty();
        let (table, left) = if wide {
            let needed = NAMES + self.account.cell() * self.account.names.len() as u16 + 4;
            let left = Rect { width: area.width.saturating_sub(needed).max(area.width * 2 / 5), ..area };
            (Rect { x: left.right() + 1, width: area.width - left.width - 1, ..area }, left)
        } else {
            (area, Rect::default())
        };
        canvas.surface(table, Role::Panel);
        let end = self.draw_table(canvas, inner(table));
        if wide {
            canvas.surface(left, Role::Panel);
            return self.draw_curve(canvas, inner(left));
        }
        let right = Rect { x: end.0 + 2, width: area.right().saturating_sub(end.0 + 3), ..area };
        self.draw_curve(canvas, right);
    }

    /// Draws the course of the game with the moment at which it turned below it.
    fn draw_curve(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let turned = self.account.turned.as_ref().map(|turned| wrap(turned, area.width.into())).unwrap_or_default();
        let said = (turned.len() as u16 + 1).min(4);
        let below = if area.height >= curve::LEAST.1 + 1 + said && !turned.is_empty() { said } else { 0 };
        let plot = Rect { y: area.y + 1, height: area.height.saturating_sub(1 + below).min(18), ..area };
        let Words { round, left } = self.account.words;
        let course = Curve { names: &self.account.names, points: &self.account.course, round };
        if course.draw(canvas, plot) {
            let title = format!("{left} left at the end of each {round}");
            canvas.heading(Rect { height: 1, ..area }, Role::Title, &title, "");
            for (line, y) in turned.iter().zip(plot.bottom() + 1..plot.bottom() + below.max(1)) {
                canvas.text(area.x, y, area.width, line, Role::Dim);
            }
        }
    }

    /// Draws the seats with their numbers, and returns where that ends.
    fn draw_table(&self, canvas: &mut Canvas<'_>, area: Rect) -> (u16, u16) {
        let account = &self.account;
        let seats = account.names.len().max(1) as u16;
        let most = area.width.saturating_sub(NAMES) / seats;
        let cell = account.cell().clamp(6.min(most), most.max(1));
        let write = |canvas: &mut Canvas<'_>, y: u16, cells: &[String], role: fn(usize) -> Role| {
            let columns = (area.x + NAMES..).step_by(cell.max(1).into());
            for ((seat, text), x) in cells.iter().enumerate().zip(columns) {
                let text = clip(text, usize::from(cell.saturating_sub(1)), canvas.look.glyphs.cut).into_owned();
                canvas.text(x, y, cell.saturating_sub(1), &text, role(seat));
            }
        };
        let heading: Vec<String> =
            account.names.iter().enumerate().map(|(at, name)| format!("{} {name}", at + 1)).collect();
        let mut y = area.y;
        if area.height > 0 {
            write(canvas, y, &heading, Role::of_seat);
            y += 1;
        }
        for (name, cells) in account.table() {
            if y >= area.bottom() {
                break;
            }
            canvas.text(area.x, y, NAMES - 1, &name, Role::Dim);
            write(canvas, y, &cells, |_| Role::Text);
            y += 1;
        }
        (area.x + NAMES + cell * seats, y)
    }
}

/// The inside of a panel.
fn inner(area: Rect) -> Rect {
    let margin = u16::from(area.height > 12);
    Rect {
        x: area.x + 2,
        y: area.y + margin,
        width: area.width.saturating_sub(4),
        height: area.height.saturating_sub(2 * margin),
    }
}
