//! A plate to choose from: a band with a key and a name, and what it leads to below.

use super::hits::{Hits, Spot};
use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use crate::theme::width::wrap;
use ratatui::layout::Rect;

/// A plate.
#[derive(Clone, Copy, Debug)]
pub struct Plate<'a> {
    /// Its key, without brackets.
    pub key: &'a str,
    /// Its name.
    pub name: &'a str,
    /// What it leads to.
    pub about: &'a str,
    /// The colour of its band, counted like seats; plates of one row have none.
    pub hue: usize,
    /// Can it be chosen?
    pub available: bool,
    /// Is the cursor on it?
    pub chosen: bool,
}

/// Where the plate with this index lies among plates in rows of this many columns, each this many rows high.
pub fn place(area: Rect, columns: u16, high: u16, index: usize) -> Rect {
    let width = area.width.saturating_sub(columns - 1) / columns;
    let (column, row) = (index as u16 % columns, index as u16 / columns);
    Rect { x: area.x + column * (width + 1), y: area.y + row * high, width, height: high }
}

impl Plate<'_> {
    /// Draws it, its lower edge in the last row if there are at least three. A click on it chooses this row of the
    /// screen.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, row: usize, hits: &mut Hits) {
        if area.width < 8 || area.height == 0 {
            return;
        }
        let surface = match (self.chosen, self.available) {
            (true, _) => Role::Raised,
            (false, true) => Role::Card,
            (false, false) => Role::Sunk,
        };
        let edged = area.height > 2;
        let body = Rect { height: area.height - u16::from(edged), ..area };
        canvas.surface(body, surface);
        let band = match (self.available, area.height) {
            (false, _) => Role::ChipOff,
            (true, 1) if !self.chosen => Role::Bar,
            (true, _) => Role::plate_of(self.hue, self.chosen),
        };
        self.draw_band(canvas, Rect { height: 1, ..area }, band);
        let role = if self.available { Role::Dim } else { Role::Refused };
        let room = usize::from(body.height.saturating_sub(1));
        let lines = wrap(self.about, usize::from(area.width.saturating_sub(2)));
        // A row of air, where there is one to spare.
        let top = body.y + 1 + u16::from(room > lines.len() + 1);
        for (line, y) in lines.iter().zip(top..body.bottom()) {
            canvas.text(area.x + 1, y, area.width.saturating_sub(2), line, role);
        }
        if edged {
            canvas.edge(Rect { y: body.bottom(), height: 1, ..area }, surface, 0);
        }
        hits.add(body, Spot::Row(row));
    }

    fn draw_band(&self, canvas: &mut Canvas<'_>, row: Rect, role: Role) {
        let chip = if self.available { Role::Chip } else { Role::ChipOff };
        canvas.surface(row, role);
        let key = if self.chosen { format!("<{}>", self.key) } else { format!("[{}]", self.key) };
        let x = canvas.chip(row.x, row.y, row.width, &key, chip);
        canvas.text(x + 1, row.y, row.right().saturating_sub(x + 1), self.name, role);
        if self.chosen {
            canvas.point(row);
        }
    }
}
