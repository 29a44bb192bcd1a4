//! The table of Star Wars: Unlimited, drawn from a view. Nothing here changes anything.

pub(crate) mod arena;
mod arenas;
pub(crate) mod asking;
mod base_words;
mod by_player;
mod duel;
mod field;
mod follows;
pub(crate) mod forecast;
mod free_rows;
pub(crate) mod grid;
pub(crate) mod hand;
pub(crate) mod hand_card;
mod hand_row;
pub(crate) mod header;
pub mod inspect;
pub(crate) mod log_panel;
pub(crate) mod marks;
mod middle;
mod pieces;
pub(crate) mod plate;
pub(crate) mod prompt_lines;
pub(crate) mod question;
pub mod result;
pub mod scene;
mod seat_header;
pub(crate) mod seat_line;
pub(crate) mod seat_panel;
pub(crate) mod shape;
mod shared;
mod side;
pub(crate) mod since;
pub(crate) mod strips;
mod tray;
pub(crate) mod unit_row;
mod unit_texts;
pub mod whole;

use ratatui::layout::Rect;
use scene::Scene;
use screen::game::guide;
use screen::theme::canvas::Canvas;
use screen::widgets::hits::Hits;
use screen::widgets::smallest;
use shape::Shape;

/// The rows that the table keeps below a guide.
const LEAST: u16 = 17;

/// How many rows above the footer a list over the table covers at least: those of the prompt and what is below it.
pub fn covered_rows(area: Rect, seats: usize, whole: bool) -> u16 {
    match Shape::of(area, seats, whole) {
        Shape::TooSmall => 0,
        Shape::Duel => duel::covered(area),
        Shape::Strips => strips::prompt_rows(area) + u16::from(area.height >= 28),
        Shape::Grid => grid::covered(area),
        Shape::Whole => whole::PROMPT_ROWS,
    }
}

/// Draws the table on the whole canvas.
pub fn draw(canvas: &mut Canvas<'_>, scene: &Scene<'_>, hits: &mut Hits) {
    let whole = canvas.area();
    let said = (scene.guide, scene.hints);
    let area = match Shape::of(whole, scene.view.seats.len(), scene.state.whole) {
        Shape::TooSmall => whole,
        _ => guide::above(canvas, whole, said, LEAST, hits),
    };
    match Shape::of(whole, scene.view.seats.len(), scene.state.whole) {
        Shape::TooSmall => smallest::draw(canvas, area),
        Shape::Duel => duel::draw(canvas, area, scene, hits),
        Shape::Strips => strips::draw(canvas, area, scene, hits),
        Shape::Grid => grid::draw(canvas, area, scene, hits),
        Shape::Whole => whole::draw(canvas, area, scene, hits),
    }
    guide::over(canvas, whole, said, hits);
}
