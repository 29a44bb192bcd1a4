//! The result strip: what the last action led to, in one row that nothing displaces.

use super::scene::Scene;
use super::since::newest_action;
use hotseat::narration::{Narration, Part};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{clip, columns};
use screen::widgets::hits::{Hits, Spot};

/// Columns of the action that always stay, however long its results are.
const LEAST_HEAD: usize = 24;

/// Draws the strip into a row: what somebody did, its results, and how much more about it is in the log.
pub fn draw(canvas: &mut Canvas<'_>, row: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let Some(told) = newest_action(scene) else { return };
    hits.add(row, Spot::Log);
    write(canvas, row, &told, [Role::Strong, Role::Text]);
}

/// Writes an action into a row: what was done and its results in these roles. Returns the column after it.
pub(crate) fn write(canvas: &mut Canvas<'_>, row: Rect, told: &Narration, [done, came]: [Role; 2]) -> u16 {
    let width = row.width.saturating_sub(2);
    let [head, parts, sign] = fitted(told, width.into(), canvas.look.glyphs.cut);
    let pieces = [(head.as_str(), done), (parts.as_str(), came), (sign.as_str(), Role::Hint)];
    canvas.pieces(row.x + 1, row.y, width, &pieces)
}

/// What was done, its results, and the sign for what is left out. All of it if there is room, possibly in fewer words;
/// otherwise as much as there is room for: the action is cut before its most important result.
fn fitted(told: &Narration, room: usize, cut: &str) -> [String; 3] {
    let head = columns(&told.head);
    for words in [text, short] {
        let parts = joined(&told.parts, words);
        if head + columns(&parts) <= room {
            return [told.head.clone(), parts, String::new()];
        }
    }
    let all = told.parts.len();
    for shown in (1..all).rev() {
        let (parts, sign) = (joined(&told.parts[..shown], short), format!("  [L] {} more", all - shown));
        if head + columns(&parts) + columns(&sign) <= room {
            return [told.head.clone(), parts, sign];
        }
    }
    let first = joined(&told.parts[..all.min(1)], short);
    let sign = if all > 1 { format!("  +{}", all - 1) } else { String::new() };
    let left = room.saturating_sub(columns(&first) + columns(&sign));
    let alone = told.parts.first().map_or("", short);
    if left < LEAST_HEAD.min(head) && columns(alone) + columns(&sign) <= room {
        // The result says more than the action.
        return [String::new(), alone.to_owned(), sign];
    }
    let left = left.max(LEAST_HEAD);
    let head = clip(&told.head, left, cut).into_owned();
    let left = room.saturating_sub(columns(&head) + columns(&sign));
    let first = clip(&first, left, cut).into_owned();
    [head, first, sign]
}

fn text(part: &Part) -> &str {
    &part.text
}

fn short(part: &Part) -> &str {
    &part.short
}

fn joined(parts: &[Part], words: fn(&Part) -> &str) -> String {
    let runs = parts.chunk_by(|one, next| words(one) == words(next));
    let told = |run: &[Part]| match run {
        [part] => words(part).to_owned(),
        [part, ..] => format!("{} ({} times)", words(part), run.len()),
        [] => String::new(),
    };
    let parts: Vec<String> = runs.map(told).collect();
    if parts.is_empty() { String::new() } else { format!(": {}", parts.join("; ")) }
}
