//! Building: the pool as a table, the deck with its curve, its colours and everything that is wrong with it, and the text
//! of the card under the cursor.

use super::card_line::{CardRow, CardTable};
use super::drafting::{Drawn, card_lines};
use super::header::closing;
use super::spread::{ROWS, Spread};
use super::{PodScene, WIDE};
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::hits::Hits;
use screen::widgets::page::draw_lines;
use shell::pod_session::{PodSession, PoolDeck, PoolRow};
use swu_cards::catalog::Printing;

/// Rows of the deck below the pool, on a narrow screen.
const BELOW: u16 = 9;

/// Columns that a deck beside the pool takes at least.
const BESIDE: u16 = 30;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, (screen, scene): Drawn<'_>, hits: &mut Hits) {
    let Some(deck) = scene.place.deck() else { return };
    let pool = scene.place.rows();
    let rows: Vec<CardRow> = pool.iter().map(|row| card_row(row, &deck)).collect();
    let table = CardTable { heads: ["own in", "more"], rows: &rows, at: Some(screen.cursor.at) };
    let selected = pool.get(screen.cursor.at).map(|row| row.card);
    if area.width < table.width() + BESIDE + 2 {
        let list = Rect { height: area.height.saturating_sub(BELOW), ..area };
        draw_table(canvas, list, scene, &deck, &table, hits);
        let under = Rect { y: list.bottom(), height: area.height - list.height, ..area };
        let parts = if area.width >= 3 * BESIDE { 3 } else { 2 };
        let part = Rect { width: area.width / parts, ..under };
        picture(canvas, part, scene, &deck);
        let next = Rect { x: part.right(), ..part };
        bars(canvas, next, &deck);
        if parts > 2 {
            face(canvas, Rect { x: next.right(), width: area.right() - next.right(), ..under }, scene, selected);
        }
        return;
    }
    let left = (table.width() + 2).max(area.width * 9 / 20);
    draw_table(canvas, Rect { width: left, ..area }, scene, &deck, &table, hits);
    let right = Rect { x: area.x + left, width: area.width - left, ..area };
    let (above, below) = if area.width >= WIDE && right.width >= 2 * BESIDE {
        let half = right.width / 2;
        (Rect { width: half, ..right }, Rect { x: right.x + half, width: right.width - half, ..right })
    } else {
        let rows = (right.height * 3 / 5).max(ROWS + 6).min(right.height);
        (Rect { height: rows, ..right }, Rect { y: right.y + rows, height: right.height - rows, ..right })
    };
    let bars_of = Rect { y: above.bottom().saturating_sub(ROWS + 2), height: (ROWS + 2).min(above.height), ..above };
    picture(canvas, Rect { height: above.height - bars_of.height, ..above }, scene, &deck);
    bars(canvas, bars_of, &deck);
    face(canvas, below, scene, selected);
}

fn card_row(row: &PoolRow, deck: &PoolDeck) -> CardRow {
    let inside = if row.inside > 0 { row.inside.to_string() } else { String::new() };
    let more = match row.missing(deck) {
        0 => String::new(),
        missing => format!("+{}", 2 * missing),
    };
    CardRow {
        lead: format!("{:>2}  {inside:>2}", row.owned),
        card: row.card,
        role: if row.inside > 0 { Role::Strong } else { Role::Text },
        tail: vec![(more, Role::Warning)],
    }
}

fn draw_table(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &PodScene<'_>,
    deck: &PoolDeck,
    table: &CardTable<'_>,
    hits: &mut Hits,
) {
    let total: u32 = deck.rows().iter().map(|row| row.owned).sum();
    let filter = scene.place.filter();
    let filter = if filter.is_empty() { String::new() } else { format!(", with \"{filter}\"") };
    let title = format!("Pool {total}, by {}{filter}", scene.place.grouping().word());
    let inside = canvas.frame(area, Border::Acting, &title, "");
    table.draw(canvas, area, inside, hits);
}

/// Leader, base, and whether the deck is legal.
fn picture(canvas: &mut Canvas<'_>, area: Rect, scene: &PodScene<'_>, deck: &PoolDeck) {
    let title = format!("Deck {} of 30", deck.size());
    let inside = canvas.frame(area, Border::Plain, &title, &closing(scene));
    let width = usize::from(inside.width.saturating_sub(2));
    let [leader, base] = deck.heads();
    let mut lines: Vec<(String, Role)> = Vec::new();
    for (key, head) in [("l", leader), ("b", base)] {
        let name = head.map_or_else(|| "none yet".to_owned(), Printing::to_string);
        lines.extend(wrap(&format!("[{key}] {name}"), width).into_iter().map(|line| (line, Role::Strong)));
    }
    lines.push((format!("{} units, {} cost more", deck.units(), deck.off_aspect()), Role::Text));
    lines.extend(faults(scene.place, width));
    draw_lines(canvas, area, inside, &lines, 0);
}

/// Everything that is wrong with the deck, or that nothing is.
fn faults(place: &PodSession, width: usize) -> Vec<(String, Role)> {
    let faults = place.faults();
    if faults.is_empty() {
        return wrap("This deck is legal: r says that it is ready.", width)
            .into_iter()
            .map(|line| (line, Role::Strong))
            .collect();
    }
    let lines = faults.iter().flat_map(|fault| wrap(&fault.to_string(), width));
    lines.map(|line| (line, Role::Warning)).collect()
}

/// Curve and colours.
fn bars(canvas: &mut Canvas<'_>, area: Rect, deck: &PoolDeck) {
    let inside = canvas.frame(area, Border::Plain, "Curve and colours", "");
    let inside = Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside };
    Spread { curve: deck.curve(), colours: deck.colours() }.draw(canvas, inside);
}

fn face(canvas: &mut Canvas<'_>, area: Rect, scene: &PodScene<'_>, selected: Option<&'static Printing>) {
    let title = selected.map(ToString::to_string).unwrap_or_default();
    let inside = canvas.frame(area, Border::Plain, &title, "");
    let lines = selected.map(|card| {
        let width = usize::from(inside.width.saturating_sub(2));
        card_lines(scene, card, width, inside.height)
    });
    draw_lines(canvas, area, inside, &lines.unwrap_or_default(), 0);
}
