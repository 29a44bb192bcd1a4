//! The table of Star Wars: Unlimited, drawn from a view. Nothing here changes anything.

pub mod arena;
pub mod compact;
pub mod footer;
pub mod grid;
pub mod hand;
pub mod header;
pub mod inspect;
pub mod log_panel;
pub mod marks;
pub mod preview;
pub mod prompt_lines;
pub mod scene;
pub mod seat_line;
pub mod seat_panel;
pub mod shape;
pub mod strips;
pub mod too_small;
pub mod unit_row;
pub mod whole;
pub mod wide;

use crate::ui::look::canvas::Canvas;
use scene::{Hits, Scene};
use shape::Shape;

/// Draws the table on the whole canvas.
pub fn draw(canvas: &mut Canvas<'_>, scene: &Scene<'_>, hits: &mut Hits) {
    let area = canvas.area();
    match Shape::of(area, scene.view.seats.len(), scene.state.whole) {
        Shape::TooSmall => too_small::draw(canvas, area),
        Shape::Compact => compact::draw(canvas, area, scene, hits),
        Shape::Wide => wide::draw(canvas, area, scene, hits),
        Shape::Strips => strips::draw(canvas, area, scene, hits),
        Shape::Grid => grid::draw(canvas, area, scene, hits),
        Shape::Whole => whole::draw(canvas, area, scene, hits),
    }
}
