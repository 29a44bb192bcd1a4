//! Both arenas of a seat beside each other in one frame.

use super::arena::{Spill, hinted, name, rows, shared};
use super::scene::{Scene, in_arena};
use super::unit_row;
use crate::ui::theme::canvas::Canvas;
use crate::ui::theme::role::Role;
use crate::ui::widgets::hits::Hits;
use crate::unlimited::cards::word::Arena;
use crate::unlimited::rules::view::{SeatView, UnitView};
use ratatui::layout::Rect;

/// Draws them, under a heading each if they are `headed`; on the lower edge of the frame stands how many units do not
/// fit. Ground units below the last one in space have all columns.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    (area, frame): (Rect, Rect),
    scene: &Scene<'_>,
    side: &SeatView,
    headed: bool,
    hits: &mut Hits,
) {
    let need = |arena: Arena| unit_row::needs(scene, in_arena(side, arena));
    let ground = shared(area.width, need(Arena::Ground), need(Arena::Space));
    let space = area.width - ground;
    let parts = [
        (Arena::Space, Rect { x: area.x + ground, width: space, ..area }),
        (Arena::Ground, Rect { width: ground, ..area }),
    ];
    let mut hidden = (0, 0);
    let mut spill = Spill::none();
    for (arena, part) in parts {
        let units: Vec<&UnitView> = in_arena(side, arena).collect();
        let mut below = part;
        if headed {
            heading(canvas, part, arena, units.len());
            below = Rect { y: part.y + 1, height: part.height.saturating_sub(1), ..part };
        }
        let shown = rows(canvas, below, scene, (&units, &hinted(&units, below)), spill, hits);
        hidden = (hidden.0 + shown.above, hidden.1 + shown.below);
        spill = Spill { from: shown.end, columns: space };
    }
    canvas.more(frame, hidden.0, hidden.1);
}

fn heading(canvas: &mut Canvas<'_>, part: Rect, arena: Arena, count: usize) {
    let heading = format!("{} {count} ", name(arena));
    let x = canvas.text(part.x + 1, part.y, part.width.saturating_sub(1), &heading, Role::Title);
    canvas.repeat(x, part.y, part.right().saturating_sub(x + 1), ".", Role::Frame);
}
