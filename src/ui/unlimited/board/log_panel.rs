//! The newest lines of the log, and what happened since the person last acted.

use super::scene::Scene;
use crate::hotseat::log::folded;
use crate::shell::command::Command;
use crate::ui::theme::canvas::{Border, Canvas};
use crate::ui::theme::role::Role;
use crate::ui::widgets::hits::{Hits, Spot};
use crate::ui::widgets::log::newest;
use ratatui::layout::Rect;

/// Draws the panel.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let inside = canvas.frame(area, Border::Plain, "Log", "[L] all");
    hits.add(area, Spot::Log);
    let width = usize::from(inside.width.saturating_sub(2));
    let recap = recap(scene, width, usize::from(inside.height) / 2);
    let rows = usize::from(inside.height).saturating_sub(recap.len());
    let lines = newest(scene.log, width, rows);
    let bottom = inside.bottom() - recap.len() as u16;
    for ((text, role), y) in lines.iter().zip(inside.y..bottom) {
        canvas.text(inside.x + 1, y, inside.width.saturating_sub(1), text, *role);
    }
    for ((text, role), y) in recap.iter().zip(bottom..inside.bottom()) {
        canvas.text(inside.x + 1, y, inside.width.saturating_sub(1), text, *role);
    }
}

/// Draws what everybody did, round by round, without what came of it.
pub(crate) fn timeline(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let inside = canvas.frame(area, Border::Plain, "Timeline", "[<] look back");
    hits.add(area, Spot::Hint(Command::Earlier));
    let done = scene.log.iter().filter(|line| line.weight.begins());
    let lines = newest(done, usize::from(inside.width.saturating_sub(2)), usize::from(inside.height));
    for ((text, role), y) in lines.iter().zip(inside.y..inside.bottom()) {
        canvas.text(inside.x + 1, y, inside.width.saturating_sub(1), text, *role);
    }
}

/// What happened since the person last acted, newest last: whole lines only, broken where the panel ends.
fn recap(scene: &Scene<'_>, width: usize, most: usize) -> Vec<(String, Role)> {
    if scene.recap.is_empty() || most < 3 {
        return Vec::new();
    }
    let heading = format!("Since {}'s last action", scene.name(scene.acting()));
    let mut lines = vec![(String::new(), Role::Text), (heading, Role::Strong)];
    lines.extend(newest(&folded(scene.recap), width, most - 2));
    lines
}

/// The newest fact in one line: `41 Bob: TIE Advanced attacks Echo Base`.
pub(crate) fn last(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let rows = scene.log.iter().skip(scene.log.len().saturating_sub(area.height.into()));
    for (line, y) in rows.zip(area.y..area.bottom()) {
        let indent = line.indent();
        let text = format!("{} {:indent$}{}", line.number, "", line.text);
        canvas.text(area.x + 1, y, area.width.saturating_sub(2), &text, Role::Dim);
        hits.add(Rect { y, height: 1, ..area }, Spot::Log);
    }
}
