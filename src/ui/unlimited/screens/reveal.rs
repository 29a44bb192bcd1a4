//! Cards that one person, or everybody, looks at: their faces, side by side, until a key says that they were seen.

use crate::shell::cards::Cards;
use crate::shell::command::key::Key;
use crate::shell::session::Shown;
use crate::ui::theme::canvas::{Border, Canvas};
use crate::ui::theme::role::Role;
use crate::ui::theme::width::wrap;
use crate::ui::unlimited::board::inspect::printed;
use crate::ui::widgets::event::Event;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::page::{PageLine, draw_lines};
use ratatui::layout::Rect;

/// The least width of a face, its frame included.
const NARROW: u16 = 26;

/// The most rows of a face, its frame included.
const TALL: u16 = 18;

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
    /// How many of these rows of faces fit below each other: one at least.
    fn fitting<'a>(heights: impl Iterator<Item = &'a u16>, room: u16) -> usize {
        let mut used = 0;
        let fits = heights.take_while(|height| {
            used += **height;
            used <= room
        });
        fits.count().max(1)
    }
}

impl Reveal {
    /// A key went down: Enter, Space and Esc say that the cards were seen, arrows scroll.
    pub(crate) fn press(&mut self, key: Key, shown: &[Shown], cards: &dyn Cards, screen: Rect) -> Event {
        let area = faces_area(screen, shown);
        let grid = grid(shown, cards, area);
        let last = Grid::fitting(grid.heights.iter().rev(), area.height);
        match key {
            Key::Enter | Key::Esc | Key::Char(' ') => Event::Back,
            key if self.rows.press(key, grid.heights.len(), last) => Event::Stay,
            _ => Event::Ignored,
        }
    }

    /// Draws it over the whole screen: nothing else is to be seen meanwhile.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, shown: &[Shown], cards: &dyn Cards, notice: Option<&str>) {
        let screen = canvas.area();
        canvas.clear(screen);
        let frame = Rect { height: screen.height.saturating_sub(1), ..screen };
        let everybody = shown.iter().all(|shown| shown.everybody);
        let (border, title) = match everybody {
            true if shown.iter().any(|shown| shown.table_next) => {
                (Border::Acting, "For everybody: you first, then the table")
            }
            true => (Border::Acting, "For everybody"),
            false => (Border::Private, "Only for these eyes"),
        };
        canvas.frame(frame, border, title, "");
        for (y, line) in (screen.y + 1..).zip(headings(shown, screen)) {
            canvas.text(screen.x + 2, y, screen.width.saturating_sub(4), &line, Role::Strong);
        }
        let area = faces_area(screen, shown);
        let grid = grid(shown, cards, area);
        let ids = shown.iter().flat_map(|shown| &shown.cards);
        let first = self.rows.top * usize::from(grid.columns);
        let heights = grid.heights.iter().skip(self.rows.top);
        let fit = Grid::fitting(heights.clone(), area.height) * usize::from(grid.columns);
        let all: Vec<&String> = ids.clone().skip(first).take(fit).collect();
        let mut y = area.y;
        for (row, height) in all.chunks(grid.columns.into()).zip(heights) {
            for (id, column) in row.iter().zip(0..) {
                let x = area.x + column * grid.width;
                face(canvas, Rect { x, y, width: grid.width, height: *height }, cards, id);
            }
            y += height;
        }
        let below = ids.count().saturating_sub(first + fit);
        canvas.more(frame, first, below);
        let log = if everybody { "the log" } else { "your log" };
        let arrows = if first + below > 0 { "arrows  more cards   " } else { "" };
        let keys = format!("Enter  go on   {arrows}{log} keeps what was seen");
        canvas.text(screen.x + 1, frame.bottom(), screen.width, notice.unwrap_or(&keys), Role::Hint);
    }
}

fn count(shown: &[Shown]) -> usize {
    shown.iter().map(|shown| shown.cards.len()).sum()
}

/// Who looks at what.
fn headings(shown: &[Shown], screen: Rect) -> Vec<String> {
    shown.iter().flat_map(|shown| wrap(&shown.text, screen.width.saturating_sub(4).into())).collect()
}

/// The room for faces: what the frame and the headings leave.
fn faces_area(screen: Rect, shown: &[Shown]) -> Rect {
    let above = 1 + (headings(shown, screen).len() as u16).min(screen.height / 3);
    Rect {
        x: screen.x + 1,
        y: screen.y + above,
        width: screen.width.saturating_sub(2),
        height: screen.height.saturating_sub(above + 2),
    }
}

/// As many columns as fit, no wider than the cards need; each row as high as the longest text in it.
fn grid(shown: &[Shown], cards: &dyn Cards, area: Rect) -> Grid {
    let most = (area.width / NARROW).max(1);
    let columns = (count(shown) as u16).clamp(1, most);
    let width = (area.width / columns).min(2 * NARROW);
    let ids: Vec<&String> = shown.iter().flat_map(|shown| &shown.cards).collect();
    let high = |id: &&String| lines(cards, id, width).len() as u16 + 2;
    let row = |row: &[&String]| row.iter().map(high).max().unwrap_or(3).min(TALL).min(area.height.max(3));
    let heights = ids.chunks(columns.into()).map(row).collect();
    Grid { columns, width, heights }
}

fn lines(cards: &dyn Cards, id: &str, width: u16) -> Vec<PageLine> {
    let room = usize::from(width.saturating_sub(4));
    match cards.facts(id) {
        Some(facts) => printed(facts, room),
        None => vec![(id.to_owned(), Role::Text)],
    }
}

fn face(canvas: &mut Canvas<'_>, area: Rect, cards: &dyn Cards, id: &str) {
    let inside = canvas.frame(area, Border::Plain, "", "");
    draw_lines(canvas, area, inside, &lines(cards, id, area.width), 0);
}
