//! The panel beside a duel, never empty: the card under the cursor or the one that asks, ready power, and the log down to
//! its lower edge.

use super::scene::{Scene, in_arena};
use super::{inspect, log_panel, prompt_lines};
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::{head, wrap};
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::page::PageLine;
use shell::command::Command;
use swu_language::word::Arena;
use swu_view::SeatView;

/// The fewest rows of the log.
const LOG: u16 = 8;

/// The panel's columns on a screen of this many, if it has one.
pub(super) const fn columns(width: u16) -> u16 {
    match width {
        ..112 => 0,
        112..150 => 34,
        150..190 => 42,
        _ => 52,
    }
}

/// Draws the panel.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    canvas.surface(area, Role::Panel);
    let inside = Rect {
        x: area.x + 2,
        y: area.y + 1,
        width: area.width.saturating_sub(4),
        height: area.height.saturating_sub(1),
    };
    let power = 2 + scene.view.seats.len() as u16;
    let most = inside.height.saturating_sub(power + LOG);
    let mut y = inside.y;
    let at = |y: u16, height: u16| Rect { y, height, ..inside };
    let (title, lines) = inspect::section(scene, inside.width.into());
    if !lines.is_empty() {
        let rows = (lines.len() as u16).min(most.saturating_sub(2));
        card(canvas, at(y, rows + 1), &title, &lines);
        y += rows + 2;
    }
    ready_power(canvas, at(y, power), scene);
    y += power;
    let lasting = &scene.view.lasting;
    if !lasting.is_empty() && y + LOG + 1 < inside.bottom() {
        let lines: Vec<String> = lasting.iter().flat_map(|effect| wrap(effect, inside.width.into())).collect();
        let rows = (lines.len() as u16).min(inside.bottom().saturating_sub(y + LOG + 2));
        canvas.heading(at(y, 1), Role::Title, "IN EFFECT", "");
        super::plate::prose(canvas, at(y + 1, rows), &lines, Role::Dim, Role::Dim);
        y += rows + 2;
    }
    let log = at(y, inside.bottom().saturating_sub(y));
    canvas.heading(Rect { height: 1, ..log }, Role::Title, "LOG", "[L] all");
    hits.add(log, Spot::Log);
    log_panel::lines(canvas, at(log.y + 1, log.height.saturating_sub(1)), scene);
}

/// A card with its heading; what does not fit is cut.
fn card(canvas: &mut Canvas<'_>, area: Rect, title: &str, lines: &[PageLine]) {
    canvas.heading(Rect { height: 1, ..area }, Role::Title, title, "");
    let last = area.bottom().saturating_sub(1);
    for (index, y) in (0..lines.len()).zip(area.y + 1..area.bottom()) {
        let (text, role) = &lines[index];
        let cut = y == last && index + 1 < lines.len();
        let more = if cut { format!("{text} ({} more: [Enter])", lines.len() - index - 1) } else { text.clone() };
        canvas.text(area.x, y, area.width, &more, *role);
    }
}

/// Power of the ready units by arena as bars, from public numbers alone.
fn ready_power(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) {
    canvas.heading(Rect { height: 1, ..area }, Role::Title, "READY POWER", "ground  space");
    let power = |side: &SeatView, arena| -> i32 {
        in_arena(side, arena).filter(|unit| !unit.exhausted).map(|unit| i32::from(unit.power)).sum()
    };
    let all = scene.seats().flat_map(|(_, side)| [Arena::Ground, Arena::Space].map(|arena| power(side, arena)));
    let most = all.max().unwrap_or(0).max(1);
    let bar = area.width.saturating_sub(8 + 15);
    for ((seat, side), y) in scene.seats().zip(area.y + 1..area.bottom()) {
        let role = Role::of_seat(seat.index());
        canvas.text(area.x, y, 7, head(&side.name, 7), role);
        let (ground, space) = (power(side, Arena::Ground), power(side, Arena::Space));
        let full = (i32::from(bar) * ground / most) as u16;
        canvas.repeat(area.x + 8, y, full, canvas.look.glyphs.meter, role);
        canvas.text_right(area.right() - 7, y, 4, &ground.to_string(), Role::Strong);
        canvas.text_right(area.right(), y, 4, &space.to_string(), Role::Strong);
    }
}

/// The selected card, and below it the log unless that is shown elsewhere.
pub(crate) fn right_side(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, logged: bool, hits: &mut Hits) {
    let piles = if canvas.area().height >= TALL { (area.height / 5).max(6) } else { 0 };
    let rest = area.height - piles;
    let inspect = if logged { rest * 3 / 5 } else { rest };
    inspect::draw(canvas, Rect { height: inspect, ..area }, scene, 0);
    if logged {
        let log = Rect { y: area.y + inspect, height: rest - inspect, ..area };
        log_panel::draw(canvas, log, scene, hits);
    }
    if piles > 0 {
        discarded(canvas, Rect { y: area.y + rest, height: piles, ..area }, scene, hits);
    }
}

/// Screens of at least this many rows also show what was discarded.
const TALL: u16 = 56;

/// The discard piles, newest first.
fn discarded(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let inside = canvas.frame(area, Border::Plain, "Discarded", "[v] all");
    hits.add(area, Spot::Hint(Command::Piles));
    let width = usize::from(inside.width.saturating_sub(2));
    let each = inside.height / (scene.view.seats.len() as u16).max(1);
    for (index, (seat, side)) in scene.seats().enumerate() {
        let names: Vec<&str> =
            side.discard.iter().rev().filter_map(|card| card.known()).map(|card| card.name.as_str()).collect();
        let names = if names.is_empty() { "nothing".to_owned() } else { names.join(", ") };
        let lines = wrap(&format!("{}: {names}", side.name), width);
        let top = inside.y + index as u16 * each;
        for (line, y) in lines.iter().zip(top..top + each) {
            let role = if y == top { Role::of_seat(seat.index()) } else { Role::Dim };
            canvas.text(inside.x + 1, y, inside.width.saturating_sub(1), line, role);
        }
    }
}

/// The prompt in a frame.
pub(crate) fn prompt_box(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let inside = canvas.frame(area, Border::Plain, "", "");
    prompt_lines::draw(canvas, inside, scene, hits);
}
