//! Draws a list over the lower part of the table, with the selected card's text beside it.

use super::row::Row;
use super::widget::Widget;
use crate::ui::theme::canvas::{Border, Canvas};
use crate::ui::theme::role::Role;
use crate::ui::theme::width::{clip, columns};
use crate::ui::unlimited::board::covered_rows;
use crate::ui::unlimited::board::inspect::printed;
use crate::ui::unlimited::board::prompt_lines::question;
use crate::ui::unlimited::board::scene::Scene;
use crate::ui::widgets::hits::{Hits, Spot};
use crate::ui::widgets::page::draw_lines;
use crate::unlimited::cards::ability::Token;
use crate::unlimited::rules::view::DecisionView;
use ratatui::layout::{Margin, Rect};

/// What the picks together are held to.
fn limits(decision: &DecisionView) -> String {
    match decision.quota.map(|quota| (quota.cost_left, quota.hp_left)) {
        Some((Some(cost), _)) => format!(", cost together at most {cost}"),
        Some((None, Some(hp))) => format!(", HP together at most {hp}"),
        _ => String::new(),
    }
}

/// What is to be known of a row's card: whose unit with power and HP left of HP, what a card costs.
fn about(scene: &Scene<'_>, row: &Row) -> String {
    if let Some(unit) = row.uid.and_then(|uid| scene.unit(uid)) {
        let shield = if unit.tokens(Token::Shield) > 0 { ", Shield" } else { "" };
        let decision = scene.view.decision.as_ref();
        let priced = decision.and_then(|decision| decision.quota).is_some_and(|quota| quota.cost_left.is_some());
        let facts = row.card.as_ref().and_then(|id| scene.cards.facts(id)).filter(|_| priced);
        let cost = facts.map(|facts| format!("cost {} ", facts.cost)).unwrap_or_default();
        let owner = scene.name(unit.controller);
        return format!("{cost}{owner} {} {}/{}{shield}", unit.power, unit.remaining(), unit.hp);
    }
    let facts = row.card.as_ref().and_then(|id| scene.cards.facts(id));
    facts.map(|facts| format!("({}) {} {}", facts.cost, facts.kind.name(), facts.numbers())).unwrap_or_default()
}

/// Draws the list above the footer. It takes at most half of the screen and scrolls beyond that.
pub(crate) fn draw(canvas: &mut Canvas<'_>, screen: Rect, scene: &Scene<'_>, widget: &Widget, hits: &mut Hits) {
    let Some(decision) = &scene.view.decision else { return };
    let rows = widget.rows(decision, scene.menu);
    let notice = u16::from(scene.notice.is_some());
    let total = format!("{}{}", widget.total(decision), limits(decision));
    let facts = rows.get(widget.cursor().at).and_then(|row| scene.cards.facts(row.card.as_deref()?));
    let card = facts.map(|facts| printed(facts, usize::from(screen.width * 8 / 20).saturating_sub(5)));
    let preview = card.as_ref().map_or(0, |lines| (lines.len() as u16 + 3).max(8));
    let least = covered_rows(screen, scene.view.seats.len(), scene.state.whole).max(5);
    let most = (screen.height / 2).max(8).max(least);
    let height = (rows.len() as u16 + 3 + notice).max(preview).clamp(least, most);
    let area = Rect { y: screen.bottom().saturating_sub(height + 1), height, ..screen };
    canvas.clear(area);
    let room = usize::from(area.width).saturating_sub(columns(&total) + 12);
    let title = question(scene);
    let title = clip(&title, room, canvas.look.glyphs.cut);
    let inside = canvas.frame(area, Border::Acting, &title, &total);
    let bottom = inside.bottom().saturating_sub(1);
    canvas.text(inside.x + 1, bottom, inside.width.saturating_sub(2), widget.keys(), Role::Dim);
    if let Some(notice) = scene.notice {
        canvas.text(inside.x + 1, bottom - 1, inside.width.saturating_sub(2), notice, Role::Warning);
    }
    let body = Rect { height: inside.height.saturating_sub(1 + notice), ..inside };
    let list = if card.is_some() { Rect { width: body.width * 12 / 20, ..body } } else { body };
    let texts = rows.iter().map(|row| columns(&row.text)).max().unwrap_or(0);
    let first = widget.cursor().first(list.height.into());
    for ((index, row), y) in rows.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
        let line = Rect { y, height: 1, ..list };
        let role = if row.picked { Role::Picked } else { Role::Text };
        let key = if row.key.is_empty() { String::new() } else { format!("{:>2}  ", row.key) };
        let mark = if row.mark.is_empty() { String::new() } else { format!("{}  ", row.mark) };
        let facts = about(scene, row);
        let gap = if facts.is_empty() { 0 } else { texts + 2 - columns(&row.text) };
        let facts = format!("{:gap$}{facts}", "");
        let pieces = [
            (" ", role),
            (mark.as_str(), role),
            (key.as_str(), Role::Choice),
            (row.text.as_str(), role),
            (facts.as_str(), Role::Dim),
        ];
        canvas.pieces(line.x, y, line.width, &pieces);
        if index == widget.cursor().at {
            canvas.text(line.x, y, 1, canvas.look.glyphs.pointer, Role::Prompt);
            canvas.select(line);
        }
        hits.add(line, Spot::Row(index));
    }
    canvas.more(area, first, rows.len().saturating_sub(first + usize::from(list.height)));
    if let Some(lines) = card {
        let beside = Rect { x: list.right(), width: body.right() - list.right(), ..body };
        let text = beside.inner(Margin { horizontal: 1, vertical: 0 });
        draw_lines(canvas, Rect { height: 0, ..beside }, text, &lines, 0);
    }
}
