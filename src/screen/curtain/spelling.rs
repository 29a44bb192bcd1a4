//! Somebody types their name over the open table: to concede, or to agree to a takeback.

use super::TYPED;
use crate::theme::canvas::{Border, Canvas};
use crate::theme::role::Role;
use ratatui::layout::Rect;
use shell::curtain::Spelling;

/// Draws the box in the middle.
pub fn draw(canvas: &mut Canvas<'_>, spelling: &Spelling, name: &str) {
    let screen = canvas.area();
    let width = 62.min(screen.width);
    let area = Rect {
        x: screen.x + (screen.width - width) / 2,
        y: screen.y + screen.height.saturating_sub(7) / 2,
        width,
        height: 7.min(screen.height),
    };
    canvas.clear(area);
    let Some(asked) = spelling.asked.first() else { return };
    let inside = canvas.frame(area, Border::Acting, &format!("{} {}", asked.seat, name.to_uppercase()), "");
    let what = spelling.purpose.sentence(name);
    canvas.text(inside.x + 2, inside.y + 1, inside.width.saturating_sub(2), &what, Role::Text);
    if let Some(about) = &spelling.about {
        canvas.text(inside.x + 2, inside.y + 2, inside.width.saturating_sub(2), about, Role::Strong);
    }
    let x = canvas.text(inside.x + 2, inside.y + 3, 12, "Yes?  Type ", Role::Text);
    let x = match &asked.letters {
        Some(letters) => letters.chars().enumerate().fold(x + 1, |x, (index, letter)| {
            let (shown, role) = if index < asked.progress { (TYPED, Role::Selected) } else { (letter, Role::Strong) };
            canvas.text(x, inside.y + 3, 1, shown.encode_utf8(&mut [0; 4]), role) + 1
        }),
        None => {
            let typed = format!("the PIN {}", "*".repeat(asked.progress));
            canvas.text(x + 1, inside.y + 3, 26, &typed, Role::Strong) + 1
        }
    };
    if let Some(heard) = spelling.heard.sentence() {
        canvas.text(inside.x + 2, inside.y + 4, inside.width.saturating_sub(2), heard, Role::Refused);
    }
    canvas.text(x, inside.y + 3, inside.right().saturating_sub(x), "then Enter.   Esc: no", Role::Text);
}
