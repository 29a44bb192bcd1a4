//! A plate of one row, and below it rows of text if some are free.

use super::{Plate, prose};
use crate::board::hand::aspect_role;
use crate::board::marks::{marks, widths};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::Hits;

/// Columns before the name: rail, key, state and a gap.
const BEFORE: u16 = 6;
/// Columns of power and HP.
const POWER: u16 = 3;
const HP: u16 = 5;
/// A name gives way to marks only down to this many columns.
const NAME: u16 = 12;
/// The fewest columns of a mark.
const MARK: u16 = 3;

impl Plate<'_> {
    /// Draws it into the first row of an area, and its text into the others.
    pub(in crate::board) fn draw_row(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        canvas.surface(area, self.body());
        let aspect = self.aspect().map_or(Role::NoAspect, aspect_role);
        canvas.rail(Rect { width: 1, ..area }, if self.is_lit() { aspect } else { Role::Ghost });
        let row = Rect { x: area.x + 1, width: area.width.saturating_sub(1), height: 1, ..area };
        let plain = if self.is_lit() { Role::Strong } else { Role::Faint };
        let x = self.head(canvas, row, plain) + 1;
        let numbers = area.right().saturating_sub(POWER + HP);
        self.power(canvas, Rect::new(numbers, area.y, POWER, 1));
        self.hp(canvas, Rect::new(numbers + POWER, area.y, HP, 1));
        let beside = Rect::new(x, area.y, numbers.saturating_sub(x + 1), 1);
        let told = self.told(canvas);
        let fits = told.as_ref().is_none_or(|(told, _)| self.is_beside(told, beside.width));
        // What a choice leads to takes a row of text rather than a part of the name.
        let (beside_name, below_name) = if fits || area.height == 1 { (told, None) } else { (None, told) };
        let hidden = beside_name.is_some();
        let end = self.marks(canvas, beside, beside_name);
        let role = match (self.is_lit(), self.unit.leader) {
            (true, true) => Role::Leader,
            (true, false) => Role::Strong,
            (false, _) => self.name_role(),
        };
        canvas.text(x, area.y, end.saturating_sub(x), &self.unit.name, role);
        let mut below =
            Rect { x: area.x + BEFORE, y: area.y + 1, height: area.height - 1, width: area.width - BEFORE - 1 };
        if let Some((told, role)) = below_name {
            canvas.text(below.x, below.y, below.width, &told, role);
            below = Rect { y: below.y + 1, height: below.height - 1, ..below };
        }
        if below.height > 0 {
            let (said, mut lines) = self.lines(below.width);
            let pushed = hidden || widths(self.unit).0 > usize::from(end.saturating_sub(x));
            if !said.is_empty() && pushed {
                lines.push(said);
            }
            let (strong, plain) = self.texts();
            prose(canvas, below, &lines, strong, plain);
        }
        self.remember(canvas, Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area }, hits);
    }

    /// Do the name and the effect of a choice fit into this many columns?
    fn is_beside(&self, told: &str, width: u16) -> bool {
        columns(&self.unit.name) + 1 + columns(told) <= usize::from(width)
    }

    /// The effect of a choice, or marks, at the end of an area; returns the column they begin in.
    fn marks(&self, canvas: &mut Canvas<'_>, area: Rect, told: Option<(String, Role)>) -> u16 {
        let name = columns(&self.unit.name) as u16;
        let room = area.width.saturating_sub(name.min(NAME) + 1);
        let (told, role) = match told {
            // The question says it, too.
            Some((told, _)) if columns(&told) > usize::from(room) => (String::new(), Role::Text),
            Some(told) => told,
            None => {
                let free = area.width.saturating_sub(name + 1);
                let short = widths(self.unit).1 as u16;
                let wide = free.max(short.min(room));
                let role = if self.is_lit() { Role::Mark } else { Role::Faint };
                let told = if wide < MARK { String::new() } else { marks(self.unit, wide.into()) };
                (told, role)
            }
        };
        if told.is_empty() {
            return area.right() + 1;
        }
        canvas.text_right(area.right(), area.y, area.width, &told, role).saturating_sub(1)
    }
}
