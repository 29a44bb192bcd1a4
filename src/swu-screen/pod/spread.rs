//! How many cards there are of each cost, and how many icons of each aspect: two rows of bars beside each other.

use crate::board::hand::aspect_role;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use swu_language::word::Aspect;

/// Rows it takes, with a head.
pub(super) const ROWS: u16 = 7;

/// The aspects in the order in which they are printed.
const ORDER: [Aspect; 6] =
    [Aspect::Vigilance, Aspect::Command, Aspect::Aggression, Aspect::Cunning, Aspect::Heroism, Aspect::Villainy];

/// Counts of a deck or of picks.
pub(super) struct Spread {
    /// How many cards cost 1 and less, 2, 3, 4, 5, 6 and more.
    pub(super) curve: [u32; 6],
    /// How many icons of each aspect there are, in the order of [`Aspect::ALL`].
    pub(super) colours: [u32; Aspect::ALL.len()],
}

impl Spread {
    /// Draws it; without room for all rows, as many as fit.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if area.height < 2 || area.width < 20 {
            return;
        }
        let half = area.width / 2;
        canvas.text(area.x, area.y, half, "cost  cards", Role::Faint);
        canvas.text(area.x + half, area.y, half, "icons", Role::Faint);
        let most = self.curve.iter().max().copied().unwrap_or(0);
        let icons = self.colours.iter().max().copied().unwrap_or(0);
        for (row, y) in (0..6).zip(area.y + 1..area.bottom()) {
            let (cost, aspect) = (row + 1, ORDER[row]);
            let more = if cost == 6 { "+" } else { " " };
            let count = self.curve[row];
            let x = canvas.text(area.x, y, half, &format!("{cost}{more}  {count:>2} "), Role::Text);
            bar(
                canvas,
                Rect { x, y, width: (area.x + half).saturating_sub(x + 1), height: 1 },
                (count, most),
                Role::Mark,
            );
            let count = self.colours[aspect as usize];
            let x = canvas.text(area.x + half, y, 2, shell::cards::aspect_letters(aspect), aspect_role(aspect));
            let x = canvas.text(x, y, area.right().saturating_sub(x), &format!(" {count:>2} "), Role::Text);
            let row = Rect { x, y, width: area.right().saturating_sub(x), height: 1 };
            bar(canvas, row, (count, icons), aspect_role(aspect));
        }
    }
}

/// A bar of one sign for each card, or shorter if there are more cards than columns.
fn bar(canvas: &mut Canvas<'_>, row: Rect, (count, most): (u32, u32), role: Role) {
    let (room, most) = (u32::from(row.width), most.max(1));
    let long = if most <= room { count } else { (count * room).div_ceil(most) };
    canvas.repeat(row.x, row.y, long as u16, canvas.look.glyphs.meter, role);
}
