//! The result strip: what the last action led to, in one row that nothing displaces.

use super::scene::Scene;
use super::since::newest_action;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::narrated::write;

/// Draws the strip into a row: what somebody did, its results, and how much more about it is in the log.
pub fn draw(canvas: &mut Canvas<'_>, row: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let Some(told) = newest_action(scene) else { return };
    hits.add(row, Spot::Log);
    write(canvas, row, &told, [Role::Strong, Role::Text]);
}
