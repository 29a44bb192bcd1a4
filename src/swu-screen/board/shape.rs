//! Which arrangement fits the terminal and the number of seats.

use super::side;
use ratatui::layout::Rect;
use screen::widgets::smallest::fits;

/// An arrangement of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// Only a sentence.
    TooSmall,
    /// Two seats, one above the other.
    Duel,
    /// A line per seat and two of them large.
    Strips,
    /// A panel per seat, all alike.
    Grid,
    /// All seats, and nothing else.
    Whole,
}

impl Shape {
    /// The arrangement for an area, a number of seats and the wish for the whole table.
    pub(crate) fn of(area: Rect, seats: usize, whole: bool) -> Shape {
        let (width, height) = (area.width, area.height);
        if !fits(width, height) {
            return Shape::TooSmall;
        }
        match seats {
            0..=2 => Shape::Duel,
            _ if whole => Shape::Whole,
            3 | 4 if width >= 100 && height >= 30 => Shape::Grid,
            _ if width >= 114 && height >= 38 => Shape::Grid,
            _ => Shape::Strips,
        }
    }
}

/// Does the arrangement for an area and a number of seats have a panel for the card under the cursor?
pub(crate) fn has_inspector(area: Rect, seats: usize, whole: bool) -> bool {
    match Shape::of(area, seats, whole) {
        Shape::Duel => side::columns(area.width) > 0,
        Shape::Grid => area.width >= BROAD_GRID,
        Shape::TooSmall | Shape::Strips | Shape::Whole => false,
    }
}

/// With this many columns, a panel per seat leaves room for one for a card.
pub(super) const BROAD_GRID: u16 = 150;
