//! Drawing into a buffer by role: text, frames, meters. Anything that does not fit is left out; nothing ever panics.

use super::Look;
use super::role::Role;
use super::width::{ascii, clip, columns};
use ratatui::buffer::{Buffer, Cell, CellDiffOption};
use ratatui::layout::{Position, Rect};
use std::borrow::Cow;
use std::num::NonZeroU16;

/// Marks cells that hold one column, so that nobody measures them when frames are compared.
const ONE_COLUMN: CellDiffOption = CellDiffOption::ForcedWidth(NonZeroU16::MIN);

/// A buffer with a look.
pub struct Canvas<'a> {
    buffer: &'a mut Buffer,
    /// The background of empty cells.
    ground: Cell,
    /// Is nothing drawn yet?
    blank: bool,
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
        ground.set_style(look.theme.style(Role::Text));
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
        self.restyle(area, Role::Selected);
        self.cursor = Some(Position { x: area.x, y: area.y });
    }

    /// Draws a frame with titles on its upper edge and returns its inside.
    pub fn frame(&mut self, area: Rect, border: Border, left: &str, right: &str) -> Rect {
        let (signs, role, title) = self.signs(border);
        let [top_left, top_right, bottom_left, bottom_right, horizontal, vertical] = *signs;
        if area.width < 2 || area.height < 2 {
            return Rect::new(area.x, area.y, 0, 0);
        }
        let (last_x, last_y) = (area.right() - 1, area.bottom() - 1);
        for y in [area.y, last_y] {
            self.repeat(area.x, y, area.width, horizontal, role);
        }
        for y in area.y + 1..last_y {
            self.repeat(area.x, y, 1, vertical, role);
            self.repeat(last_x, y, 1, vertical, role);
        }
        for (x, y, sign) in [
            (area.x, area.y, top_left),
            (last_x, area.y, top_right),
            (area.x, last_y, bottom_left),
            (last_x, last_y, bottom_right),
        ] {
            self.repeat(x, y, 1, sign, role);
        }
        self.titles(area, title, left, right);
        area.inner(ratatui::layout::Margin { horizontal: 1, vertical: 1 })
    }

    /// An empty frame: its upper edge alone, with its titles.
    pub fn rule(&mut self, area: Rect, border: Border, left: &str, right: &str) {
        let ([.., horizontal, _], role, title) = self.signs(border);
        if area.width > 1 && area.height > 0 {
            self.repeat(area.x, area.y, area.width, horizontal, role);
            self.titles(area, title, left, right);
        }
    }

    /// The signs of a border, its role, and that of its titles.
    fn signs(&self, border: Border) -> (&'static [&'static str; 6], Role, Role) {
        let glyphs = self.look.glyphs;
        match border {
            Border::Plain => (&glyphs.frame, Role::Frame, Role::Title),
            Border::Seat(seat) => (&glyphs.frame, Role::Frame, Role::of_seat(seat.into())),
            Border::Private => (&glyphs.frame_acting, Role::FramePrivate, Role::TitlePrivate),
            Border::Acting => (&glyphs.frame_acting, Role::FrameActing, Role::TitleActing),
        }
    }

    /// The titles on an upper edge: the right one only if there is room for both.
    fn titles(&mut self, edge: Rect, role: Role, left: &str, right: &str) {
        let last_x = edge.right() - 1;
        let room = edge.width.saturating_sub(6);
        let mut free = room;
        if !left.is_empty() {
            let end = self.title(edge.x + 2, edge.y, room, left, role);
            free = (last_x.saturating_sub(2)).saturating_sub(end);
        }
        if !right.is_empty() && usize::from(free) > columns(right) + 2 {
            let x = last_x - 1 - columns(right) as u16 - 2;
            self.title(x, edge.y, free, right, role);
        }
    }

    fn title(&mut self, x: u16, y: u16, width: u16, text: &str, role: Role) -> u16 {
        let text = format!(" {text} ");
        self.text(x, y, width, &text, role)
    }

    /// A text in brackets that says a frame holds more than it shows, on the frame's lower edge.
    pub fn more(&mut self, frame: Rect, above: usize, below: usize) {
        if frame.height == 0 || (above == 0 && below == 0) {
            return;
        }
        let mut text = String::from(" ");
        for (count, sign) in [(above, self.look.glyphs.above), (below, self.look.glyphs.below)] {
            if count > 0 {
                text.push_str(&format!("{sign} +{count} more "));
            }
        }
        self.text_right(frame.right().saturating_sub(2), frame.bottom() - 1, frame.width, &text, Role::Warning);
    }

    /// A meter in brackets, `width` columns long.
    pub fn meter(&mut self, x: u16, y: u16, width: u16, value: i16, of: i16) -> u16 {
        let inside = width.saturating_sub(2);
        let share = i32::from(value.clamp(0, of.max(0))) * i32::from(inside);
        let full = if of > 0 { (share + i32::from(of) - 1) / i32::from(of) } else { 0 } as u16;
        self.text(x, y, 1, "[", Role::Text);
        let low = i32::from(value) * 3 <= i32::from(of);
        self.repeat(x + 1, y, full, self.look.glyphs.meter, if low { Role::MeterLow } else { Role::Meter });
        self.repeat(x + 1 + full, y, inside - full, self.look.glyphs.meter_empty, Role::MeterEmpty);
        self.text(x + 1 + inside, y, 1, "]", Role::Text)
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
fn cells(buffer: &mut Buffer, x: u16, y: u16, count: u16) -> &mut [Cell] {
    let area = buffer.area;
    let (from, end) = (x.max(area.left()), x.saturating_add(count).min(area.right()));
    if y < area.top() || y >= area.bottom() || from >= end {
        return &mut [];
    }
    let first = buffer.index_of(from, y);
    buffer.content.get_mut(first..first + usize::from(end - from)).unwrap_or_default()
}
