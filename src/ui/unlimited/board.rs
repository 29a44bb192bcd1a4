//! The table of Star Wars: Unlimited, drawn from a view. Nothing here changes anything.

pub mod arena;
pub mod compact;
pub mod forecast;
pub mod grid;
pub mod hand;
pub mod header;
pub mod inspect;
pub mod log_panel;
pub mod marks;
pub mod prompt_lines;
pub mod result;
pub mod scene;
pub mod seat_line;
pub mod seat_panel;
pub mod shape;
pub mod strips;
pub mod unit_row;
pub mod whole;
pub mod wide;

use crate::ui::theme::canvas::Canvas;
use crate::ui::widgets::hits::Hits;
use crate::ui::widgets::smallest;
use ratatui::layout::Rect;
use scene::Scene;
use shape::Shape;

/// The rows above the footer that a list over the table covers at least: those of the prompt and what lies below it.
pub fn covered_rows(area: Rect, seats: usize, whole: bool) -> u16 {
    match Shape::of(area, seats, whole) {
        Shape::TooSmall => 0,
        Shape::Compact => compact::prompt_rows(area) + compact::log_rows(area),
        Shape::Wide => wide::prompt_rows(area),
        Shape::Strips => strips::prompt_rows(area) + u16::from(area.height >= 28),
        Shape::Grid => grid::PROMPT_ROWS,
        Shape::Whole => whole::PROMPT_ROWS,
    }
}

/// Draws the table on the whole canvas.
pub fn draw(canvas: &mut Canvas<'_>, scene: &Scene<'_>, hits: &mut Hits) {
    let area = canvas.area();
    match Shape::of(area, scene.view.seats.len(), scene.state.whole) {
        Shape::TooSmall => smallest::draw(canvas, area),
        Shape::Compact => compact::draw(canvas, area, scene, hits),
        Shape::Wide => wide::draw(canvas, area, scene, hits),
        Shape::Strips => strips::draw(canvas, area, scene, hits),
        Shape::Grid => grid::draw(canvas, area, scene, hits),
        Shape::Whole => whole::draw(canvas, area, scene, hits),
    }
}
