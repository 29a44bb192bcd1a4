//! The whole table: every seat's panel, without hand and log.

use super::duel::last_row;
use super::scene::Scene;
use super::{grid, prompt_lines, result};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::widgets::hits::Hits;

/// Rows of the prompt when it need not grow.
pub(crate) const PROMPT_ROWS: u16 = 2;

/// Draws the table.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let prompt = prompt_lines::wanted(scene, area.width, PROMPT_ROWS, area.height / 4);
    let panels = Rect { height: area.height - 2 - prompt, ..area };
    grid::panels(canvas, panels, scene, hits);
    result::draw(canvas, Rect { y: panels.bottom(), height: 1, ..area }, scene, hits);
    prompt_lines::draw(canvas, Rect { y: panels.bottom() + 1, height: prompt, ..area }, scene, hits);
    last_row(canvas, area, scene, hits);
}
