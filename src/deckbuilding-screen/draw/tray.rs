//! The hands: backs of cards while they are closed, cards side by side while they are open; and the row above them.

use super::{Laid, Table, lay, plates};
use deckbuilding::rules::view::{CardView, SeatView};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::backs;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::prose::prose;
use shell::command::Command;

/// Columns kept beside the backs of closed cards.
const BESIDE: u16 = 30;

/// The row above the hands: the card under the cursor where no panel shows it, otherwise what happened last; and how an
/// open hand closes.
pub(super) fn told(canvas: &mut Canvas<'_>, row: Rect, table: &Table<'_>, beside: bool, hits: &mut Hits) {
    canvas.surface(row, Role::Room);
    let closes = opened(table);
    let end = canvas.text_right(row.right() - 1, row.y, row.width, &closes, Role::TitlePrivate);
    let room = end.saturating_sub(row.x + 2);
    match table.scene.pointed().filter(|_| !beside) {
        Some(thing) => {
            let lines = wrap(&plates::line(table, &thing.id), usize::from(room).max(1));
            prose(canvas, Rect { x: row.x + 1, width: room, ..row }, &lines, Role::Strong, Role::Dim);
        }
        None => {
            let last = table.scene.log.last().map(|line| format!("{} {}", line.number, line.text));
            canvas.text(row.x + 1, row.y, room, &last.unwrap_or_default(), Role::Dim);
            hits.add(row, Spot::Log);
        }
    }
}

/// Whose hand is open, and when it closes: `Ann's hand, closes in 20 s`.
fn opened(table: &Table<'_>) -> String {
    let closes = match table.scene.is_open {
        Some(Some(seconds)) => format!(", closes in {seconds} s"),
        Some(None) => String::new(),
        None => return String::new(),
    };
    let open = table.view.open_hands().filter(|seat| !seat.hand.is_empty());
    let names: Vec<String> = open.map(|seat| format!("{}'s hand", seat.name)).collect();
    if names.is_empty() { String::new() } else { format!("{}{closes}", names.join(", ")) }
}

/// The players whose hands belong there: those with an open hand, otherwise those who decide or whose turn it is. Cards
/// that somebody knows of another hand lie in no tray.
fn holders<'a>(table: &'a Table<'_>) -> Vec<&'a SeatView> {
    let view = table.view;
    if !view.eyes.is_empty() {
        return view.open_hands().collect();
    }
    let deciding = view.decision.as_ref().map_or(&view.active, |decision| &decision.seats);
    deciding.iter().filter_map(|seat| view.seats.get(usize::from(*seat))).collect()
}

/// Draws the hands side by side, each below its region.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, table: &Table<'_>, hits: &mut Hits) {
    canvas.surface(area, Role::Room);
    let (holders, are_open) = (holders(table), !table.view.eyes.is_empty());
    let count = (holders.len() as u16).max(1);
    let width = (area.width + 1) / count;
    for (seat, x) in holders.into_iter().zip((area.x..).step_by(width.into())) {
        let part = Rect { x, width: (width - 1).min(area.right().saturating_sub(x)), ..area };
        match are_open && !seat.hand.is_empty() {
            true => open(canvas, part, table, seat, hits),
            false => closed(canvas, part, table, seat, hits),
        }
    }
}

fn closed(canvas: &mut Canvas<'_>, area: Rect, table: &Table<'_>, seat: &SeatView, hits: &mut Hits) {
    let x = backs::draw(canvas, area, seat.hand.len(), BESIDE);
    let room = area.right().saturating_sub(x + 1);
    let count = seat.hand.len();
    let state = if count == 0 { "empty" } else { "closed" };
    let said = format!("{}'s hand {count}, {state}", seat.name);
    let said = if columns(&said) > room.into() { format!("hand {count}") } else { said };
    canvas.text(x, area.y, room, &said, Role::Dim);
    let nobody = table.view.decision.is_none() || table.scene.thinking.is_some() || count == 0;
    if nobody || table.scene.is_open.is_some() || area.height < 2 {
        return;
    }
    hits.add(area, Spot::Hint(Command::Hand));
    let key = canvas.chip(x, area.y + 1, room, "[Tab]", Role::ChipSecret) + 1;
    let look = format!("look: only {} at the screen", seat.name);
    let room = area.right().saturating_sub(key);
    let look = if columns(&look) > room.into() { "look".to_owned() } else { look };
    canvas.text(key, area.y + 1, room, &look, Role::TitlePrivate);
}

fn open(canvas: &mut Canvas<'_>, area: Rect, table: &Table<'_>, seat: &SeatView, hits: &mut Hits) {
    canvas.surface(area, Role::Private);
    canvas.rail(Rect { width: 1, ..area }, Role::FramePrivate);
    let cards = seat.hand.iter().filter_map(CardView::known);
    let laid: Laid = cards.map(|card| (plates::known(table, card), Some(card.uid))).collect();
    lay(canvas, Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }, table.scene, laid, hits);
}
