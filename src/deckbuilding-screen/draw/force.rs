//! The Force between the sides: its spaces with the marker, whom it is with, and whose turn it is.

use super::{Table, plates};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;

/// Draws the line.
pub(super) fn draw(canvas: &mut Canvas<'_>, row: Rect, table: &Table<'_>) {
    let view = table.view;
    canvas.surface(row, Role::Room);
    let turn = format!(" TURN {} ", view.turn);
    let right = canvas.text_right(row.right() - 1, row.y, row.width, &turn, Role::Round);
    let [low, high] = view.factions;
    let ends = view.ends();
    let glyphs = canvas.look.glyphs;
    let mut x = canvas.pieces(
        row.x + 1,
        row.y,
        row.width,
        &[("THE FORCE  ", Role::Title), (ends[0], plates::name(low)), (" ", Role::Text)],
    );
    for space in -3..=3_i8 {
        let side = match space {
            ..0 => plates::name(low),
            0 => Role::Dim,
            _ => plates::name(high),
        };
        let (sign, role) =
            if space == view.force { (glyphs.initiative[0], Role::Gold) } else { (glyphs.exhausted, side) };
        let piece = [(glyphs.rule, Role::Ghost), (sign, role), (glyphs.rule, Role::Ghost)];
        x = canvas.pieces(x, row.y, row.right().saturating_sub(x), &piece);
    }
    x = canvas.pieces(x, row.y, right.saturating_sub(x), &[(" ", Role::Text), (ends[1], plates::name(high))]) + 2;
    let with = view.force_with();
    let holder = with.map_or("with nobody".to_owned(), |with| format!("with the {}", with.people()));
    let told = match view.force.abs() {
        3 => format!("{holder}: +1 resource each turn"),
        _ => holder.clone(),
    };
    let room = usize::from(right.saturating_sub(x + 1));
    let said = [told, holder].into_iter().find(|said| columns(said) <= room).unwrap_or_default();
    x = canvas.text(x, row.y, room as u16, &said, with.map_or(Role::Dim, plates::name)) + 1;
    let title = table.scene.with.title;
    let wide = columns(title) as u16;
    if x + wide + 4 < right {
        canvas.text_right(right - 2, row.y, wide, title, Role::Faint);
    }
}
