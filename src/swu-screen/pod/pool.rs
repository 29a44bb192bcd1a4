//! Building: the pool on the left, the deck with its curve and everything that is wrong with it on the right.

use super::card_line::{HEADS, brief};
use super::drafting::Drawn;
use super::header::closing;
use super::{PodScene, WIDE};
use crate::board::inspect::printed;
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::page::draw_lines;
use shell::cards::aspect_letters;
use shell::pod_session::PoolDeck;

/// From this height on the columns have heads.
const HEADED: u16 = 8;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, (screen, scene): Drawn<'_>, hits: &mut Hits) {
    let Some(deck) = scene.place.deck() else { return };
    let wide = area.width >= WIDE;
    let left = if wide { area.width * 2 / 5 } else { area.width * 11 / 20 };
    list(canvas, Rect { width: left, ..area }, (screen, scene), &deck, hits);
    let right = Rect { x: area.x + left, width: area.width - left, ..area };
    if !wide {
        return picture(canvas, right, scene, &deck);
    }
    let half = right.width / 2;
    picture(canvas, Rect { width: half, ..right }, scene, &deck);
    let side = Rect { x: right.x + half, width: right.width - half, ..right };
    let selected = scene.place.rows().get(screen.cursor.at).copied();
    let title = selected.map(|row| row.card.title).unwrap_or_default();
    let inside = canvas.frame(side, Border::Plain, title, "");
    let facts = selected.and_then(|row| scene.services.cards().facts(row.card.id));
    let lines = facts.map(|facts| printed(facts, usize::from(inside.width.saturating_sub(2)))).unwrap_or_default();
    draw_lines(canvas, side, inside, &lines, 0);
}

fn list(canvas: &mut Canvas<'_>, area: Rect, (screen, scene): Drawn<'_>, deck: &PoolDeck, hits: &mut Hits) {
    let rows = scene.place.rows();
    let total: u32 = deck.rows().iter().map(|row| row.owned).sum();
    let filter = scene.place.filter();
    let filter = if filter.is_empty() { String::new() } else { format!(", with \"{filter}\"") };
    let title = format!("Pool {total}, by {}{filter}", scene.place.grouping().word());
    let mut inside = canvas.frame(area, Border::Acting, &title, "");
    // Behind a name: a gap, its facts, what it costs more, and how many are in the deck.
    let wide = rows.iter().map(|row| columns(&brief(row.card))).max().unwrap_or_default() as u16;
    let room = inside.width.saturating_sub(wide + 11);
    if inside.height >= HEADED {
        canvas.text(inside.x, inside.y, room, "   own card", Role::Faint);
        canvas.text(inside.x + room + 1, inside.y, wide, HEADS, Role::Faint);
        canvas.text(inside.x + room + wide + 2, inside.y, 9, "more deck", Role::Faint);
        (inside.y, inside.height) = (inside.y + 1, inside.height - 1);
    }
    let shown = usize::from(inside.height);
    let first = screen.cursor.first(shown);
    for (place, row) in rows.iter().enumerate().skip(first).take(shown) {
        let line = Rect::new(inside.x, inside.y + (place - first) as u16, inside.width, 1);
        let group: String = row.card.aspects().next().map(aspect_letters).unwrap_or("--").into();
        let more = match row.missing(deck) {
            0 => String::new(),
            missing => format!("+{}", 2 * missing),
        };
        let inside_deck = if row.inside > 0 { format!("in {}", row.inside) } else { String::new() };
        let name = format!("{group} x{} {}", row.owned, row.card);
        let role = if row.inside > 0 { Role::Strong } else { Role::Text };
        canvas.text(line.x, line.y, room, &name, role);
        canvas.text(line.x + room + 1, line.y, wide, &brief(row.card), Role::Dim);
        canvas.text(line.x + room + wide + 2, line.y, 3, &more, Role::Warning);
        canvas.text(line.x + room + wide + 6, line.y, 5, &inside_deck, Role::Strong);
        if place == screen.cursor.at {
            canvas.select(line);
        }
        hits.add(line, Spot::Row(place));
    }
    canvas.more(area, first, rows.len().saturating_sub(first + shown));
}

fn picture(canvas: &mut Canvas<'_>, area: Rect, scene: &PodScene<'_>, deck: &PoolDeck) {
    let title = format!("Deck {} of 30", deck.size());
    let inside = canvas.frame(area, Border::Plain, &title, &closing(scene));
    let width = usize::from(inside.width.saturating_sub(2));
    let mut lines: Vec<(String, Role)> = Vec::new();
    let [leader, base] = deck.heads();
    let named = |card: Option<&'static swu_cards::catalog::Printing>| {
        card.map_or_else(|| "none yet".to_owned(), ToString::to_string)
    };
    lines.push((format!("[l] {}", named(leader)), Role::Strong));
    lines.push((format!("[b] {}", named(base)), Role::Strong));
    for (cost, count) in (1..).zip(deck.curve()) {
        let more = if cost == 6 { "+" } else { " " };
        lines.push((format!("{cost}{more} {count:>2} {}", "#".repeat(count as usize)), Role::Text));
    }
    lines.push((format!("units {}   off-aspect {}", deck.units(), deck.off_aspect()), Role::Text));
    let faults = scene.place.faults();
    if faults.is_empty() {
        lines.push(("This deck is legal: r says that it is ready.".into(), Role::Strong));
    }
    for fault in &faults {
        lines.extend(wrap(&fault.to_string(), width).into_iter().map(|line| (line, Role::Warning)));
    }
    draw_lines(canvas, area, inside, &lines, 0);
}
