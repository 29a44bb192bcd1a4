//! What happened since somebody last acted, an action to a row, where the log has no panel.

use super::log_panel::{last, since_when};
use super::result;
use super::scene::Scene;
use crate::hotseat::told::Told;
use crate::ui::theme::canvas::Canvas;
use crate::ui::theme::role::Role;
use crate::ui::theme::width::columns;
use crate::ui::widgets::hits::{Hits, Spot};
use ratatui::layout::Rect;

/// The most rows of it on a table.
pub(crate) const MOST: u16 = 8;

/// The actions, oldest first. One alone is told by the result strip.
fn actions(scene: &Scene<'_>) -> Vec<Told> {
    let told = Told::each(scene.log_parted().1);
    if told.len() > 1 { told } else { Vec::new() }
}

/// Rows for all of them with their heading; none if there is nothing that the result strip does not tell.
pub(crate) fn wanted(scene: &Scene<'_>) -> u16 {
    let actions = scene.log_parted().1.iter().filter(|line| line.weight.begins()).count() as u16;
    if actions > 1 { actions + 1 } else { 0 }
}

/// Draws them below a heading, the newest last.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let (Some(recap), true) = (scene.recap, area.height > 1) else { return };
    let heading = format!("{}:", since_when(scene, recap));
    canvas.text(area.x + 1, area.y, area.width.saturating_sub(2), &heading, Role::Title);
    newest(canvas, Rect { y: area.y + 1, height: area.height - 1, ..area }, &actions(scene), hits);
}

/// Draws those before the newest, which the result strip tells, without a heading; the newest facts if there are none.
pub(crate) fn before_newest(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    match actions(scene).as_slice() {
        [earlier @ .., _] if !earlier.is_empty() => newest(canvas, area, earlier, hits),
        _ => last(canvas, area, scene, hits),
    }
}

/// As many of the newest as there are rows; the first row says how many more there are.
fn newest(canvas: &mut Canvas<'_>, area: Rect, actions: &[Told], hits: &mut Hits) {
    let left_off = actions.len().saturating_sub(area.height.into());
    for (index, (told, y)) in actions.iter().skip(left_off).zip(area.y..area.bottom()).enumerate() {
        let sign = if index == 0 && left_off > 0 { format!("  [L] {left_off} more before") } else { String::new() };
        let wide = area.width.saturating_sub(columns(&sign) as u16);
        let row = Rect { y, height: 1, width: wide, ..area };
        let x = result::write(canvas, row, told, [Role::Text, Role::Dim]);
        canvas.text(x, y, area.right().saturating_sub(x + 1), &sign, Role::Hint);
        hits.add(Rect { width: area.width, ..row }, Spot::Log);
    }
}
