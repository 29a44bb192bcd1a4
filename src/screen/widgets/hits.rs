//! What was drawn where, for the mouse and the arrows.

use ratatui::layout::{Position, Rect};
use seats::Seat;
use shell::command::Command;

/// Something on the table that can be selected.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spot {
    /// Something of the game that the cursor can rest on; the game knows what it is.
    Thing(u8, u16),
    /// A seat as a whole: its strip or its panel.
    Seat(Seat),
    /// A row of the list over the table or of a screen, from 0.
    Row(usize),
    /// A row of the list above the line being typed, from 0.
    Found(usize),
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
        matches!(self, Spot::Thing(..))
    }
}

/// What was drawn where, for the mouse and the arrows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hits(Vec<(Rect, Spot)>);

impl Hits {
    /// Remembers a spot.
    pub fn add(&mut self, area: Rect, spot: impl Into<Spot>) {
        self.0.push((area, spot.into()));
    }

    /// What is drawn here; the last thing drawn lies on top.
    pub fn at(&self, x: u16, y: u16) -> Option<Spot> {
        self.0.iter().rev().find(|(area, _)| area.contains(Position { x, y })).map(|(_, spot)| *spot)
    }

    /// Everything the cursor can rest on.
    pub fn things(&self) -> impl Iterator<Item = (Rect, Spot)> {
        self.0.iter().copied().filter(|(_, spot)| spot.is_thing())
    }

    /// The nearest thing in a direction; something straight ahead is nearer than something to the side.
    pub fn towards(&self, from: Spot, direction: Command) -> Option<Spot> {
        let (here, _) = self.things().find(|(_, spot)| *spot == from)?;
        let ahead = self.things().filter(|(_, spot)| *spot != from);
        let ranked = ahead.filter_map(|(area, spot)| distance(here, area, direction).map(|distance| (distance, spot)));
        ranked.min_by_key(|(distance, _)| *distance).map(|(_, spot)| spot)
    }
}

fn distance(here: Rect, there: Rect, direction: Command) -> Option<u32> {
    let gap = |low: u16, high: u16| u32::from(low.saturating_sub(high));
    let apart = |a: u16, a_end: u16, b: u16, b_end: u16| gap(b, a_end).max(gap(a, b_end));
    let rows = apart(here.y, here.bottom(), there.y, there.bottom());
    let columns = apart(here.x, here.right(), there.x, there.right());
    match direction {
        Command::Up if there.bottom() <= here.y => Some(gap(here.y, there.bottom()) + 4 * columns),
        Command::Down if there.y >= here.bottom() => Some(gap(there.y, here.bottom()) + 4 * columns),
        Command::Left if there.right() <= here.x => Some(gap(here.x, there.right()) + 8 * rows),
        Command::Right if there.x >= here.right() => Some(gap(there.x, here.right()) + 8 * rows),
        _ => None,
    }
}
