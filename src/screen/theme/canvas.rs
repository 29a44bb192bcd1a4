//! Drawing into a buffer by role: text, surfaces, headings. Anything that does not fit is left out; nothing ever panics.

use super::Look;
use super::role::Role;
use super::width::{ascii, clip, columns};
use ratatui::buffer::{Buffer, Cell, CellDiffOption};
use ratatui::layout::{Position, Rect};
use std::borrow::Cow;
use std::num::NonZeroU16;

/// Marks cells that hold one column, so that nobody measures them when frames are compared.
pub(super) const ONE_COLUMN: CellDiffOption = CellDiffOption::ForcedWidth(NonZeroU16::MIN);

/// A buffer with a look.
pub struct Canvas<'a> {
    pub(super) buffer: &'a mut Buffer,
    /// The background of empty cells.
    pub(super) ground: Cell,
    /// Is nothing drawn yet?
    pub(super) blank: bool,
    /// The look.
    pub look: &'a Look,
    /// Where the terminal's cursor belongs, so that screen readers speak what is selected.
    pub cursor: Option<Position>,
}

/// The kind of frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Border {
    /// An ordinary one.
    Plain,
    /// The one of the seat that acts.
    Acting,
    /// The one around what only one person may see.
    Private,
    /// That of a seat, counted from 0, which does not act.
    Seat(u8),
}

impl<'a> Canvas<'a> {
    /// Draws into the buffer, of which only the theme's background stays.
    pub fn new(buffer: &'a mut Buffer, look: &'a Look) -> Canvas<'a> {
        let mut ground = Cell::default();
        ground.set_style(look.theme.style(Role::Room)).set_style(look.theme.style(Role::Text));
        buffer.content.iter_mut().for_each(|cell| empty(cell, &ground));
        Canvas { buffer, ground, blank: true, look, cursor: None }
    }

    /// The whole area to draw on.
    pub fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Writes a text, cut to `width` columns, and returns the column after it.
    pub fn text(&mut self, x: u16, y: u16, width: u16, text: &str, role: Role) -> u16 {
        let area = self.buffer.area;
        if !area.contains(Position { x, y }) {
            return x;
        }
        let width = width.min(area.right() - x);
        if usize::from(width) >= text.len() && is_plain(text) {
            return self.letters(x, y, text, role);
        }
        self.blank = false;
        let text = if self.look.glyphs.plain_letters { ascii(text) } else { Cow::Borrowed(text) };
        let text = clip(&text, width.into(), self.look.glyphs.cut);
        for cell in cells(self.buffer, x, y, columns(&text) as u16) {
            cell.set_diff_option(CellDiffOption::None);
        }
        self.buffer.set_stringn(x, y, &text, width.into(), self.look.theme.style(role)).0
    }

    /// Writes letters of one column each that are known to fit: most of what is written.
    fn letters(&mut self, x: u16, y: u16, text: &str, role: Role) -> u16 {
        let (style, count) = (self.look.theme.style(role), text.len() as u16);
        self.blank = false;
        for (cell, letter) in cells(self.buffer, x, y, count).iter_mut().zip(text.chars()) {
            cell.set_char(letter).set_style(style).set_diff_option(ONE_COLUMN);
        }
        x + count
    }

    /// Writes a text so that it ends before column `right`, and returns the column it starts in.
    pub fn text_right(&mut self, right: u16, y: u16, width: u16, text: &str, role: Role) -> u16 {
        let text = if self.look.glyphs.plain_letters { ascii(text) } else { Cow::Borrowed(text) };
        let x = right.saturating_sub((columns(&text) as u16).min(width));
        self.text(x, y, width, &text, role);
        x
    }

    /// Writes pieces one after another within `width` columns and returns the column after them.
    pub fn pieces(&mut self, x: u16, y: u16, width: u16, pieces: &[(&str, Role)]) -> u16 {
        let end = x.saturating_add(width);
        pieces.iter().fold(x, |at, (text, role)| self.text(at, y, end.saturating_sub(at), text, *role))
    }

    /// Repeats a sign of one column.
    pub fn repeat(&mut self, x: u16, y: u16, count: u16, sign: &str, role: Role) {
        let style = self.look.theme.style(role);
        self.blank = false;
        for cell in cells(self.buffer, x, y, count) {
            cell.set_symbol(sign).set_style(style).set_diff_option(ONE_COLUMN);
        }
    }

    /// Lets a ready-made widget draw into an area.
    pub fn widget(&mut self, area: Rect, draw: impl FnOnce(Rect, &mut Buffer)) {
        self.blank = false;
        draw(area.intersection(self.buffer.area), self.buffer);
    }

    /// Empties a rectangle.
    pub fn clear(&mut self, area: Rect) {
        if self.blank {
            return;
        }
        for y in area.top()..area.bottom() {
            cells(self.buffer, area.x, y, area.width).iter_mut().for_each(|cell| empty(cell, &self.ground));
        }
    }

    /// Changes the style of what is already there.
    pub fn restyle(&mut self, area: Rect, role: Role) {
        self.blank = false;
        self.buffer.set_style(area, self.look.theme.style(role));
    }

    /// Marks a row as the one under the cursor, and puts the terminal's cursor at its beginning.
    pub fn select(&mut self, area: Rect) {
        if self.look.theme.has_surfaces() {
            self.ground_of(area, Role::Selected);
        } else {
            self.restyle(area, Role::Selected);
        }
        self.cursor = Some(Position { x: area.x, y: area.y });
    }

    /// Lays a surface with a heading and returns its inside. What acts, what is private and what is a seat's has a rail
    /// on its left edge.
    pub fn frame(&mut self, area: Rect, border: Border, left: &str, right: &str) -> Rect {
        if area.width < 2 || area.height < 2 {
            return Rect::new(area.x, area.y, 0, 0);
        }
        let surface = match border {
            Border::Plain => Role::Panel,
            Border::Private => Role::Private,
            Border::Acting | Border::Seat(_) => Role::Bar,
        };
        self.surface(area, surface);
        let (rail, title) = roles(border);
        if let Some(rail) = rail {
            self.rail(area, rail);
        }
        let edge = Rect { x: area.x + 1, width: area.width - 2, height: 1, ..area };
        self.heading(edge, title, left, right);
        area.inner(ratatui::layout::Margin { horizontal: 1, vertical: 1 })
    }

    /// An empty frame: its heading alone.
    pub fn rule(&mut self, area: Rect, border: Border, left: &str, right: &str) {
        if area.width > 1 && area.height > 0 {
            self.heading(
                Rect { x: area.x + 1, width: area.width - 2, height: 1, ..area },
                roles(border).1,
                left,
                right,
            );
        }
    }

    /// A title, a rule after it, and what else is said at its end, if there is room for both.
    pub fn heading(&mut self, row: Rect, role: Role, left: &str, right: &str) {
        let after = self.text(row.x, row.y, row.width, left, role);
        let start = if left.is_empty() { row.x } else { after + 1 };
        let wide = columns(right) as u16;
        let fits = wide > 0 && start + wide < row.right();
        let end = if fits { row.right() - wide - 1 } else { row.right() };
        self.repeat(start, row.y, end.saturating_sub(start), self.look.glyphs.rule, Role::Ghost);
        if fits {
            self.text(end + 1, row.y, wide, right, if role == Role::Title { Role::Dim } else { role });
        }
    }

    /// A text in brackets that says a frame holds more than it shows, on the frame's lower edge.
    pub fn more(&mut self, frame: Rect, above: usize, below: usize) {
        if frame.height == 0 || (above == 0 && below == 0) {
            return;
        }
        let told = |count: usize| format!(" +{count} more ");
        let (before, after) = (told(above), told(below));
        let parts = [(above, self.look.glyphs.above, &before), (below, self.look.glyphs.below, &after)];
        let shown = parts.iter().filter(|(count, _, _)| *count > 0);
        let wide = 1 + shown.clone().map(|(_, sign, told)| columns(sign) + columns(told)).sum::<usize>() as u16;
        let (y, right) = (frame.bottom() - 1, frame.right().saturating_sub(2));
        let mut x = self.text(right.saturating_sub(wide.min(frame.width)), y, 1, " ", Role::Dim);
        for (_, sign, told) in shown {
            let room = right.saturating_sub(x);
            x = self.pieces(x, y, room, &[(sign, Role::Accent), (told, Role::Dim)]);
        }
    }
}

/// The rail of a border, and the role of its title.
const fn roles(border: Border) -> (Option<Role>, Role) {
    match border {
        Border::Plain => (None, Role::Title),
        Border::Seat(seat) => (Some(Role::plate_of(seat as usize, false)), Role::of_seat(seat as usize)),
        Border::Private => (Some(Role::FramePrivate), Role::TitlePrivate),
        Border::Acting => (Some(Role::FrameActing), Role::TitleActing),
    }
}

/// Leaves nothing in a cell but the ground.
fn empty(cell: &mut Cell, ground: &Cell) {
    cell.reset();
    (cell.fg, cell.bg, cell.modifier) = (ground.fg, ground.bg, ground.modifier);
    cell.set_diff_option(ONE_COLUMN);
}

/// Is every letter of it one that each terminal shows in one column?
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b' '..=b'~'))
}

/// The cells of a row from a column on, as far as there are any.
pub(super) fn cells(buffer: &mut Buffer, x: u16, y: u16, count: u16) -> &mut [Cell] {
    let area = buffer.area;
    let (from, end) = (x.max(area.left()), x.saturating_add(count).min(area.right()));
    if y < area.top() || y >= area.bottom() || from >= end {
        return &mut [];
    }
    let first = buffer.index_of(from, y);
    buffer.content.get_mut(first..first + usize::from(end - from)).unwrap_or_default()
}
