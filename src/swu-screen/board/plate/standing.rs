//! A card that stands: its name in two rows, its text, and large figures.

use super::{Lift, Plate};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::figures;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::hits::Hits;

/// Rows of the band.
const BAND: u16 = 3;

impl Plate<'_> {
    /// Draws it into an area of at least eleven rows and sixteen columns.
    pub(in crate::board) fn draw_standing(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        canvas.surface(Rect { height: area.height - 1, ..area }, self.body());
        canvas.surface(Rect { height: BAND, ..area }, self.band());
        let x = self.head(canvas, area, self.head_role()) + 1;
        self.price(canvas, x, area.right().saturating_sub(1), area.y);
        let room = area.width.saturating_sub(2);
        let names = wrap(&self.unit.name, room.into());
        for (at, y) in (0..names.len().min(2)).zip(area.y + 1..) {
            let name = if at == 1 { names[1..].join(" ") } else { names[0].clone() };
            canvas.text(area.x + 1, y, room, &name, self.name_role());
        }
        let feet = area.bottom() - 1 - figures::HEIGHT;
        let mut text = Rect::new(area.x + 1, area.y + BAND + 1, room, feet.saturating_sub(area.y + BAND + 1));
        let noted = self.told(canvas).is_some() || !super::badges(self.unit).is_empty();
        if noted {
            text.height = text.height.saturating_sub(1);
            self.foot(canvas, Rect::new(area.x + 1, feet - 1, room, 1));
        }
        // The gap below the band is for texts that leave one.
        let (said, lines) = self.lines(room);
        if lines.len() + usize::from(!said.is_empty()) > usize::from(text.height) {
            text = Rect { y: text.y - 1, height: text.height + 1, ..text };
        }
        let end = self.say(canvas, text);
        self.traits(canvas, Rect { y: end + 1, height: text.bottom().saturating_sub(end + 1), ..text });
        self.figures(canvas, Rect { y: feet, height: figures::HEIGHT, ..area });
        self.edge(canvas, Rect { y: area.bottom() - 1, height: 1, ..area });
        self.remember(canvas, area, hits);
    }

    /// Its traits in the last row of an area that nothing else needs, as many as fit.
    fn traits(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if area.height == 0 || self.lift == Lift::Sunk {
            return;
        }
        let between = format!(" {} ", canvas.look.glyphs.dot);
        let all = &self.unit.traits;
        let told = (1..=all.len()).rev().map(|count| all[..count].join(&between));
        let told = told.into_iter().find(|told| columns(told) <= usize::from(area.width));
        canvas.text(area.x, area.bottom() - 1, area.width, &told.unwrap_or_default(), Role::Faint);
    }

    /// Power and HP in large figures.
    fn figures(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let (power, hp) = match self.is_lit() {
            true => (Role::Power, Role::Hp),
            false => (Role::PowerSunk, Role::HpSunk),
        };
        let told = self.unit.power.to_string();
        let left = Rect { width: figures::columns(&told, 1) + 2, ..area };
        canvas.surface(left, power);
        canvas.figures(left.x + 1, left.y, &told, power, 1);
        let (told, of) = (self.unit.remaining().to_string(), format!("/{}", self.unit.hp));
        let wide = figures::columns(&told, 1) + of.len() as u16 + 3;
        let right = Rect { x: area.right().saturating_sub(wide), width: wide, ..area };
        let full = self.left_of(wide);
        canvas.surface(Rect { width: full, ..right }, hp);
        canvas.surface(Rect { x: right.x + full, width: wide - full, ..right }, Role::Lost);
        let x = canvas.figures(right.x + 1, right.y, &told, hp, 1) + 1;
        // The gauge goes on behind what it is of.
        for (sign, x) in of.chars().zip(x..right.right()) {
            let inked = if x >= right.x + full { Role::Lost } else { hp };
            canvas.text(x, right.y + 1, 1, sign.encode_utf8(&mut [0; 4]), inked);
        }
    }
}
