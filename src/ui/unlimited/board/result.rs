//! The result strip: what the last action led to, in one row that nothing displaces.

use super::scene::Scene;
use crate::hotseat::log::{Line as LogLine, Weight};
use crate::order::Order;
use crate::ui::theme::canvas::Canvas;
use crate::ui::theme::role::Role;
use crate::ui::theme::width::columns;
use crate::ui::widgets::hits::{Hits, Spot};
use ratatui::layout::Rect;

/// Draws the strip into a row: what somebody did, what is gone by it, what else came of it, how, and how much more the
/// log has of that.
pub(crate) fn draw(canvas: &mut Canvas<'_>, row: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let Some((done, led_to)) = last(scene.log) else { return };
    let mut led_to: Vec<&LogLine> = led_to.iter().collect();
    led_to.order_by_key(|line| match line.weight {
        Weight::Outcome => 0,
        Weight::Aside => 2,
        _ => 1,
    });
    hits.add(row, Spot::Log);
    let right = row.right().saturating_sub(1);
    let mut x = canvas.text(row.x + 1, row.y, row.width.saturating_sub(2), &done.text, Role::Strong);
    for (index, line) in led_to.iter().enumerate() {
        let more = format!("  [L] {} more", led_to.len() - index);
        let part = format!("{} {}", if index == 0 { ":" } else { ";" }, line.text);
        let rest = if index + 1 == led_to.len() { 0 } else { columns(&more) };
        if usize::from(x) + columns(&part) + rest > usize::from(right) {
            if index == 0 {
                first(canvas, (x, row.y, right), &part, led_to.len() - 1);
            } else {
                canvas.text(x, row.y, right.saturating_sub(x), &more, Role::Hint);
            }
            return;
        }
        x = canvas.text(x, row.y, right.saturating_sub(x), &part, Role::Text);
    }
}

/// The first thing that came of it, as far as there is room, and briefly how many more did.
fn first(canvas: &mut Canvas<'_>, (x, y, right): (u16, u16, u16), told: &str, more: usize) {
    let sign = if more == 0 { String::new() } else { format!("  +{more}") };
    let room = right.saturating_sub(x + columns(&sign) as u16);
    let x = canvas.text(x, y, room, told, Role::Text);
    canvas.text(x, y, right.saturating_sub(x), &sign, Role::Hint);
}

/// The last thing that somebody did, or the phase that began since, and everything that came of it.
fn last(log: &[LogLine]) -> Option<(&LogLine, &[LogLine])> {
    let begins = log.iter().rposition(|line| line.weight.begins())?;
    log[begins..].split_first()
}
