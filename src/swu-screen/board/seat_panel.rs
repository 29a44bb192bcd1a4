//! One of several seats: its header, and below it the ground and space.

use super::arena::border;
use super::scene::Scene;
use super::seat_line::brief_standing;
use super::{field, seat_header};
use crate::seat_keys;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::widgets::hits::{Hits, Spot};
use seats::Seat;
use swu_view::SeatView;

/// Rows of a seat of this width: those in which none of its units is hidden, and those in which all their texts are
/// complete. One row if the seat is out of the game.
pub(super) fn low_and_full(scene: &Scene<'_>, side: &SeatView, width: u16) -> (u16, u16) {
    if side.eliminated {
        return (1, 1);
    }
    let rows = field::stacked_rows(scene, side, width);
    let sum = |rows: [u16; 2]| seat_header::narrow_rows(side) + rows.into_iter().map(|rows| rows.max(1)).sum::<u16>();
    (sum(rows.map(|rows| rows.0)), sum(rows.map(|rows| rows.1)))
}

/// Draws a seat with everything it has in play.
pub(crate) fn draw_full(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    if side.eliminated {
        let name = full_title(scene, seat, side);
        canvas.rule(Rect { height: area.height.min(1), ..area }, border(scene, seat), &name, "out of the game");
        return hits.add(Rect { height: 1, ..area }, Spot::Seat(seat));
    }
    let header = Rect { height: seat_header::narrow_rows(side).min(area.height), ..area };
    seat_header::draw_narrow(canvas, header, scene, seat, hits);
    let below = Rect { y: header.bottom(), height: area.height - header.height, ..area };
    field::draw_stacked(canvas, below, scene, seat, hits);
}

/// `2 BOB [B], done: blast`: who it is, and their state in this phase.
pub(crate) fn full_title(scene: &Scene<'_>, seat: Seat, side: &SeatView) -> String {
    let title = title(scene, seat);
    match brief_standing(scene, seat, side) {
        "" => title,
        standing => format!("{title}, {standing}"),
    }
}

/// `2 BOB`, with the key that shows them if there are several players, and a sign for whoever acts.
pub(crate) fn title(scene: &Scene<'_>, seat: Seat) -> String {
    let name = scene.name(seat).to_uppercase();
    let key = if scene.view.seats.len() > 2 { seat_keys::sign(scene.view, seat) } else { String::new() };
    let acting = scene.acting() == seat && scene.view.over.is_none();
    if acting { format!("{seat} {name}{key}, to act") } else { format!("{seat} {name}{key}") }
}
