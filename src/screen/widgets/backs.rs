//! The cards of a closed hand: their backs, the same whatever they hide.

use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use ratatui::layout::Rect;

/// The most backs that are drawn.
const BACKS: u16 = 10;
/// The fewest and the most columns of one.
const BACK: (u16, u16) = (5, 12);

/// Draws the backs side by side from the left and keeps this many columns beside them; returns the column after them.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, count: usize, beside: u16) -> u16 {
    let backs = (count as u16).min(BACKS);
    let wide = back(area, backs, beside);
    for at in 0..backs {
        canvas.lattice(Rect::new(area.x + 1 + at * (wide + 1), area.y, wide, area.height), Role::Back);
    }
    let x = area.x + 2 + backs * (wide + 1);
    if count <= usize::from(BACKS) {
        return x;
    }
    canvas.text(x - 1, area.y, 4, &format!("+{}", count - usize::from(BACKS)), Role::Dim) + 1
}

/// The columns of a back: in the proportion of a card, as far as there is room.
fn back(area: Rect, count: u16, beside: u16) -> u16 {
    let room = area.width.saturating_sub(beside) / count.max(1);
    (area.height * 3 / 2).min(room.saturating_sub(1)).clamp(BACK.0, BACK.1)
}
