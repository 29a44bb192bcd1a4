//! The cursor on the table: along lists first, else to what is drawn next in that direction.

use super::App;
use crate::ui::input::command::Command;
use crate::ui::widgets::hits::{Hits, Spot};
use crate::unlimited::rules::view::View;
use ratatui::layout::Rect;

impl App {
    /// Moves the cursor.
    pub(super) fn move_cursor(&mut self, direction: Command) {
        let Some(playing) = &mut self.playing else { return };
        let view = playing.session.sight().view();
        let from = playing.table.board.cursor;
        let next = from.and_then(|spot| along(view, spot, direction));
        let to = next.or_else(|| towards(&self.hits, from, direction)).or(from);
        playing.table.board.cursor = to.or_else(|| first(&self.hits));
    }
}

/// The next of the same list, which may be scrolled out of sight.
fn along(view: &View, spot: Spot, direction: Command) -> Option<Spot> {
    let step: isize = match direction {
        Command::Up => -1,
        Command::Down => 1,
        _ => return None,
    };
    match spot {
        Spot::Unit(uid) => {
            let side = view.seats.iter().find(|side| side.units.iter().any(|unit| unit.uid == uid))?;
            let arena = side.units.iter().find(|unit| unit.uid == uid)?.arena;
            let units: Vec<u16> = side.units.iter().filter(|unit| unit.arena == arena).map(|unit| unit.uid).collect();
            let at = units.iter().position(|other| *other == uid)?;
            units.get(at.checked_add_signed(step)?).map(|uid| Spot::Unit(*uid))
        }
        Spot::Hand(index) => {
            let side = view.seats.get(view.viewer?.index())?;
            index.checked_add_signed(step).filter(|to| *to < side.hand.len()).map(Spot::Hand)
        }
        _ => None,
    }
}

/// The nearest thing in a direction; what lies straight ahead is nearer than what lies beside.
fn towards(hits: &Hits, from: Option<Spot>, direction: Command) -> Option<Spot> {
    let from = from?;
    let (here, _) = hits.things().find(|(_, spot)| *spot == from)?;
    let ahead = hits.things().filter(|(_, spot)| *spot != from);
    let ranked = ahead.filter_map(|(area, spot)| distance(here, area, direction).map(|distance| (distance, spot)));
    ranked.min_by_key(|(distance, _)| *distance).map(|(_, spot)| spot)
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

fn first(hits: &Hits) -> Option<Spot> {
    let unit = hits.things().find(|(_, spot)| matches!(spot, Spot::Unit(_)));
    unit.or_else(|| hits.things().next()).map(|(_, spot)| spot)
}
