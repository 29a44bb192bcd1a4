//! Draws a list over the lower part of the table, with the selected card's text beside it.

use super::row::Row;
use super::widget::Widget;
use crate::board::asking::beyond;
use crate::board::covered_rows;
use crate::board::inspect::printed;
use crate::board::question::question;
use crate::board::scene::Scene;
use crate::forecast::{ARROW, IDLE, told};
use crate::whose;
use ratatui::layout::{Margin, Rect};
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::{clip, columns, wrap};
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::page::draw_lines;
use shell::cards::in_one_line;
use swu_language::ability::Token;
use swu_view::{DecisionView, OptionView};

/// The limits for the picks together.
fn limits(decision: &DecisionView) -> String {
    match decision.quota.map(|quota| (quota.cost_left, quota.hp_left)) {
        Some((Some(cost), _)) => format!(", cost together at most {cost}"),
        Some((None, Some(hp))) => format!(", HP together at most {hp}"),
        _ => String::new(),
    }
}

/// A note about a row's card: whose unit with power and HP left of HP, what a card costs.
fn about(scene: &Scene<'_>, row: &Row) -> String {
    if let Some((_, side)) = scene.seats().find(|(_, side)| Some(side.base.uid) == row.uid) {
        return format!("{}/{}{}", side.base.remaining(), side.base.hp, would(scene, row));
    }
    if let Some(unit) = row.uid.and_then(|uid| scene.unit(uid)) {
        let shield = if unit.tokens(Token::Shield) > 0 { ", Shield" } else { "" };
        let decision = scene.view.decision.as_ref();
        let priced = decision.and_then(|decision| decision.quota).is_some_and(|quota| quota.cost_left.is_some());
        let facts = row.card.as_ref().and_then(|id| scene.cards.facts(id)).filter(|_| priced);
        let cost = facts.map(|facts| format!("cost {} ", facts.cost)).unwrap_or_default();
        let owner = scene.name(unit.controller);
        let would = would(scene, row);
        return format!("{cost}{owner} {} {}/{}{shield}{would}", unit.power, unit.remaining(), unit.hp);
    }
    let facts = row.card.as_ref().and_then(|id| scene.cards.facts(id));
    let printed = facts.map(|facts| format!("({}) {} {}", facts.cost, facts.kind.name(), facts.numbers()));
    let place = option(scene, row).and_then(|option| whose::place(scene.view, scene.labels, option));
    let idle = row.idle.then(|| IDLE.to_owned());
    let told = printed.into_iter().map(|text| text.trim_end().to_owned()).chain(place).chain(idle);
    told.collect::<Vec<_>>().join(", ")
}

/// The first option about the row's card.
fn option<'a>(scene: &Scene<'a>, row: &Row) -> Option<&'a OptionView> {
    let mut options = scene.view.decision.iter().flat_map(|decision| &decision.options);
    options.find(|option| option.handle().is_some() && option.handle() == row.uid)
}

/// `: dies`: what picking the row's card leads to, if that is told.
fn would(scene: &Scene<'_>, row: &Row) -> String {
    let told = option(scene, row).and_then(|option| told(scene.view, option, ARROW));
    let told = told.or_else(|| row.idle.then(|| IDLE.to_owned()));
    told.map(|told| format!(": {told}")).unwrap_or_default()
}

/// The most rows for the text that asks.
const MOST_TEXT: usize = 2;
/// Columns beside a list that its card leaves free: a bar, and one on each side of the text.
const AROUND_CARD: u16 = 3;
/// The fewest columns for the card beside a list.
const CARD: u16 = 26;
/// Columns of a row besides its texts.
const GAPS: usize = 9;

/// Columns of a row's text that are kept however long its note is: enough for most names.
const NAME: usize = 28;

/// The question, if the frame has no room for it, and the text that asks.
fn heading(scene: &Scene<'_>, decision: &DecisionView, fits: bool, width: usize) -> Vec<(String, Role)> {
    let asked = if fits { Vec::new() } else { wrap(&question(scene), width) };
    let text = wrap(beyond(&in_one_line(decision.text.iter().map(String::as_str)), &decision.prompt), width);
    let text = text.into_iter().filter(|line| !line.is_empty()).take(MOST_TEXT).map(|line| (line, Role::Dim));
    asked.into_iter().map(|line| (line, Role::Prompt)).chain(text).collect()
}

/// Columns of the list with a card beside it: what the rows need, as far as they leave enough for the card. `None` if
/// no card has room beside rows that are on the table anyway.
fn list_width(rows: &[(Row, String)], width: u16, in_play: bool) -> Option<u16> {
    // The notes of the rows are in a column of their own.
    let texts = rows.iter().map(|(row, _)| columns(&row.text)).max().unwrap_or(0);
    let wide = |(row, facts): &(Row, String)| {
        let text = if facts.is_empty() { columns(&row.text) } else { texts };
        columns(&row.mark) + columns(&row.key) + text + columns(facts) + GAPS
    };
    let longest = rows.iter().map(wide).max().unwrap_or(0) as u16;
    match width.saturating_sub(longest) >= CARD {
        true => Some(longest.max(width * 9 / 20)),
        false if in_play => None,
        false => Some(width * 12 / 20),
    }
}

/// Draws the list above the footer. It takes at most half of the screen and scrolls beyond that.
pub(crate) fn draw(canvas: &mut Canvas<'_>, screen: Rect, scene: &Scene<'_>, widget: &Widget, hits: &mut Hits) {
    let Some(decision) = &scene.view.decision else { return };
    let rows = widget.rows(decision, scene.menu).into_iter();
    let rows: Vec<(Row, String)> = rows.map(|row| (about(scene, &row), row)).map(|(facts, row)| (row, facts)).collect();
    let notice = u16::from(scene.notice.is_some());
    let total = format!("{}{}", widget.total(decision), limits(decision));
    let title = question(scene);
    let fits = columns(&title) + columns(&total) + 12 <= usize::from(screen.width);
    let width = screen.width.saturating_sub(2);
    let heading = heading(scene, decision, fits, usize::from(width.saturating_sub(2)));
    let above = heading.len() as u16;
    let in_play = rows.iter().all(|(row, _)| row.uid.is_none_or(|uid| scene.unit(uid).is_some()));
    let at = rows.get(widget.cursor().at).and_then(|(row, _)| scene.cards.facts(row.card.as_deref()?));
    let beside = at.and_then(|facts| Some((facts, list_width(&rows, width, in_play)?)));
    let card =
        beside.map(|(facts, list)| (printed(facts, usize::from(width.saturating_sub(list + AROUND_CARD))), list));
    let preview = card.as_ref().map_or(0, |(lines, _)| (lines.len() as u16 + 3).max(8) + above + notice);
    let least = covered_rows(screen, scene.view.seats.len(), scene.state.whole).max(5);
    let most = (screen.height / 2).max(8).max(least);
    let height = (rows.len() as u16 + 3 + notice + above).max(preview).clamp(least, most);
    let area = Rect { y: screen.bottom().saturating_sub(height + 1), height, ..screen };
    canvas.clear(area);
    let inside = canvas.frame(area, Border::Acting, if fits { &title } else { "" }, &total);
    let bottom = inside.bottom().saturating_sub(1);
    canvas.text(inside.x + 1, bottom, inside.width.saturating_sub(2), widget.keys(), Role::Dim);
    if let Some(notice) = scene.notice {
        canvas.text(inside.x + 1, bottom - 1, inside.width.saturating_sub(2), notice, Role::Warning);
    }
    for ((text, role), y) in heading.iter().zip(inside.y..bottom) {
        canvas.text(inside.x + 1, y, inside.width.saturating_sub(1), text, *role);
    }
    let body = Rect { y: inside.y + above, height: inside.height.saturating_sub(1 + notice + above), ..inside };
    let list = Rect { width: card.as_ref().map_or(body.width, |(_, list)| *list), ..body };
    let first = widget.cursor().first(list.height.into());
    draw_rows(canvas, list, &rows, (first, widget.cursor().at), hits);
    canvas.more(area, first, rows.len().saturating_sub(first + usize::from(list.height)));
    if let Some((lines, _)) = card {
        let beside = Rect { x: list.right(), width: body.right() - list.right(), ..body };
        for y in beside.top()..beside.bottom() {
            canvas.text(beside.x, y, 1, canvas.look.glyphs.side, Role::Frame);
        }
        let text = beside.inner(Margin { horizontal: 1, vertical: 0 });
        draw_lines(canvas, Rect { height: 0, ..beside }, text, &lines, 0);
    }
}

/// The rows from the first one shown on, the one under the cursor marked.
fn draw_rows(
    canvas: &mut Canvas<'_>,
    list: Rect,
    rows: &[(Row, String)],
    (first, at): (usize, usize),
    hits: &mut Hits,
) {
    let longest = |wide: fn(&(Row, String)) -> usize| rows.iter().map(wide).max().unwrap_or(0);
    let besides = longest(|(row, _)| columns(&row.mark) + columns(&row.key)) + longest(|(_, facts)| columns(facts));
    // The notes keep their column if a text has to be cut.
    let room = usize::from(list.width).saturating_sub(besides + GAPS).max(NAME);
    let texts = longest(|(row, _)| columns(&row.text)).min(room);
    for ((index, (row, facts)), y) in rows.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
        let line = Rect { y, height: 1, ..list };
        let role = if row.picked { Role::Picked } else { Role::Text };
        let key = if row.key.is_empty() { String::new() } else { format!("{:>2}  ", row.key) };
        let mark = if row.mark.is_empty() { String::new() } else { format!("{}  ", row.mark) };
        // A long text gets what its own row leaves it.
        let own =
            usize::from(list.width).saturating_sub(columns(&row.mark) + columns(&row.key) + columns(facts) + GAPS);
        let most = texts.max(own.min(columns(&row.text)));
        let text =
            if facts.is_empty() { row.text.as_str().into() } else { clip(&row.text, most, canvas.look.glyphs.cut) };
        let gap = if facts.is_empty() { 0 } else { (texts + 2).saturating_sub(columns(&text)).max(2) };
        let facts = format!("{:gap$}{facts}", "");
        let pieces = [
            (" ", role),
            (mark.as_str(), role),
            (key.as_str(), Role::Choice),
            (&*text, role),
            (facts.as_str(), Role::Dim),
        ];
        canvas.pieces(line.x, y, line.width, &pieces);
        if index == at {
            canvas.text(line.x, y, 1, canvas.look.glyphs.pointer, Role::Prompt);
            canvas.select(line);
        }
        hits.add(line, Spot::Row(index));
    }
}
