//! The one thing to do next, with its key.

use super::hits::{Hits, Spot};
use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use ratatui::layout::Rect;
use shell::command::Command;

/// Draws it into a row: `NEXT [N] lesson 3 of 18: Attacks`. A click on it gives the command.
pub fn draw(canvas: &mut Canvas<'_>, row: Rect, told: &str, command: Command, hits: &mut Hits) {
    let key = Command::NextStep.entry().keys.first().map(ToString::to_string).unwrap_or_default();
    let at = canvas.text(row.x, row.y, row.width, "NEXT ", Role::Title);
    let at = canvas.chip(at, row.y, row.right().saturating_sub(at), &format!("[{key}]"), Role::Chip) + 1;
    canvas.text(at, row.y, row.right().saturating_sub(at), told, Role::Strong);
    hits.add(row, Spot::Hint(command));
}
