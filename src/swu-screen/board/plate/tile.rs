//! A plate of some rows: a band, text, numbers, and the lower edge.

use super::{Lift, Plate};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::hits::Hits;

/// Columns before the name: key, state and a gap.
const BEFORE: u16 = 5;
/// Columns of the power.
const POWER: u16 = 4;

impl Plate<'_> {
    /// The rows in which a tile of this width says everything: band, text, numbers and edge.
    pub(in crate::board) fn rows_of_tile(&self, width: u16) -> u16 {
        let (keywords, lines) = self.lines(width.saturating_sub(2));
        let below_band = u16::from(columns(&self.unit.name) as u16 > width.saturating_sub(BEFORE + 1));
        3 + below_band + u16::from(!keywords.is_empty()) + lines.len() as u16
    }

    /// Draws it into an area of at least three rows.
    pub(in crate::board) fn draw_tile(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        let body = Rect { height: area.height - 1, ..area };
        canvas.surface(body, self.body());
        canvas.surface(Rect { height: 1, ..area }, self.band());
        self.head(canvas, area, self.head_role());
        let top = area.y + 1 + self.name(canvas, area);
        let foot = area.bottom() - 2;
        let text = Rect::new(area.x + 1, top, area.width.saturating_sub(2), foot.saturating_sub(top));
        self.say(canvas, text);
        let hp = match area.width {
            ..20 => 5,
            20..24 => 7,
            _ => 9,
        };
        self.power(canvas, Rect::new(area.x, foot, POWER, 1));
        self.hp(canvas, Rect::new(area.right() - hp, foot, hp, 1));
        let x = area.x + POWER + 1;
        self.foot(canvas, Rect::new(x, foot, (area.right() - hp).saturating_sub(x + 1), 1));
        self.edge(canvas, Rect { y: area.bottom() - 1, height: 1, ..area });
        self.remember(canvas, area, hits);
    }

    /// The name on the band, and what comes before it and after it; a longer one goes on below. Returns the rows that it
    /// takes there.
    fn name(&self, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
        let (x, right) = (area.x + BEFORE, area.right().saturating_sub(1));
        let name = columns(&self.unit.name) as u16;
        let fits = x + name < right;
        let end = if fits { self.price(canvas, x + name + 1, right, area.y) } else { right };
        let room = (end.min(area.right())).saturating_sub(x);
        let rows = area.height.saturating_sub(3);
        if name <= right.saturating_sub(x) || rows == 0 {
            canvas.text(x, area.y, room.max(name.min(right.saturating_sub(x))), &self.unit.name, self.name_role());
            return 0;
        }
        let lines = wrap(&self.unit.name, usize::from(right.saturating_sub(x)).max(1));
        let (first, rest) = lines.split_first().map_or(("", &[][..]), |(first, rest)| (first.as_str(), rest));
        canvas.text(x, area.y, room, first, self.name_role());
        let role = match (self.is_lit(), self.lift) {
            (true, _) | (_, Lift::Raised) => Role::Strong,
            (false, _) => self.name_role(),
        };
        canvas.text(area.x + 1, area.y + 1, area.width.saturating_sub(2), &rest.join(" "), role);
        1
    }
}
