//! What was drawn where, for the mouse and the arrows.

use crate::seats::Seat;
use crate::ui::input::command::Command;
use ratatui::layout::{Position, Rect};

/// Something on the table that can be selected.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spot {
    /// A unit, by handle.
    Unit(u16),
    /// A leader that is no unit, by handle.
    Leader(u16),
    /// A seat's base.
    Base(Seat),
    /// A card of the open hand, from 0.
    Hand(usize),
    /// A seat as a whole: its strip or its panel.
    Seat(Seat),
    /// A row of the list over the table or of a screen, from 0.
    Row(usize),
    /// A choice of the prompt, from 0.
    Choice(usize),
    /// A hint of the footer.
    Hint(Command),
    /// The log.
    Log,
}

impl Spot {
    /// Can the cursor rest on it?
    pub const fn is_thing(self) -> bool {
        matches!(self, Spot::Unit(_) | Spot::Leader(_) | Spot::Base(_) | Spot::Hand(_))
    }
}

/// What was drawn where, for the mouse and the arrows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hits(Vec<(Rect, Spot)>);

impl Hits {
    /// Remembers a spot.
    pub fn add(&mut self, area: Rect, spot: Spot) {
        self.0.push((area, spot));
    }

    /// What is drawn here; what was drawn last lies on top.
    pub fn at(&self, x: u16, y: u16) -> Option<Spot> {
        self.0.iter().rev().find(|(area, _)| area.contains(Position { x, y })).map(|(_, spot)| *spot)
    }

    /// Everything the cursor can rest on.
    pub fn things(&self) -> impl Iterator<Item = (Rect, Spot)> {
        self.0.iter().copied().filter(|(_, spot)| spot.is_thing())
    }
}
