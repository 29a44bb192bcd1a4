//! Cards that one person, or everybody, looks at: their faces, side by side over the table, until a key says that they
//! were seen.

use crate::board::{self, scene::Scene};
use crate::face::Face;
use hotseat::narration::Narration;
use ratatui::layout::{Margin, Rect};
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::event::Event;
use screen::widgets::hits::Hits;
use screen::widgets::page::Page;
use shell::cards::Cards;
use shell::command::key::Key;
use shell::session::{Cover, Session, Shown};

/// The least and the most columns of a face, with the one between two.
const NARROW: u16 = 25;
const WIDE: u16 = 39;

/// The most rows of a face, with the one between two.
const TALL: u16 = 22;

/// How far the faces are scrolled, in rows of faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reveal {
    rows: Page,
}

/// How faces are laid out on a screen.
struct Grid {
    columns: u16,
    width: u16,
    /// Rows of the screen that each row of faces takes.
    heights: Vec<u16>,
}

impl Grid {
    /// How many of these rows of faces fit below each other: at least one.
    fn fitting<'a>(heights: impl Iterator<Item = &'a u16>, room: u16) -> usize {
        let mut used = 0;
        let fits = heights.take_while(|height| {
            used += **height;
            used <= room
        });
        fits.count().max(1)
    }
}

/// Cards being shown, and how.
pub(crate) struct Sight<'a> {
    /// Who looks at which cards, or turns them up.
    shown: &'a [Shown],
    /// The printed cards.
    cards: &'a dyn Cards,
    /// The action that turned them up.
    cause: Option<String>,
    /// Do they lie over the table? Otherwise nothing else is visible meanwhile.
    over_table: bool,
    /// Is there one person alone?
    alone: bool,
}

/// The action that turned the cards up, if all of them belong to one: what was done since is another matter.
fn cause(session: &dyn Session) -> Option<String> {
    let lines = session.shown().iter().map(|shown| shown.line);
    let (first, last) = (lines.clone().min()?, lines.max()?);
    let log = session.log();
    let told = log.partition_point(|line| line.number <= first);
    let mut rest = log[told..].iter().take_while(|line| line.number <= last);
    let another = rest.any(|line| line.weight.begins());
    Narration::of(&log[..told]).filter(|_| !another).map(|told| told.head)
}

impl<'a> Sight<'a> {
    /// What a game shows now. The table around it is that of the same eyes; while a hand is open, what everybody sees has
    /// nothing around it.
    pub(crate) fn of(session: &'a dyn Session, cards: &'a dyn Cards, alone: bool) -> Sight<'a> {
        let shown = session.shown();
        let everybody = shown.iter().all(|shown| shown.everybody);
        let hidden = everybody && matches!(session.cover(), Cover::Open(_)) && !session.lies_open();
        Sight { shown, cards, cause: cause(session), over_table: !hidden, alone }
    }

    fn is_for_everybody(&self) -> bool {
        self.shown.iter().all(|shown| shown.everybody)
    }

    /// The ids of the cards, equal neighbours once, with their number.
    fn faces(&self) -> Vec<(&str, usize)> {
        let ids: Vec<&String> = self.shown.iter().flat_map(|shown| &shown.cards).collect();
        ids.chunk_by(|one, next| one == next).filter_map(|run| Some((run.first()?.as_str(), run.len()))).collect()
    }

    /// What was done, and who looks at what.
    fn headings(&self, frame: Rect) -> Vec<String> {
        let cause = self.cause.iter().filter(|_| self.is_for_everybody()).map(|cause| format!("{cause}:"));
        let cause: Vec<String> = cause.collect();
        let texts = cause.iter().map(String::as_str).chain(self.shown.iter().map(|shown| shown.text.as_str()));
        texts.flat_map(|text| wrap(text, frame.width.saturating_sub(4).into())).collect()
    }

    /// The frame: all of the screen but its last row, or as much of its middle as the cards need.
    fn frame(&self, screen: Rect) -> Rect {
        let all = Rect { height: screen.height.saturating_sub(1), ..screen };
        if !self.over_table {
            return all;
        }
        let most = all.inner(Margin { horizontal: 4, vertical: 2 });
        let grid = self.grid(most);
        let headings = self.headings(most);
        let longest = headings.iter().map(|line| columns(line) as u16 + 4).max().unwrap_or(0);
        let width = (grid.columns * grid.width + 3).max(longest).min(most.width);
        let height = (grid.heights.iter().sum::<u16>() + headings.len() as u16 + 2).min(most.height);
        Rect { x: all.x + (all.width - width) / 2, y: all.y + (all.height - height) / 2, width, height }
    }

    /// The room for faces: what the frame and the headings leave.
    fn faces_area(&self, frame: Rect) -> Rect {
        let above = 1 + (self.headings(frame).len() as u16).min(frame.height / 3);
        Rect {
            x: frame.x + 2,
            y: frame.y + above,
            width: frame.width.saturating_sub(3),
            height: frame.height.saturating_sub(above + 1),
        }
    }

    /// As many columns as fit, no wider than the cards need; each row as high as the longest text in it.
    fn grid(&self, frame: Rect) -> Grid {
        let area = self.faces_area(frame);
        let faces = self.faces();
        let most = (area.width / NARROW).max(1);
        let columns = (faces.len() as u16).clamp(1, most);
        let width = (area.width / columns).min(WIDE);
        let high =
            |(id, _): &(&str, usize)| self.cards.facts(id).map_or(2, |facts| Face::of(facts).rows(width - 1)) + 1;
        let row = |row: &[(&str, usize)]| row.iter().map(high).max().unwrap_or(3).min(TALL).min(area.height.max(3));
        let heights = faces.chunks(columns.into()).map(row).collect();
        Grid { columns, width, heights }
    }

    /// A card, as one that only some may see if that is so.
    fn draw_face(&self, canvas: &mut Canvas<'_>, area: Rect, (id, count): (&str, usize)) {
        let Some(facts) = self.cards.facts(id) else {
            canvas.text(area.x, area.y, area.width, id, Role::Text);
            return;
        };
        let face = Face::of(facts);
        let face = if count > 1 { face.led(format!("{count} copies")) } else { face };
        let face = if self.is_for_everybody() { face } else { face.private() };
        face.draw(canvas, area);
    }

    /// The border of the frame, and its title.
    fn title(&self) -> (Border, &'static str) {
        match self.is_for_everybody() {
            true if self.alone => (Border::Acting, "Turned up"),
            true if self.shown.iter().any(|shown| shown.table_next) => {
                (Border::Acting, "For everybody: you first, then the table")
            }
            true => (Border::Acting, "For everybody"),
            false => (Border::Private, "Only for these eyes"),
        }
    }
}

impl Reveal {
    /// A key went down: Enter, Space and Esc say that the cards were seen, arrows scroll.
    pub(crate) fn press(&mut self, key: Key, sight: &Sight<'_>, screen: Rect) -> Event {
        let frame = sight.frame(screen);
        let grid = sight.grid(frame);
        let last = Grid::fitting(grid.heights.iter().rev(), sight.faces_area(frame).height);
        match key {
            Key::Enter | Key::Esc | Key::Char(' ') => Event::Back,
            key if self.rows.press(key, grid.heights.len(), last) => Event::Stay,
            _ => Event::Ignored,
        }
    }

    /// Draws it over the table, which fades, and the keys in the last row of the screen.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, sight: &Sight<'_>, scene: &Scene<'_>) {
        let screen = canvas.area();
        let frame = sight.frame(screen);
        let below = Rect { y: screen.bottom().saturating_sub(1), height: screen.height.min(1), ..screen };
        if sight.over_table {
            if !sight.alone {
                board::draw(canvas, scene, &mut Hits::default());
            }
            canvas.fade(screen);
            canvas.clear(below);
        } else {
            canvas.clear(screen);
        }
        canvas.cursor = None;
        let (border, title) = sight.title();
        canvas.frame(frame, border, title, "");
        let area = sight.faces_area(frame);
        for (line, y) in sight.headings(frame).iter().zip(frame.y + 1..area.y) {
            canvas.text(frame.x + 2, y, frame.width.saturating_sub(4), line, Role::Strong);
        }
        let grid = sight.grid(frame);
        let faces = sight.faces();
        let first = self.rows.top * usize::from(grid.columns);
        let heights = grid.heights.iter().skip(self.rows.top);
        let fit = Grid::fitting(heights.clone(), area.height) * usize::from(grid.columns);
        let all: Vec<(&str, usize)> = faces.iter().copied().skip(first).take(fit).collect();
        let mut y = area.y;
        for (row, height) in all.chunks(grid.columns.into()).zip(heights) {
            for (face, column) in row.iter().zip(0..) {
                let x = area.x + column * grid.width;
                let height = (*height).min(area.bottom().saturating_sub(y));
                sight.draw_face(canvas, Rect { x, y, width: grid.width - 1, height }, *face);
            }
            y += height;
        }
        let left = faces.len().saturating_sub(first + fit);
        canvas.more(frame, first, left);
        draw_keys(canvas, below, sight, first + left > 0, scene.notice);
    }
}

/// The keys in the last row, or what the last one did.
fn draw_keys(canvas: &mut Canvas<'_>, row: Rect, sight: &Sight<'_>, more: bool, notice: Option<&str>) {
    if let Some(notice) = notice {
        canvas.text(row.x + 1, row.y, row.width, notice, Role::Warning);
        return;
    }
    let log = if sight.is_for_everybody() { "the log" } else { "your log" };
    let mut x = canvas.chip(row.x + 1, row.y, row.width, "[Enter]", Role::Chip);
    x = canvas.text(x + 1, row.y, 8, "go on", Role::Text) + 3;
    if more {
        x = canvas.chip(x, row.y, row.right().saturating_sub(x), "[arrows]", Role::Chip);
        x = canvas.text(x + 1, row.y, 12, "more cards", Role::Text) + 3;
    }
    canvas.text(x, row.y, row.right().saturating_sub(x), &format!("{log} keeps what was seen"), Role::Hint);
}
