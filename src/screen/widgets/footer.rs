//! The last line: what the keys do now. `? help` keeps its place at every width.

use super::hits::{Hits, Spot};
use crate::input::hints::Hint;
use crate::input::line::Line;
use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use crate::theme::width::{clip, columns};
use ratatui::layout::{Position, Rect};

/// Draws the hints; those that do not fit are left out from the end, whole.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, hints: &[Hint], help: &Hint, hits: &mut Hits) {
    let gap = if area.width >= 100 { "   " } else { "  " };
    let end = help_hint(canvas, area, help, hits).saturating_sub(2);
    let mut x = area.x + 1;
    for (index, hint) in hints.iter().enumerate() {
        let before = if index > 0 { gap } else { "" };
        // A long word, such as why nothing can be taken back, leaves room for the others.
        let word = clip(&hint.word, usize::from(area.width) / 3, canvas.look.glyphs.cut);
        let width = columns(before) + columns(&hint.key) + 1 + columns(&word);
        if x + width as u16 > end {
            break;
        }
        let role = if hint.available { Role::Hint } else { Role::Refused };
        x = canvas.text(x, area.y, 3, before, Role::Dim);
        let start = x;
        x = canvas.pieces(x, area.y, end - x, &[(&hint.key, Role::Key), (" ", role), (&word, role)]);
        hits.add(Rect::new(start, area.y, x - start, 1), Spot::Hint(hint.command));
    }
}

/// Draws a line being typed, with `? help` beside it.
pub fn draw_line(canvas: &mut Canvas<'_>, area: Rect, sign: &str, line: &Line, help: &Hint, hits: &mut Hits) {
    let end = help_hint(canvas, area, help, hits).saturating_sub(2);
    let x = canvas.text(area.x + 1, area.y, columns(sign) as u16, sign, Role::Key);
    let room = usize::from(end.saturating_sub(x + 1));
    let skip = columns(line.before()).saturating_sub(room);
    let shown: String = line.text().chars().skip(skip).collect();
    canvas.text(x, area.y, room as u16, &shown, Role::Text);
    let cursor = x + (columns(line.before()) - skip) as u16;
    canvas.restyle(Rect::new(cursor, area.y, 1, 1), Role::Selected);
    canvas.cursor = Some(Position { x: cursor, y: area.y });
}

fn help_hint(canvas: &mut Canvas<'_>, area: Rect, help: &Hint, hits: &mut Hits) -> u16 {
    let width = (columns(&help.key) + 1 + columns(&help.word)) as u16;
    let x = area.right().saturating_sub(width + 1);
    canvas.pieces(x, area.y, width, &[(&help.key, Role::Key), (" ", Role::Hint), (&help.word, Role::Hint)]);
    hits.add(Rect::new(x, area.y, width, 1), Spot::Hint(help.command));
    x
}
