//! Everybody has built: whose deck to play against.

use super::drafting::Drawn;
use super::header::closing;
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::widgets::hits::{Hits, Spot};

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, (screen, scene): Drawn<'_>, hits: &mut Hits) {
    let inside = canvas.frame(area, Border::Plain, "Play this pod", &closing(scene));
    let width = inside.width.saturating_sub(2);
    let legal = if scene.place.faults().is_empty() {
        "Your deck against:"
    } else {
        "Your deck is not legal [L-7]; friends may play it nevertheless. Against:"
    };
    canvas.text(inside.x + 1, inside.y, width, legal, Role::Text);
    for (place, opponent) in scene.place.opponents().iter().enumerate() {
        let line = Rect::new(inside.x, inside.y + 2 + place as u16, inside.width, 1);
        if line.y >= inside.bottom() {
            return;
        }
        let bot = if opponent.bot { "  played by the program" } else { "" };
        canvas.text(
            line.x + 1,
            line.y,
            width,
            &format!("{:>2}  {}{bot}", opponent.seat + 1, opponent.name),
            Role::Text,
        );
        if place == screen.cursor.at {
            canvas.select(line);
        }
        hits.add(line, Spot::Row(place));
    }
}
