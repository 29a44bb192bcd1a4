//! What has happened since somebody last acted, one action per row, if the log has no panel.

use super::log_panel::{last, since_when};
use super::scene::Scene;
use hotseat::narration::Narration;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::narrated;

/// The most rows for it on a table.
pub(crate) const MOST: u16 = 8;

/// The actions, oldest first, with equal neighbours told once.
fn actions(scene: &Scene<'_>) -> Vec<Narration> {
    let told = Narration::each(scene.log_parted().1);
    let fold = |run: &[Narration]| {
        let first = run.first()?;
        let head = if run.len() > 1 { format!("{} ({} times)", first.head, run.len()) } else { first.head.clone() };
        Some(Narration { head, ..first.clone() })
    };
    told.chunk_by(|one, next| one == next).filter_map(fold).collect()
}

/// The last action, which the result strip tells, with the number of times it was taken.
pub(super) fn newest_action(scene: &Scene<'_>) -> Option<Narration> {
    actions(scene).pop().or_else(|| Narration::of(scene.log))
}

/// Those before it.
fn earlier(scene: &Scene<'_>) -> Vec<Narration> {
    let mut told = actions(scene);
    told.pop();
    told
}

/// Rows for them with their heading; 0 if the result strip tells everything.
pub(crate) fn wanted(scene: &Scene<'_>) -> u16 {
    let earlier = earlier(scene).len() as u16;
    if earlier > 0 { earlier + 1 } else { 0 }
}

/// Draws those before the newest, which the result strip tells, below a heading.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let (Some(recap), true) = (scene.recap, area.height > 1) else { return };
    let heading = format!("{}:", since_when(scene, recap));
    canvas.text(area.x + 1, area.y, area.width.saturating_sub(2), &heading, Role::Title);
    newest(canvas, Rect { y: area.y + 1, height: area.height - 1, ..area }, &earlier(scene), hits);
}

/// The same without a heading; the newest facts if there are none.
pub(crate) fn before_newest(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    match earlier(scene).as_slice() {
        [] => last(canvas, area, scene, hits),
        earlier => newest(canvas, area, earlier, hits),
    }
}

/// As many of the newest as there are rows; the first row says how many more there are.
fn newest(canvas: &mut Canvas<'_>, area: Rect, actions: &[Narration], hits: &mut Hits) {
    let left_off = actions.len().saturating_sub(area.height.into());
    for (index, (told, y)) in actions.iter().skip(left_off).zip(area.y..area.bottom()).enumerate() {
        let sign = if index == 0 && left_off > 0 { format!("  [L] {left_off} more before") } else { String::new() };
        let wide = area.width.saturating_sub(columns(&sign) as u16);
        let row = Rect { y, height: 1, width: wide, ..area };
        let x = narrated::write(canvas, row, told, [Role::Text, Role::Dim]);
        canvas.text(x, y, area.right().saturating_sub(x + 1), &sign, Role::Hint);
        hits.add(Rect { width: area.width, ..row }, Spot::Log);
    }
}
