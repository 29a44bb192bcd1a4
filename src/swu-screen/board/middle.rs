//! The middle line between the sides of a table: round, phase, initiative, counters, and the arrow of an attack.

use super::header::{counters, initiative, order, phase};
use super::scene::Scene;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;

/// Draws the line; its right end says how far the game is.
pub(super) fn draw(canvas: &mut Canvas<'_>, row: Rect, scene: &Scene<'_>) {
    canvas.surface(row, Role::Room);
    canvas.repeat(row.x, row.y, row.width, canvas.look.glyphs.rule, Role::Ghost);
    let last = if scene.view.ending { ", the last" } else { "" };
    let phase = format!(" {}{last} ", phase(scene.view).to_uppercase());
    let mut x = row.right().saturating_sub(1 + columns(&phase) as u16);
    canvas.text(x, row.y, row.width, &phase, Role::Phase);
    if scene.view.round > 0 {
        let round = format!(" ROUND {} ", scene.view.round);
        x = x.saturating_sub(columns(&round) as u16);
        canvas.text(x, row.y, row.width, &round, Role::Round);
    }
    let taken = scene.view.initiative.seat.is_some() && scene.view.initiative.taken;
    let sign = canvas.look.glyphs.initiative[usize::from(!taken)];
    // Whose game it is stands in the headers.
    let names: Vec<&str> = scene.seats().map(|(_, side)| side.name.as_str()).collect();
    let said = if scene.title == names.join(" - ") { "" } else { scene.title };
    let title = columns(said) as u16 + 4;
    let roomy = x > row.x + title + columns(&initiative(scene)) as u16 + 6;
    // What else there is has no room beside a long title.
    if !roomy && !said.is_empty() {
        x = before(canvas, row, x, said, Role::Faint);
    }
    let several = scene.view.seats.len() > 2;
    let parts = [
        Some((format!("{sign} {}", initiative(scene)), Role::Gold)),
        counters(scene).map(|told| (told, Role::Gold)),
        several.then(|| (order(scene), Role::Dim)),
    ];
    for (told, role) in parts.into_iter().flatten() {
        x = before(canvas, row, x, &told, role);
    }
    if roomy && !said.is_empty() {
        before(canvas, row, x, said, Role::Faint);
    }
    if scene.state.banner {
        canvas.restyle(row, Role::Round);
    }
}

/// Writes something before a column, with a gap; nothing if there is no room for it.
fn before(canvas: &mut Canvas<'_>, row: Rect, x: u16, told: &str, role: Role) -> u16 {
    let told = format!(" {told} ");
    let wide = columns(&told) as u16;
    if x < row.x + wide + 2 {
        return x;
    }
    let start = x - wide - 1;
    canvas.text(start, row.y, wide, &told, role);
    start
}

/// Draws an arrow from a plate below the line to one above it, or the other way round: along the line and between plates,
/// never across one. Nothing if there is no way.
pub(super) fn arrow(canvas: &mut Canvas<'_>, line: Rect, from: Rect, to: Rect, others: &[(u16, Rect)]) {
    let signs = &canvas.look.glyphs.arrow;
    let (low, high) = if from.y > to.y { (from, to) } else { (to, from) };
    let free = |rect: Rect| !others.iter().any(|(_, other)| other.intersects(rect));
    let beside = |plate: Rect| [plate.right(), plate.x.saturating_sub(1)];
    let inside = |x: u16| x > line.x && x < line.right();
    let gutter = |x: &u16| inside(*x) && free(Rect::new(*x, line.y + 1, 1, low.y.saturating_sub(line.y)));
    let straight = Rect::new(high.x + high.width / 2, high.bottom(), 1, line.y.saturating_sub(high.bottom()));
    let top = high.bottom().saturating_sub(1);
    let around = |x: &u16| inside(*x) && free(Rect::new(*x, top, 1, line.y.saturating_sub(top)));
    let into = if free(straight) { Some(straight.x) } else { beside(high).into_iter().find(around) };
    let (Some(out), Some(into)) = (beside(low).into_iter().find(gutter), into) else { return };
    if high.bottom() > line.y || low.y <= line.y {
        return;
    }
    let upwards = from.y > to.y;
    let leaves = if out >= low.right() { signs.out } else { signs.rise[0] };
    canvas.repeat(out, low.y, 1, leaves, Role::Accent);
    for y in line.y + 1..low.y {
        canvas.repeat(out, y, 1, signs.up, Role::Accent);
    }
    let (left, right) = (out.min(into), out.max(into));
    canvas.repeat(left, line.y, right - left + 1, signs.along, Role::Accent);
    canvas.repeat(out, line.y, 1, signs.turn[usize::from(into > out)], Role::Accent);
    let rises = if into == out { signs.up } else { signs.rise[usize::from(into > out)] };
    canvas.repeat(into, line.y, 1, rises, Role::Accent);
    for y in high.bottom()..line.y {
        canvas.repeat(into, y, 1, signs.up, Role::Accent);
    }
    if upwards {
        canvas.repeat(into, high.bottom() - 1, 1, signs.heads[0], Role::Accent);
    } else {
        canvas.repeat(out, low.y, 1, signs.heads[1], Role::Accent);
    }
}
