//! The question, and the choices with their keys.

use super::choices::Shown;
use super::draw::Scene;
use super::forecast::ARROW;
use super::words;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::log::newest;
use shell::command::Command;

/// The narrowest column of choices.
const COLUMN: u16 = 38;

/// Who is asked what.
fn question(scene: &Scene<'_>) -> String {
    let view = scene.view;
    if let Some([result, _]) = words::result(view) {
        return result;
    }
    let Some(decision) = &view.decision else { return "Nobody has to choose anything now.".to_owned() };
    let names = decision.seats.iter().filter_map(|seat| view.seats.get(usize::from(*seat)));
    let names: Vec<&str> = names.map(|seat| seat.name.as_str()).collect();
    let hand = match (scene.is_open, decision.private) {
        (Some(Some(seconds)), _) => format!("  (hand open, closes in {seconds} s)"),
        (Some(None), _) => String::new(),
        (None, _) => "  ([Tab] opens the hand)".to_owned(),
    };
    format!("{}: {}{hand}", names.join(" and "), decision.prompt)
}

/// Draws the question into the first row and the choices below it, in no more columns than they need; below them the
/// latest events, if the log has no column of its own.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, with_log: bool, hits: &mut Hits) {
    let end = canvas.text(area.x + 1, area.y, area.width.saturating_sub(2), &question(scene), Role::Prompt);
    let notice = u16::from(scene.with.notice.is_some());
    let shown = scene.choices.shown(scene.view);
    let rows = area.height.saturating_sub(1 + notice).max(1);
    let most = usize::from((area.width / COLUMN).max(1));
    let columns = shown.len().div_ceil(rows.into()).clamp(1, most) as u16;
    let page = usize::from(rows) * usize::from(columns);
    let pages = shown.len().div_ceil(page).max(1);
    let at = scene.choices.page % pages;
    if pages > 1 {
        let more = format!("[PgDn] choices {} of {pages}", at + 1);
        let x =
            canvas.text_right(area.right() - 1, area.y, area.width.saturating_sub(end - area.x), &more, Role::Warning);
        hits.add(Rect::new(x, area.y, area.right().saturating_sub(x), 1), Spot::Hint(Command::PageDown));
    }
    let width = area.width / columns;
    for (place, line) in shown.iter().enumerate().skip(at * page).take(page) {
        let cell = (place - at * page) as u16;
        let (x, y) = (area.x + 1 + cell / rows * width, area.y + 1 + cell % rows);
        choice_line(canvas, Rect::new(x, y, width.saturating_sub(2), 1), scene, place, line);
        hits.add(Rect::new(x, y, width.saturating_sub(2), 1), Spot::Choice(line.place));
    }
    let used = (shown.len() as u16).min(rows);
    if with_log && columns == 1 && rows > used + 2 {
        let from = area.y + 2 + used;
        happened(canvas, Rect { y: from, height: area.bottom().saturating_sub(from + notice), ..area }, scene);
    }
    if let Some(notice) = scene.with.notice {
        canvas.text(area.x + 1, area.bottom() - 1, area.width.saturating_sub(2), notice, Role::Warning);
    }
}

fn choice_line(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, place: usize, line: &Shown<'_>) {
    let sign = line.sign(place).map_or("   ".to_owned(), |sign| format!("[{sign}]"));
    let text = words::option(scene.view, scene.cards, line.option, ARROW);
    let count = if line.count > 1 { format!("  ({} of them)", line.count) } else { String::new() };
    let pieces = [(sign.as_str(), Role::Key), (" ", Role::Text), (&text, Role::Choice), (&count, Role::Dim)];
    canvas.pieces(area.x, area.y, area.width, &pieces);
}

/// The newest lines of the log.
fn happened(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) {
    let lines = newest(scene.log, usize::from(area.width.saturating_sub(3)), area.height.into());
    for ((text, _), y) in lines.iter().zip(area.y..) {
        canvas.text(area.x + 1, y, area.width.saturating_sub(2), text, Role::Dim);
    }
}
