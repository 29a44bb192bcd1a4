//! What a table is painted with: surfaces, rails, chips, gauges, figures, edges of cards. None of it names a game.

use super::canvas::{Canvas, ONE_COLUMN, cells};
use super::figures;
use super::role::Role;
use super::width::columns;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};

/// Of how many cells of an empty sky one is a star.
const SPARSE: u32 = 46;

/// How many of some columns stand for what is left of a whole; none only if nothing is left.
pub fn share(width: u16, left: i16, of: i16) -> u16 {
    let (left, of) = (i32::from(left.max(0)), i32::from(of.max(1)));
    let full = ((i32::from(width) * left * 2 + of) / (2 * of)) as u16;
    full.clamp(u16::from(left > 0), width)
}

impl Canvas<'_> {
    /// Empties a rectangle and gives it a surface.
    pub fn surface(&mut self, area: Rect, role: Role) {
        let style = self.look.theme.style(role);
        let mut fresh = self.ground.clone();
        fresh.set_style(style).set_diff_option(ONE_COLUMN);
        self.blank = false;
        for y in area.top()..area.bottom() {
            cells(self.buffer, area.x, y, area.width).iter_mut().for_each(|cell| cell.clone_from(&fresh));
        }
    }

    /// Changes the background of what is there, if the role has one.
    pub fn ground_of(&mut self, area: Rect, role: Role) {
        let Some(colour) = self.look.theme.style(role).bg else { return };
        self.blank = false;
        for y in area.top()..area.bottom() {
            cells(self.buffer, area.x, y, area.width).iter_mut().for_each(|cell| cell.bg = colour);
        }
    }

    /// Takes the colours from what is there, so that what lies over it stands out: words become decoration, and of the
    /// surfaces only the large ones stay.
    pub fn fade(&mut self, area: Rect) {
        let style = |role: Role| self.look.theme.style(role);
        let ghost = style(Role::Ghost).fg.unwrap_or(Color::Reset);
        let sunk = style(Role::Sunk).bg.unwrap_or(Color::Reset);
        let large = [Role::Room, Role::Ground, Role::Space, Role::Panel, Role::Bar, Role::Private];
        let large = large.map(|role| style(role).bg.unwrap_or(Color::Reset));
        self.blank = false;
        for y in area.top()..area.bottom() {
            for cell in cells(self.buffer, area.x, y, area.width) {
                cell.modifier = Modifier::empty();
                cell.fg = ghost;
                if !large.contains(&cell.bg) {
                    cell.bg = sunk;
                }
            }
        }
    }

    /// A rail along the left edge of an area: in the role's own colour, or in that of its surface.
    pub fn rail(&mut self, area: Rect, role: Role) {
        let style = self.look.theme.style(role);
        let colour = style.bg.or(style.fg).unwrap_or(Color::Reset);
        self.blank = false;
        for y in area.top()..area.bottom() {
            for cell in cells(self.buffer, area.x, y, 1) {
                cell.set_symbol(self.look.glyphs.rail).set_diff_option(ONE_COLUMN);
                (cell.fg, cell.modifier) = (colour, style.add_modifier);
            }
        }
    }

    /// A key in brackets, which have the colour of the chip and are seen where chips have none. Returns the column
    /// after it.
    pub fn chip(&mut self, x: u16, y: u16, width: u16, key: &str, role: Role) -> u16 {
        let end = self.text(x, y, width, key, role);
        let Some(colour) = self.look.theme.style(role).bg else { return end };
        if self.look.theme.has_surfaces() {
            for at in [x, end.saturating_sub(1)] {
                for cell in cells(self.buffer, at, y, 1).iter_mut().filter(|cell| is_bracket(cell.symbol())) {
                    cell.fg = colour;
                }
            }
        }
        end
    }

    /// A gauge without brackets.
    pub fn gauge(&mut self, x: u16, y: u16, width: u16, value: i16, of: i16) -> u16 {
        let (value, of) = (i32::from(value.clamp(0, of.max(0))), i32::from(of.max(1)));
        let role = match () {
            () if value * 3 > of * 2 => Role::Meter,
            () if value * 3 > of => Role::MeterMid,
            () => Role::MeterLow,
        };
        let glyphs = self.look.glyphs;
        let parts = glyphs.eighths.len() as i32 + 1;
        let full = (i32::from(width) * parts * value + of - 1) / of;
        let whole = (full / parts) as u16;
        let empty = if self.look.theme.style(Role::MeterEmpty).bg.is_some() { " " } else { glyphs.meter_empty };
        self.repeat(x, y, width, empty, Role::MeterEmpty);
        self.repeat(x, y, whole, glyphs.meter, role);
        if let Some(part) = (full % parts).checked_sub(1).and_then(|part| glyphs.eighths.get(part as usize)) {
            self.repeat(x + whole, y, 1, part, role);
        }
        x + width
    }

    /// A number in the middle of a row that is a gauge of the same: this many columns are full, the rest is lost.
    pub fn tally(&mut self, row: Rect, told: &str, full: u16, role: Role) {
        let told = format!("{told:^0$}", usize::from(row.width));
        let (left, lost) = told.split_at_checked(full.into()).unwrap_or((&told, ""));
        let x = self.text(row.x, row.y, row.width, left, role);
        self.text(x, row.y, row.right().saturating_sub(x), lost, Role::Lost);
    }

    /// A text in large letters, or in bold ones where the signs have no blocks. Returns the column after it.
    pub fn figures(&mut self, x: u16, y: u16, text: &str, role: Role, scale: u16) -> u16 {
        if !self.look.glyphs.figures || !figures::can_draw(text) {
            return self.text(x, y + figures::rows(scale) / 2, columns(text) as u16, text, role);
        }
        // What is below a figure shows between its dots.
        let style = Style { bg: None, ..self.look.theme.style(role) };
        self.blank = false;
        let buffer = &mut *self.buffer;
        figures::cells(text, scale, |column, row, sign| {
            for cell in cells(buffer, x + column, y + row, 1) {
                cell.set_symbol(sign).set_style(style).set_diff_option(ONE_COLUMN);
            }
        });
        x + figures::columns(text, scale)
    }

    /// The lower edge of a card on a surface, of which this many columns on the right are damaged.
    pub fn edge(&mut self, row: Rect, card: Role, damaged: u16) {
        let glyphs = self.look.glyphs;
        let whole = row.width.saturating_sub(damaged);
        if !self.look.theme.has_surfaces() || glyphs.edge.trim().is_empty() {
            self.repeat(row.x, row.y, whole, glyphs.edges[0], Role::Ghost);
            return self.repeat(row.x + whole, row.y, damaged, glyphs.edges[1], Role::Edge);
        }
        let colour = self.look.theme.style(card).bg.unwrap_or(Color::Reset);
        self.blank = false;
        for cell in cells(self.buffer, row.x, row.y, whole) {
            cell.set_symbol(glyphs.edge).set_style(Style::new().fg(colour)).set_diff_option(ONE_COLUMN);
        }
        self.repeat(row.x + whole, row.y, damaged, glyphs.edge, Role::Edge);
    }

    /// The back of a card.
    pub fn lattice(&mut self, area: Rect, role: Role) {
        let signs = self.look.glyphs.lattice;
        self.surface(area, role);
        for y in area.top()..area.bottom() {
            for (at, cell) in cells(self.buffer, area.x, y, area.width).iter_mut().enumerate() {
                cell.set_symbol(signs[(at + usize::from(y)) % 2]);
            }
        }
    }

    /// Stars on an empty surface, always the same ones.
    pub fn stars(&mut self, area: Rect) {
        if !self.look.theme.has_surfaces() || self.look.glyphs.edge.trim().is_empty() {
            return;
        }
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                let mixed = u32::from(x).wrapping_mul(73_856_093) ^ u32::from(y).wrapping_mul(19_349_663);
                let mixed = ((mixed & 0x00ff_ffff).wrapping_mul(2_654_435_761) >> 8) & 0xffff;
                if mixed.is_multiple_of(SPARSE) {
                    self.repeat(x, y, 1, if mixed.is_multiple_of(3) { "." } else { self.look.glyphs.dot }, Role::Star);
                }
            }
        }
    }

    /// Puts the terminal's cursor here, so that screen readers speak what is selected.
    pub fn point(&mut self, at: Rect) {
        self.cursor = Some(Position { x: at.x, y: at.y });
    }
}

fn is_bracket(sign: &str) -> bool {
    matches!(sign, "[" | "]" | "<" | ">")
}
