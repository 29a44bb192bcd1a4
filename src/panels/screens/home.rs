//! The first screen: a sky, plates for what can be done, and the games that wait.

use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::figures;
use screen::theme::role::Role;
use screen::widgets::cursor::Cursor;
use screen::widgets::event::Event;
use screen::widgets::frame::{self, Around};
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::next;
use screen::widgets::plate::{self, Plate};
use shell::command::Command;
use shell::command::key::Key;
use shell::next_step::NextStep;
use shell::practice::agenda::Agenda;
use shell::services::{SavedEntry, Services};

/// What can be done, in the order shown: its command, its name, and what it leads to.
const ITEMS: [(Command, &str, &str); 12] = [
    (Command::New, "Play", "a duel, Twin Suns, three to six seats"),
    (Command::Resume, "Continue", ""),
    (Command::Learn, "Learn", "a first game, and lessons"),
    (Command::Practise, "Practise", "hands, resources, attacks, puzzles"),
    (Command::Events, "Events", "drafts, sealed pools, tournaments"),
    (Command::Decks, "Decks", "yours and samples; import, build, check"),
    (Command::Browse, "Cards", ""),
    (Command::Rules, "Rules", ""),
    (Command::Finished, "Finished games", ""),
    (Command::Settings, "Settings", ""),
    (Command::Help, "Help", ""),
    (Command::Quit, "Quit", ""),
];

/// The first of them have plates with a text.
const LARGE: usize = 6;

/// The most unfinished games that are listed.
const LISTED: usize = 3;

/// The name above it all.
const NAME: &str = "CANTINA";
const ABOUT: &str = "a card table for one keyboard, two to six people";
const SPACED: &str = "C A N T I N A";

/// Columns in which the games are named beside the note about their makers.
const WIDE: u16 = 106;

/// Rows of the sky at most.
const SKY: u16 = 22;

/// How the plates stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Grid {
    /// Plates in a row.
    columns: u16,
    /// Rows of a plate with a text, its edge included.
    high: u16,
    /// Unfinished games that are listed.
    listed: u16,
}

impl Grid {
    fn of(area: Rect) -> Grid {
        let columns = if area.width >= 112 { 6 } else { 3 };
        let (high, listed) = if area.height >= 36 { (7, LISTED as u16) } else { (4, 2) };
        Grid { columns, high, listed }
    }

    /// Rows of all plates with a text, and of all without.
    fn rows(self) -> (u16, u16) {
        let rows = (LARGE as u16).div_ceil(self.columns);
        let small = (ITEMS.len() - LARGE) as u16;
        (rows * self.high, small.div_ceil(self.columns))
    }

    /// The place of a plate below the sky.
    fn place(self, below: Rect, index: usize) -> Rect {
        let area = Rect { x: below.x + 2, width: below.width.saturating_sub(4), ..below };
        match index.checked_sub(LARGE) {
            None => plate::place(area, self.columns, self.high, index),
            Some(small) => plate::place(Rect { y: area.y + self.rows().0, ..area }, self.columns, 1, small),
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
    pub(crate) fn press(&mut self, key: Key, area: Rect) -> Event {
        let columns = usize::from(Grid::of(area).columns);
        match key {
            Key::Enter | Key::Char(' ') => self.run(self.cursor.at),
            Key::Char(digit @ '1'..='9') => Event::Chosen(usize::from(digit as u8 - b'1')),
            key if self.cursor.press_in_rows(key, ITEMS.len(), columns) => Event::Stay,
            _ => Event::Ignored,
        }
    }

    /// A plate, or below them an unfinished game, was clicked.
    pub(crate) fn click(&mut self, row: usize) -> Event {
        match row.checked_sub(ITEMS.len()) {
            Some(game) => Event::Chosen(game),
            None => self.run(row),
        }
    }

    fn run(&mut self, row: usize) -> Event {
        self.cursor.at = row.min(ITEMS.len() - 1);
        Event::Run(ITEMS[self.cursor.at].0)
    }

    /// Draws it.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, services: &Services, around: &Around<'_>, hits: &mut Hits) {
        let area = canvas.area();
        let bottom = frame::bare(canvas, around, hits).bottom();
        let grid = Grid::of(area);
        let (large, small) = grid.rows();
        // A heading with a row before it, the list, the offer, and the note.
        let needed = large + small + 2 + grid.listed + 2;
        let sky = area.height.saturating_sub(1 + needed).min(SKY);
        draw_sky(canvas, Rect { height: sky, ..area });
        let air = u16::from(area.height > 1 + needed + sky);
        let below = Rect { y: area.y + sky + air, height: area.height - sky - air - 1, ..area };
        for (index, (command, name, about)) in ITEMS.iter().enumerate() {
            let key = command.entry().keys.first().map(ToString::to_string).unwrap_or_default();
            let about = if *command == Command::Resume { waiting(services.unfinished()) } else { (*about).to_owned() };
            let available = *command != Command::Resume || !services.unfinished().is_empty();
            let chosen = index == self.cursor.at;
            let plate = Plate { key: &key, name, about: &about, hue: index % LARGE, available, chosen };
            plate.draw(canvas, grid.place(below, index), index, hits);
        }
        let y = below.y + large + small + 1;
        let listed = Rect { y, height: 1 + grid.listed, ..below };
        draw_games(canvas, listed, services, hits);
        let width = area.width.saturating_sub(4);
        let row = Rect::new(area.x + 2, y - 1, width, 1);
        next::draw(canvas, row, &NextStep::of(services).told(), Command::NextStep, hits);
        let notice = around.notice.unwrap_or_default();
        canvas.text(area.x + 2, bottom.saturating_sub(2), width, notice, Role::Warning);
        let note = "Not made or endorsed by the makers of the games.";
        let games = if width >= WIDE { format!("{}. {note}", boards::games::about()) } else { note.to_owned() };
        canvas.text(area.x + 2, bottom.saturating_sub(1), width, &games, Role::Faint);
        let right = area.right().saturating_sub(2);
        canvas.text_right(right, bottom.saturating_sub(1), 8, env!("CARGO_PKG_VERSION"), Role::Faint);
    }
}

/// What waits, in a few words.
fn waiting(unfinished: &[SavedEntry]) -> String {
    match unfinished {
        [] => "no unfinished game".to_owned(),
        [only] => only.title.clone(),
        [newest, others @ ..] => format!("{}, and {} more", newest.title, others.len()),
    }
}

/// The sky with the name, or the name alone.
fn draw_sky(canvas: &mut Canvas<'_>, area: Rect) {
    let (large, roomy) = (area.width >= 112, area.height >= 12);
    let x = area.x + if large { 6 } else { 4 };
    let scale = if large && roomy { 2 } else { 1 };
    let y = area.y + area.height.saturating_sub(figures::rows(scale) + 2).min(3 * scale) / 2 + u16::from(roomy);
    let below = y + figures::rows(scale) + u16::from(roomy);
    if canvas.sky(area) {
        canvas.word_on_sky(x, y, NAME, scale);
        return canvas.text_on_sky(x, below, ABOUT);
    }
    if canvas.look.glyphs.figures {
        canvas.figures(x, y, NAME, Role::Strong, scale);
    } else {
        canvas.text(x, y + 1, area.width.saturating_sub(x), SPACED, Role::Strong);
    }
    canvas.text(x, below, area.width.saturating_sub(x), ABOUT, Role::Text);
}

/// The games that wait, and where there is room what is due to be practised.
fn draw_games(canvas: &mut Canvas<'_>, area: Rect, services: &Services, hits: &mut Hits) {
    let wide = area.width >= 112;
    let width = if wide { area.width / 2 - 3 } else { area.width - 4 };
    let list = Rect { x: area.x + 2, width, ..area };
    canvas.heading(Rect { height: 1, ..list }, Role::Title, "UNFINISHED GAMES", "");
    if services.unfinished().is_empty() {
        canvas.text(list.x, list.y + 1, list.width, "No game waits.", Role::Faint);
    }
    for ((index, entry), y) in services.unfinished().iter().enumerate().zip(list.y + 1..list.bottom()) {
        let row = Rect { y, height: 1, ..list };
        let number = format!("[{}] ", index + 1);
        let parts = [(number.as_str(), Role::Key), (&entry.title, Role::Strong), ("  ", Role::Dim)];
        let x = canvas.pieces(row.x, y, row.width, &parts);
        canvas.text(x, y, row.right().saturating_sub(x), &entry.about.replace("; ", ", "), Role::Dim);
        hits.add(row, Spot::Row(ITEMS.len() + index));
    }
    if wide {
        let x = list.right() + 3;
        draw_today(canvas, Rect { x, width: area.right().saturating_sub(x + 2), ..area }, services.agenda());
    }
}

/// What is due to be practised.
fn draw_today(canvas: &mut Canvas<'_>, area: Rect, agenda: &Agenda) {
    canvas.heading(Rect { height: 1, ..area }, Role::Title, "TODAY", "");
    let (due, solved) = (agenda.due.to_string(), agenda.solved.to_string());
    let lesson = agenda.lesson.as_ref().map_or("all lessons are done", |lesson| &lesson.title);
    let rows = [("next lesson", lesson), ("drills due", due.as_str()), ("puzzles solved", solved.as_str())];
    for ((name, told), y) in rows.iter().zip(area.y + 1..area.bottom()) {
        canvas.text(area.x, y, 20, name, Role::Label);
        canvas.text(area.x + 20, y, area.width.saturating_sub(20), told, Role::Dim);
    }
}
