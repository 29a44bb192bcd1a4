//! A region of the table: two players who face each other across their galaxy row.

use super::plan::Plan;
use super::{Laid, Table, header, lay, plates};
use deckbuilding::cards::word::Faction;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::Hits;

/// A region with its columns above and below the Force, and the players at either end.
pub(super) struct Half {
    region: usize,
    upper: Rect,
    lower: Rect,
    above: Option<usize>,
    below: Option<usize>,
}

/// The regions side by side, one of them first.
pub(super) fn of(table: &Table<'_>, board: u16, upper: Rect, lower: Rect) -> Vec<Half> {
    let count = table.view.regions.len().max(1) as u16;
    let width = (board + 1) / count;
    let half = |place: u16| {
        let of = |area: Rect| Rect { x: area.x + place * width, width: width - 1, ..area };
        let region = usize::from((place + u16::from(table.scene.region)) % count);
        let [above, below] = facing(table, region);
        Half { region, upper: of(upper), lower: of(lower), above, below }
    };
    (0..count).map(half).collect()
}

/// The players of a region: above and below. A lone person always sits below, otherwise whoever has the turn.
fn facing(table: &Table<'_>, region: usize) -> [Option<usize>; 2] {
    let seats = table.view.seats.iter().enumerate().filter(|(_, seat)| usize::from(seat.region) == region);
    let mut here: Vec<usize> = seats.map(|(place, _)| place).collect();
    let home = home(table);
    let is_below = |place: usize| match home {
        Some(side) => table.view.seats.get(place).is_some_and(|seat| seat.side == side),
        None => table.view.active.contains(&(place as u8)),
    };
    here.sort_by_key(|place| is_below(*place));
    [here.first().copied().filter(|_| here.len() > 1), here.last().copied()]
}

/// The side of a lone person, whose hand lies open all the time.
fn home(table: &Table<'_>) -> Option<Faction> {
    table.scene.is_open.filter(Option::is_none)?;
    table.view.open_hands().next().map(|seat| seat.side)
}

impl Half {
    /// Draws it.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, table: &Table<'_>, plan: &Plan, hits: &mut Hits) {
        let part = |area: Rect, from: u16, rows: u16| Rect { y: area.y + from, height: rows, ..area };
        if let Some(above) = self.above {
            header::draw(canvas, part(self.upper, 0, plan.header), table, above, hits);
            in_play(canvas, part(self.upper, plan.header, plan.above), table, above, hits);
        }
        let from = plan.header + plan.above;
        let sky = part(self.upper, from, plan.label + plan.galaxy);
        canvas.surface(sky, Role::Space);
        canvas.stars(sky);
        if plan.label > 0 {
            self.label(canvas, part(self.upper, from, 1), table);
        }
        let row = after_edge(part(self.upper, from + plan.label, plan.galaxy));
        lay(canvas, row, table.scene, plates::galaxy(table, self.region), hits);
        if let Some(below) = self.below {
            in_play(canvas, part(self.lower, 0, plan.below), table, below, hits);
            header::draw(canvas, part(self.lower, plan.below, plan.header), table, below, hits);
        }
    }

    /// `GALAXY ROW 1  deck 84  discard 0`, and what the letters of its cards mean if there is room.
    fn label(&self, canvas: &mut Canvas<'_>, row: Rect, table: &Table<'_>) {
        let Some(region) = table.view.regions.get(self.region) else { return };
        let number = if table.view.regions.len() > 1 { format!(" {}", self.region + 1) } else { String::new() };
        let title = format!("GALAXY ROW{number}  ");
        let counts = format!("deck {}  discard {} ", region.deck.len(), region.discard.len());
        let x = canvas.pieces(
            row.x + 1,
            row.y,
            row.width.saturating_sub(2),
            &[(&title, Role::Title), (&counts, Role::Faint)],
        );
        let room = usize::from(row.right().saturating_sub(x + 2));
        let legend = crate::words::LEGENDS.into_iter().find(|legend| columns(legend) <= room);
        canvas.text_right(row.right() - 1, row.y, room as u16, legend.unwrap_or_default(), Role::Faint);
    }
}

/// What a rail or an edge leaves of an area.
fn after_edge(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area }
}

/// The ships and units of a player.
fn in_play(canvas: &mut Canvas<'_>, area: Rect, table: &Table<'_>, seat: usize, hits: &mut Hits) {
    canvas.surface(area, Role::Ground);
    let Some(side) = table.view.seats.get(seat) else { return };
    let acts = table.view.active.contains(&(seat as u8)) && table.view.over.is_none();
    canvas.rail(Rect { width: 1, ..area }, plates::plate(side.side, acts));
    let laid: Laid = side.ships.iter().chain(&side.units).map(|piece| plates::piece(table, piece)).collect();
    if laid.is_empty() {
        let said = format!("{}: nothing in play", side.name);
        canvas.text(area.x + 2, area.y, area.width.saturating_sub(3), &said, Role::Faint);
    }
    lay(canvas, after_edge(area), table.scene, laid, hits);
}
