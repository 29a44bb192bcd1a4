//! The room board: tables and the clock, to be read from the back of the room. No points, no standings.

use events::tournament::DeskStage;
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use shell::desk_session::{DeskSession, told};

/// The width of a column of tables.
const COLUMN: u16 = 38;

/// Draws it over the whole screen.
pub(super) fn draw(canvas: &mut Canvas<'_>, session: &DeskSession) {
    let (area, event) = (canvas.area(), session.event());
    let frame = Rect { height: area.height.saturating_sub(1), ..area };
    let clock = session.time(None).map(told::clock).unwrap_or_default();
    let inside = canvas.frame(frame, Border::Acting, &event.setup().name, &clock);
    canvas.text(area.x + 1, frame.bottom(), area.width.saturating_sub(2), "Any key: back to the desk", Role::Hint);
    canvas.text(inside.x + 1, inside.y, inside.width.saturating_sub(2), &told::standing(session), Role::Title);
    let room = Rect { y: inside.y + 2, height: inside.height.saturating_sub(2), ..inside };
    let per_column = usize::from(room.height).max(1);
    for (place, table) in event.tables().iter().enumerate() {
        let x = room.x + 1 + (place / per_column) as u16 * COLUMN;
        if x + COLUMN > room.right() + 1 && place >= per_column {
            break;
        }
        let names: Vec<&str> = table.players.iter().map(|player| told::name(event, *player)).collect();
        let names = if names.len() == 1 { format!("{}  bye", names[0]) } else { names.join(" - ") };
        let width = if event.tables().len() > per_column { COLUMN - 2 } else { room.width.saturating_sub(2) };
        let y = room.y + (place % per_column) as u16;
        canvas.pieces(x, y, width, &[(&format!("{:>3}  ", place + 1), Role::Strong), (&names, Role::Text)]);
    }
    if event.tables().is_empty() && event.stage() != DeskStage::Over {
        canvas.text(room.x + 1, room.y, room.width.saturating_sub(2), "The next pairings come soon.", Role::Text);
    }
}
